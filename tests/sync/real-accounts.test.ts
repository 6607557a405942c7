// Tokens die, accounts are closed and opened, phones change hands. Nothing written is lost or shown to the wrong person.
import { expect, test } from "vitest";
import { saveDraft } from "#data/outbox.ts";
import { mirroredNames } from "#data/records.ts";
import { seal } from "#data/vault.ts";
import { classroom } from "#support/classroom.ts";
import { student, tokenOf } from "#support/people.ts";
import type { Phone } from "#support/phone.ts";
import { enrol } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** How many rows of the server this account's database holds. */
async function mirroredRows({ db }: Phone): Promise<number> {
	let rows = 0;
	for (const name of mirroredNames) rows += await db.mirror(name).count();
	return rows;
}

/** Everything this account's database says to somebody who looks into it with other tools. */
async function readableIn(phone: Phone, userId: string): Promise<string> {
	const db = phone.open(userId);
	await db.open();
	const tables = await Promise.all(db.tables.map((table) => table.toArray()));
	db.close();
	const bytes = (_key: string, value: unknown) =>
		value instanceof ArrayBuffer ? Buffer.from(value).toString("latin1") : value;
	return JSON.stringify(tables, bytes);
}

/** Ends every session of this person, as a changed password does. */
async function rotate(server: RealServer, id: string): Promise<void> {
	await server.update("users", id, { password: "another-1", passwordConfirm: "another-1" });
}

test("all sessions were ended: nothing is lost, reading goes on, the same person signs in and it is sent", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	const before = await mirroredRows(phone);
	await rotate(server, maya.id);

	expect((await phone.run()).kind).toBe("session");
	expect((await phone.run()).kind).toBe("session");

	expect(await phone.errand(errand)).toMatchObject({ state: "queued", attempts: 0 });
	expect(await mirroredRows(phone)).toBe(before);
	phone.signIn({ ...maya, token: await tokenOf(server, maya.id) });
	expect((await phone.run()).kind).toBe("quiet");
	expect(await phone.errand(errand)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("a token past its time is the same as an ended session", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	phone.token = await tokenOf(server, maya.id, 1);
	const errand = await phone.submit(task.id, "three quarters");
	await expect.poll(async () => (await server.ask("GET", "/api/lead/gate", { token: phone.token })).status).toBe(401);

	expect((await phone.run()).kind).toBe("session");

	phone.signIn({ ...maya, token: await tokenOf(server, maya.id) });
	await phone.run();
	expect(await phone.errand(errand)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("the token dies between the gate and the answer: nothing is refused, removed or lost", async () => {
	const { server } = here();
	const { line, phone, maya, task, answers } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	const before = await mirroredRows(phone);
	const held = line.nextHeldRequest("/api/batch");
	const run = phone.run();
	const batch = await held;
	await rotate(server, maya.id);
	await batch.release();

	expect((await run).kind).toBe("session");

	expect(batch.answer?.status).toBe(400);
	expect(await phone.errand(errand)).toMatchObject({ state: "queued" });
	expect(await mirroredRows(phone)).toBe(before);
	phone.signIn({ ...maya, token: await tokenOf(server, maya.id) });
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

test("the token dies between the gate and the pull: empty lists are not believed", async () => {
	const { server } = here();
	const { line, phone, maya, maths } = await classroom(server);
	const before = await mirroredRows(phone);
	await enrol(server, await student(server), maths.id);
	await server.update("courses", maths.id, { title: "Mathematics 2" });
	const held = line.nextHeldRequest("/api/collections/");
	const run = phone.run();
	const list = await held;
	await rotate(server, maya.id);
	await list.release();
	await run;

	expect(list.answer).toMatchObject({ status: 200 });
	expect(await mirroredRows(phone)).toBe(before);
});

test("blocked while offline: the mirror is emptied, unsent work stays listed; let in again, it is sent", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	await server.update("users", maya.id, { blocked_at: "2026-01-06 08:00:00.000Z" });

	expect(await phone.run()).toMatchObject({ kind: "account", gate: { standing: "blocked" } });

	expect(await mirroredRows(phone)).toBe(0);
	expect(await phone.errand(errand)).toMatchObject({ state: "queued", attempts: 0 });
	expect((await phone.errand(errand)).body).toMatchObject({ text_body: "three quarters" });
	expect(await answers()).toEqual([]);
	await server.update("users", maya.id, { blocked_at: "" });
	expect((await phone.run()).kind).toBe("quiet");
	expect(await phone.errand(errand)).toMatchObject({ state: "sent" });
	expect(await phone.db.assignments.count()).toBe(1);
});

test("an approval taken back while offline holds the work and gives it up again when approved", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	await server.update("users", maya.id, { name: "" });

	expect(await phone.run()).toMatchObject({ kind: "account", gate: { standing: "waiting" } });

	expect(await mirroredRows(phone)).toBe(0);
	expect(await phone.errand(errand)).toMatchObject({ state: "queued" });
	await server.update("users", maya.id, { name: "Maya Haddad" });
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

test("signed out with unsent work: the next person finds nothing, the first one finds and sends everything", async () => {
	const { server } = here();
	const { phone, maya, maths, tasks, answers } = await classroom(server, { tasks: 2 });
	const karim = await student(server, "Karim Nassar");
	await enrol(server, karim, maths.id);
	const [first, second] = tasks;
	const errand = await phone.submit(first?.id ?? "", "a private answer");
	await saveDraft(phone.db, phone.world, `answer:${second?.id}`, "a private draft");
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

	await rotate(server, maya.id);
	phone.signIn({ ...maya, token: await tokenOf(server, maya.id) });
	await phone.run();
	expect(await phone.errand(errand)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ text_body: "a private answer" }]);
	expect(await phone.db.drafts.get(`answer:${second?.id}`)).toMatchObject({ text: "a private draft" });
	expect(await phone.db.vault.count()).toBe(0);
});

test("an answer of another person's gate is not believed: the phone stays as it was", async () => {
	const { server } = here();
	const { phone, task, answers } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	const before = await mirroredRows(phone);
	phone.token = (await student(server, "Karim Nassar")).token;

	expect((await phone.run()).kind).toBe("silent");

	expect(await phone.errand(errand)).toMatchObject({ state: "queued", attempts: 0 });
	expect(await mirroredRows(phone)).toBe(before);
	expect(await answers()).toEqual([]);
});
