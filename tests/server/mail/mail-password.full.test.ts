// The password of the mail server opens somebody's mailbox: it is used, and never written to the data folder, which is in
// every backup.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { student } from "#support/people.ts";
import { postOffice } from "#support/post-office.ts";
import { type RealServer, realServer } from "#support/server.ts";

const password = "p4ss-of-the-mailbox";

/** Names of the files below a folder in which these letters stand. */
function filesWith(folder: string, letters: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
		const file = join(folder, name);
		return statSync(file).isFile() && readFileSync(file).includes(letters);
	});
}

async function started(env: Record<string, string | undefined>): Promise<RealServer> {
	const server = await realServer({ env });
	onTestFinished(() => server.end());
	return server;
}

const forgot = (server: RealServer, email: string) =>
	server.ask("POST", "/api/lead/forgot-password", { body: { email, language: "en" } });

async function lockedOffice() {
	const office = await postOffice();
	onTestFinished(() => office.close());
	office.openOnlyTo("desk", password);
	return { office, SMTP_URL: office.url.replace("//", `//desk:${password}@`) };
}

test("mails go out through a server that asks for the password, and no file of the data folder has it", async () => {
	const { office, SMTP_URL } = await lockedOffice();
	const server = await started({ SMTP_URL, LEAD_MAIL_DIR: "" });
	const maya = await student(server);

	expect((await forgot(server, maya.email)).at("mail")).toBe("sent");
	expect(await office.mailsTo(maya.email)).toHaveLength(1);
	expect(filesWith(server.dataDir, password)).toEqual([]);
	await server.stop();
	expect(filesWith(server.dataDir, password)).toEqual([]);
});

test("a password that an earlier version stored is erased at the next start, and mails still go out", async () => {
	const { office, SMTP_URL } = await lockedOffice();
	const env: Record<string, string> = { SMTP_URL: "", LEAD_MAIL_DIR: "" };
	const server = await started(env);
	const maya = await student(server);
	for (const stored of ["another-one-before", password]) {
		await server.sql(
			`UPDATE _params SET value = json_set(value, '$.smtp.password', '${stored}') WHERE id = 'settings'`,
		);
	}
	await server.stop();
	expect(filesWith(server.dataDir, password)).not.toEqual([]);

	env.SMTP_URL = SMTP_URL;
	await server.start();
	expect(filesWith(server.dataDir, password)).toEqual([]);
	expect(filesWith(server.dataDir, "another-one-before")).toEqual([]);
	expect((await forgot(server, maya.email)).at("mail")).toBe("sent");
	expect(await office.mailsTo(maya.email)).toHaveLength(1);
	await server.stop();
	expect(filesWith(server.dataDir, password)).toEqual([]);
});

test("settings that are saved while the server runs do not write it down either, and the next mail goes out", async () => {
	const { office, SMTP_URL } = await lockedOffice();
	const server = await started({ SMTP_URL, LEAD_MAIL_DIR: "", OPEN_DASHBOARD: "1" });
	const maya = await student(server);
	const saved = await server.ask("PATCH", "/api/settings", {
		token: server.superuserToken,
		body: { meta: { senderName: "The centre" } },
	});
	expect(saved.status).toBe(200);

	expect((await forgot(server, maya.email)).at("mail")).toBe("sent");
	expect(await office.mailsTo(maya.email)).toHaveLength(1);
	await server.stop();
	expect(filesWith(server.dataDir, password)).toEqual([]);
});
