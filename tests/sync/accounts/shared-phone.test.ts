// A second person signs in on a phone. Nothing of the first is readable by the second or sent in their name, and nothing
// of it is lost.
import { expect, test } from "vitest";
import { newestMail, tokenIn } from "#support/mails.ts";
import { student, tokenOf } from "#support/people.ts";
import type { Phone } from "#support/phone.ts";
import { enrol } from "#support/school.ts";
import { classroom, endSessions, mirroredRows } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { seal } from "#sync/storage/vault.ts";

const here = serverForThisFile();

/** Everything readable in this account's database with other tools. */
async function readableIn(phone: Phone, userId: string): Promise<string> {
	const db = phone.open(userId);
	await db.open();
	const tables = await Promise.all(db.tables.map((table) => table.toArray()));
	db.close();
	const bytes = (_key: string, value: unknown) =>
		value instanceof ArrayBuffer ? Buffer.from(value).toString("latin1") : value;
	return JSON.stringify(tables, bytes);
}

test("signed out with unsent work: the next person finds nothing, the first one finds and sends everything", async () => {
	const { server } = here();
	const { phone, maya, maths, tasks, answers } = await classroom(server, { tasks: 2 });
	const karim = await student(server, "Karim Nassar");
	await enrol(server, karim, maths.id);
	const [first, second] = tasks;
	const entry = await phone.submit(first?.id ?? "", "a private answer");
	await saveDraft(phone.db, phone.platform, `answer:${second?.id}`, "a private draft");
	expect(await readableIn(phone, maya.id)).toMatch(/a private answer.*a private draft.*Fractions/);
	await seal(phone.db);

	phone.signIn(karim);
	const { db } = phone;
	await phone.run();

	const left = await readableIn(phone, maya.id);
	expect(left).not.toContain("private");
	expect(left).not.toContain("Fractions");
	expect(await db.outbox.count()).toBe(0);
	expect(await answers()).toEqual([]);

	await endSessions(server, maya.id);
	phone.signIn({ ...maya, token: await tokenOf(server, maya.id) });
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ text_body: "a private answer" }]);
	expect(await phone.db.drafts.get(`answer:${second?.id}`)).toMatchObject({ text: "a private draft" });
	expect(await phone.db.vault.count()).toBe(0);
});

test("what was sealed opens at the sign-in after the password was forgotten and reset by mail", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "a private answer");
	await seal(phone.db);
	expect(await readableIn(phone, maya.id)).not.toContain("private");
	const post = (path: string, body: object) => server.ask("POST", path, { body });
	await post("/api/lead/forgot-password", { email: maya.email, language: "en" });
	const token = tokenIn(await newestMail(server, maya.email));
	const fresh = { password: "forgotten-no-more", passwordConfirm: "forgotten-no-more" };
	expect((await post("/api/collections/users/confirm-password-reset", { token, ...fresh })).status).toBe(204);

	const back = await post("/api/collections/users/auth-with-password", {
		identity: maya.email,
		password: fresh.password,
	});
	phone.signIn({ ...maya, token: String(back.at("token")) });
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ text_body: "a private answer" }]);
});

test("an answer of another person's handshake is not believed: the phone stays as it was", async () => {
	const { server } = here();
	const { phone, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	const before = await mirroredRows(phone);
	phone.token = (await student(server, "Karim Nassar")).token;

	expect((await phone.run()).kind).toBe("silent");

	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 0 });
	expect(await mirroredRows(phone)).toBe(before);
	expect(await answers()).toEqual([]);
});
