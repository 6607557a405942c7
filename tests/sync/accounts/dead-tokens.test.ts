// Sessions end, accounts are closed and opened again. Nothing written is lost, and reading goes on as far as it is
// allowed.
import { expect, test } from "vitest";
import { student, tokenOf } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { enrol } from "#support/school.ts";
import { classroom, endSessions, mirroredRows } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** The session ends during a run, before the server carries out the request to `path`. */
async function runIntoDeadToken(phone: Phone, line: NetworkProxy, path: string) {
	const held = line.nextHeldRequest(path);
	const run = phone.run();
	const request = await held;
	await endSessions(here().server, phone.person.id);
	await request.release();
	return { end: await run, answer: request.answer };
}

/** The same person, with a new session. */
async function signInAgain(phone: Phone): Promise<void> {
	phone.signIn({ ...phone.person, token: await tokenOf(here().server, phone.person.id) });
}

test("all sessions were ended: nothing is lost, reading goes on, the same person signs in and it is sent", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	const before = await mirroredRows(phone);
	await endSessions(server, maya.id);

	expect((await phone.run()).kind).toBe("session");
	expect((await phone.run()).kind).toBe("session");

	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 0 });
	expect(await mirroredRows(phone)).toBe(before);
	await signInAgain(phone);
	expect((await phone.run()).kind).toBe("quiet");
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("a token past its time is the same as an ended session", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	phone.token = await tokenOf(server, maya.id, 1);
	const entry = await phone.submit(task.id, "three quarters");
	await expect
		.poll(async () => (await server.ask("GET", "/api/lead/handshake", { token: phone.token })).status)
		.toBe(401);

	expect((await phone.run()).kind).toBe("session");

	await signInAgain(phone);
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("the token dies between the handshake and the answer: nothing is refused, removed or lost", async () => {
	const { server } = here();
	const { line, phone, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	const before = await mirroredRows(phone);

	const { end, answer } = await runIntoDeadToken(phone, line, "/api/batch");

	expect(end.kind).toBe("session");
	expect(answer?.status).toBe(401);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued" });
	expect(await mirroredRows(phone)).toBe(before);
	await signInAgain(phone);
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

test("the token dies between the handshake and the pull: empty lists are not believed", async () => {
	const { server } = here();
	const { line, phone, maths } = await classroom(server);
	const before = await mirroredRows(phone);
	await enrol(server, await student(server), maths.id);
	await server.update("courses", maths.id, { title: "Mathematics 2" });

	const { answer } = await runIntoDeadToken(phone, line, "/api/collections/");

	expect(answer).toMatchObject({ status: 200 });
	expect(await mirroredRows(phone)).toBe(before);
});

test("the token dies before a new answer is fetched: it is fetched after the next sign-in, not passed over", async () => {
	const { server } = here();
	const { line, phone, computer, task } = await classroom(server);
	await phone.submit(task.id, "three quarters");
	await phone.run();
	const { answer } = await runIntoDeadToken(computer, line, "/api/collections/");
	expect(answer).toMatchObject({ status: 200 });

	await signInAgain(computer);
	await computer.run();

	expect(await computer.db.submissions.toArray()).toMatchObject([{ text_body: "three quarters" }]);
});

test("the token dies during the very first pull: the next sign-in brings everything", async () => {
	const { server } = here();
	const { line, maya, task } = await classroom(server);
	const fresh = new Phone(line.url, maya);
	await runIntoDeadToken(fresh, line, "/api/collections/");

	await signInAgain(fresh);
	await fresh.run();

	expect(await fresh.db.assignments.get(task.id)).toMatchObject({ title: "Fractions 1" });
});

test("blocked while offline: the mirror is emptied, unsent work stays listed; let in again, it is sent", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	await server.update("users", maya.id, { blocked_at: "2026-01-06 08:00:00.000Z" });

	expect(await phone.run()).toMatchObject({ kind: "account", handshake: { account: { account_status: "blocked" } } });

	expect(await mirroredRows(phone)).toBe(0);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 0 });
	expect((await phone.entry(entry)).body).toMatchObject({ text_body: "three quarters" });
	expect(await answers()).toEqual([]);
	await server.update("users", maya.id, { blocked_at: "" });
	expect((await phone.run()).kind).toBe("quiet");
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await phone.db.assignments.count()).toBe(1);
});

test("an approval taken back while offline holds the work and gives it up again when approved", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	await server.update("users", maya.id, { name: "" });

	expect(await phone.run()).toMatchObject({ kind: "account", handshake: { account: { account_status: "waiting" } } });

	expect(await mirroredRows(phone)).toBe(0);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued" });
	await server.update("users", maya.id, { name: "Maya Haddad" });
	await phone.run();
	expect(await answers()).toHaveLength(1);
});
