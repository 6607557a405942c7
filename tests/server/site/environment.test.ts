// What the environment decides, at every start; and what the server does for itself every minute.

import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { student, teacher } from "#support/people.ts";
import { answerBody, assignment, batch, course, entry } from "#support/school.ts";
import { type RealServer, realServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const settingsOf = (server: RealServer) => server.ask("GET", "/api/settings", { token: server.superuserToken });

test("address, sender, mail server and proxy follow the environment at every start", async () => {
	const env: Record<string, string | undefined> = {
		APP_URL: "https://lead.example",
		MAIL_FROM: "hello@lead.example",
		SMTP_URL: "smtp://user%40mail:p%3Ass@mail.example:2525",
		TRUSTED_PROXY: "X-Real-IP",
	};
	const server = await realServer({ env });
	try {
		const first = await settingsOf(server);
		expect(first.at("meta.appURL")).toBe("https://lead.example");
		expect(first.at("meta.senderAddress")).toBe("hello@lead.example");
		expect(first.at("smtp")).toMatchObject({
			enabled: true,
			host: "mail.example",
			port: 2525,
			tls: false,
			username: "user@mail",
		});
		expect(first.at("trustedProxy.headers")).toEqual(["X-Real-IP"]);

		await server.stop();
		for (const name of Object.keys(env)) env[name] = "";
		env.SMTP_URL = "smtps://mail.example";
		await server.start();

		const second = await settingsOf(server);
		expect(second.at("meta.appURL")).toBe(server.url);
		expect(second.at("smtp")).toMatchObject({ enabled: true, port: 465, tls: true, username: "" });
		expect(second.at("trustedProxy.headers")).toEqual([]);
	} finally {
		await server.end();
	}
});

test.each(["mail.example:25", "http://mail.example", "smtp://:secret@", "smtp://user:secret@mail.example:port"])(
	"a mail address like %s stops the start with a sentence that keeps the password",
	async (SMTP_URL) => {
		const start = realServer({ env: { SMTP_URL } }).then((server) => server.end());

		await expect(start).rejects.toThrow("SMTP_URL must look like smtp[s]://user:pass@host:port");
		await expect(start).rejects.not.toThrow("secret");
	},
);

describe("the maintenance", () => {
	const here = serverForThisFile(
		async (server) => {
			const rana = await teacher(server);
			const maya = await student(server);
			return { maya, maths: await course(server, rana, [maya]) };
		},
		{ env: { LEAD_MAINTENANCE_SECRET: "maintenance-secret" } },
	);

	test("finds the writing connection at synchronous=FULL from the start", async () => {
		const { server } = here();
		const answer = await server.ask("POST", "/api/lead/maintenance", {
			headers: { "X-Lead-Maintenance": "maintenance-secret" },
		});

		expect([answer.status, answer.at("synchronous")]).toEqual([200, 2]);
	});

	test("is called by the cron, also after batches and transactions, and does its work", async () => {
		const { server, maya, maths } = here();
		const task = await assignment(server, maths.id);
		await batch(server, maya, [entry.create("submissions", answerBody(maya, task.id))]);
		await server.sql("UPDATE sync_log SET at = '2020-01-01 00:00:00.000Z' WHERE seq = 1");
		await server.sql("INSERT INTO guesses VALUES ('old', 3, 0, 5)");

		const run = await server.ask("POST", "/api/crons/lead_maintenance", { token: server.superuserToken });

		expect(run.status).toBe(204);
		await eventually(async () => expect(await server.sql("SELECT 1 FROM guesses")).toEqual([]));
		expect(await server.sql("SELECT seq FROM sync_log WHERE seq = 1")).toEqual([]);
	});
});
