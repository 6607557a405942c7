// A temporary password while no mail goes out, the reset link an admin sends, and who may ask for either.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { newestMail } from "#support/mails.ts";
import { person, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { give, handshake, here, mails, sendLink } from "./helping-in.ts";

describe("while no mail goes out", () => {
	const cut = serverForThisFile(twoCourses, { env: { LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:1" } });

	test("the admin can still tell the password, and a mail with one that is over is never sent", async () => {
		const { server, boss, maya } = cut();
		const waitingMails = () => server.sql("SELECT details FROM mails WHERE sent_at = 0 AND dropped_at = 0");
		const ask = () =>
			server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body: { user_id: maya.id } });
		const [first, second] = [await ask(), await ask()];
		const password = String(second.at("password"));

		expect([first.at("mail"), second.at("mail")], said(second)).toEqual(["waiting", "waiting"]);
		expect(await waitingMails()).toEqual([{ details: JSON.stringify({ password }) }]);
		const signedIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password },
		});
		const choose = (chosen: string) =>
			server.ask("PATCH", `/api/collections/users/records/${maya.id}`, {
				token: String(signedIn.at("token")),
				body: { oldPassword: password, password: chosen, passwordConfirm: chosen },
			});

		expect((await choose(password)).status).toBe(400);
		expect(await waitingMails()).toHaveLength(1);
		expect((await choose("own-secret")).status).toBe(200);
		expect(await waitingMails()).toEqual([]);
		expect(await server.sql(`SELECT id FROM mails WHERE details LIKE '%${password}%'`)).toEqual([]);
	});
});

describe("while no mail goes out to somebody whose account a stranger uses", () => {
	const cut = serverForThisFile(twoCourses, { env: { LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:1" } });

	test("a link to the stranger's address dies with the old password, as it would have in a mailbox", async () => {
		const { server, boss, maya } = cut();
		const asked = await server.ask("POST", "/api/lead/change-email", {
			token: maya.token,
			body: { email: "stranger@lead.test", password: maya.password },
		});
		const waitingMails = () => server.sql("SELECT kind FROM mails WHERE sent_at = 0 AND dropped_at = 0 ORDER BY rowid");
		expect([asked.at("mail"), await waitingMails()], said(asked)).toEqual(["waiting", [{ kind: "change_email" }]]);

		await server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body: { user_id: maya.id } });
		expect(await waitingMails()).toEqual([{ kind: "temporary_password" }]);
	});
});

describe("a reset link sent by an admin", () => {
	test("goes to the person, also to one who waits, and changes nothing until it is used", async () => {
		const { server, boss } = here();
		for (const who of [await student(server), await waiting(server)]) {
			const answer = await sendLink(boss, who);

			expect(answer.status, said(answer)).toBe(200);
			expect(["sent", "waiting"]).toContain(answer.at("mail"));
			expect(answer.headers.get("cache-control")).toBe("no-store");
			expect(await mails(who)).toEqual(["reset"]);
			expect((await newestMail(server, who.email)).link).toContain("/reset-password#type=recovery&token=");
			expect((await handshake(who.token)).status).toBe(200);
		}
	});

	test("is not for a blocked or a deleted account, or nobody", async () => {
		const { server, boss, bassam } = here();
		const gone = await student(server);
		await server.ask("POST", "/api/lead/delete-account", { token: gone.token, body: { password: gone.password } });

		expect(refused(await sendLink(boss, bassam))).toBe("409 user_id blocked");
		expect(refused(await sendLink(boss, gone))).toBe("404 user_id unknown_person");
		expect(refused(await sendLink(boss, { id: "nobody000000000" }))).toBe("404 user_id unknown_person");
		expect(await mails(bassam)).toEqual([]);
	});
});

test.each([
	["a temporary password", give],
	["a reset link", sendLink],
])("%s is an admin's to give: whoever else asks is answered alike, whatever was asked", async (_, ask) => {
	const { wael, bassam, maya, rana, joseph, boss, karim } = here();
	const declined = await person(here().server, { accountStatus: "declined" });
	for (const who of [wael, bassam, declined, maya, rana, joseph]) {
		const answers = [
			await ask(who, karim),
			await ask(who, who),
			await ask(who, boss),
			await ask(who, { id: "nobody000000000" }),
			await ask(who, { id: ["x"] }),
		];
		expect(answers.map(refused)).toEqual(Array(5).fill("403 role not_admin"));
		expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
	}
	expect((await ask(undefined, karim)).status).toBe(401);
	expect((await handshake(karim.token)).status).toBe(200);
	expect(await mails(karim)).toEqual([]);
	expect((await ask(boss, await student(here().server))).status).toBe(200);
});
