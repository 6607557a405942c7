// What is not true any more is not mailed, and no name or text makes a mail open anything or reach anybody else.
import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { admin, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { arriving, here, maintain, office, post, queue, users } from "./queued-mails.ts";

test("what is not true any more is not said, and a link goes to nobody else's address", async () => {
	const { server } = here();
	const verified = await student(server);
	const moved = await student(server);
	const replaced = await student(server);
	const wael = await waiting(server);
	await queue({ kind: "verify", to: verified.email, userId: verified.id });
	await queue({ kind: "reset", to: "formerly@lead.test", userId: moved.id });
	await queue({ kind: "approved", to: wael.email, userId: wael.id });
	await queue({ kind: "declined", to: wael.email, userId: wael.id, values: { reason: "No" } });
	await queue({
		kind: "temporary_password",
		to: "formerly@lead.test",
		userId: moved.id,
		values: { password: moved.password },
	});
	await queue({
		kind: "temporary_password",
		to: replaced.email,
		userId: replaced.id,
		values: { password: "earlier-one" },
	});
	await queue({ kind: "no_account", to: wael.email });
	await queue({ kind: "no_account", to: "last@lead.test" });

	await arriving("last@lead.test");

	for (const email of [verified.email, moved.email, replaced.email, "formerly@lead.test", wael.email])
		expect(await office.mailsTo(email)).toEqual([]);
	expect(await server.sql("SELECT 1 FROM mails WHERE sent_at = 0 AND dropped_at = 0")).toEqual([]);
	expect(await server.sql("SELECT 1 FROM mails WHERE details <> ''")).toEqual([]);
});

test("an approval that is undone while its mail is handed over is said to have been mailed; if it fails, it is not tried again", async () => {
	const { server } = here();
	const [wael, boss] = [await waiting(server), await admin(server)];
	const decide = (name: string) =>
		server.ask("PATCH", `${users}/records/${wael.id}`, { token: boss.token, body: { name } });
	for (const how of ["greeted", "sent away"] as const) {
		office.hang();
		expect((await decide("Wael")).status).toBe(200);
		const maintained = maintain();
		await eventually(() => expect(office.hanging).toBe(1));
		const undone = await decide("");
		office.accept();
		office.release(how);
		await maintained;
		await eventually(async () => expect(await server.sql("SELECT 1 FROM mail_turn WHERE since > 0")).toEqual([]));

		expect([undone.status, undone.at("name"), undone.at("mail")], said(undone)).toEqual([200, "", "sent"]);
		expect(await office.mailsTo(wael.email)).toHaveLength(1);
	}
	await queue({ kind: "no_account", to: "after@lead.test" });
	await arriving("after@lead.test");
	expect(await office.mailsTo(wael.email)).toHaveLength(1);
	const undone = [await decide("Wael"), await decide("")].at(-1);
	expect([undone?.at("mail"), await server.sql("SELECT 1 FROM mails WHERE sent_at = 0")]).toEqual(["none", []]);
});

const signUp = (fields: object) =>
	post(`${users}/records`, {
		password: "secret-1",
		passwordConfirm: "secret-1",
		role: "teacher",
		language: "fr",
		...fields,
	});

test.each([
	["an advertisement", "Gifts at http://evil.test/now"],
	["a bare address", "See evil.test"],
	["headers", "Nour\r\nBcc: victim@lead.test\r\n\r\nHello"],
	["HTML", `<a href="https://evil.test">Nour</a><script>alert(1)</script>`],
	["letters that turn the line", "Nour \u202egro.live\u202c"],
])("a name that is %s adds nothing to a mail", async (_, full_name) => {
	const email = `guest-${newId()}@lead.test`;
	office.refuse();
	const answer = await signUp({ email, full_name: "Nour" });
	expect(answer.status, said(answer)).toBe(200);
	// Sign-up lets not all of these in (characters.test.ts); accounts of earlier versions may have them.
	await here().server.update("users", String(answer.at("id")), { full_name });
	office.accept();
	await here().server.sql("UPDATE mails SET due_at = 0");
	const mails = [await arriving(email), await arriving("desk@lead.test")];

	for (const mail of mails) {
		const headers = mail.parsed.headers.map((header) => header.key).sort();
		expect(headers).toEqual(["content-type", "date", "from", "message-id", "mime-version", "subject", "to"]);
		expect(mail.html.match(/<a /g)).toEqual(
			mail.html.match(/<a href="https:\/\/lead\.example\/login[#"]/g)?.map(() => "<a "),
		);
		expect(mail.html).not.toContain("<script");
		expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.test|\u202e/);
		expect(mail.text.match(/https?:\/\/[\w.]+/g)).toEqual(mail.text.match(/https:\/\/lead\.example/g));
	}
	expect((await office.mails()).flatMap((mail) => mail.parsed.bcc ?? [])).toEqual([]);
	expect(await office.mailsTo("victim@lead.test")).toEqual([]);
});
