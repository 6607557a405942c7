// The server carried out a write and the phone did not receive the response, or could not store it: the write is sent
// again and recognised.
import { expect, test } from "vitest";
import { handedIn } from "#support/phones/answers.ts";
import { runLosingAnswer } from "#support/phones/runs.ts";
import { answerOn, onlyAnswerOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { syncStateOf } from "#sync/database.ts";

const here = serverForThisFile();

test("an answer whose confirmation was lost on the way is confirmed by the next run, once", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const lost = line.nextDroppedAnswer("/api/batch");

	expect((await phone.run()).kind).toBe("silent");
	expect((await lost).answer?.status).toBe(200);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 1, refusal: null });
	expect(await answers()).toHaveLength(1);

	expect((await phone.run()).kind).toBe("quiet");
	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await answers()).toMatchObject([{ id: entry.record_id, text_body: "three quarters" }]);
});

test("the same after the student was taken out of the course meanwhile", async () => {
	const { line, phone, task, answers, unenrol } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	await runLosingAnswer(phone, line);
	await unenrol();

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ id: entry.record_id, text_body: "three quarters" }]);
});

test("a lost confirmation of a grade is confirmed later and leaves the grade as it was", async () => {
	const room = await classroom(here().server);
	const { line, computer, answers } = room;
	const entry = await computer.grade(await answerOn(computer, await handedIn(room)), 17);
	await runLosingAnswer(computer, line);
	const [first] = await answers();

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await answers()).toMatchObject([{ grade: 17, feedback: "Well done.", graded_at: first?.graded_at }]);
});

test("a request that the network sends twice makes one row", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const doubled = line.nextDoubled("/api/batch");

	await phone.run();

	await doubled;
	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await answers()).toHaveLength(1);
});

test("a late copy of the first answer does not bring its old words back", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "one half");
	const held = line.nextHeldRequest("/api/batch");
	const run = phone.run();
	const late = await held;
	late.cutClient();
	expect((await run).kind).toBe("silent");
	await phone.run();
	const answer = await onlyAnswerOn(phone);
	await phone.replace(answer, "three quarters");
	await phone.run();

	await late.release();

	expect(late.answer?.status).toBe(200);
	expect(await answers()).toMatchObject([{ id: answer.id, text_body: "three quarters" }]);
});

test("a late copy of a replacement does not bring its words back over newer ones", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "one");
	await phone.run();
	await phone.replace(await onlyAnswerOn(phone), "two");
	const held = line.nextHeldRequest("/api/batch");
	const run = phone.run();
	const late = await held;
	late.cutClient();
	await run;
	await phone.run();
	await phone.replace(await onlyAnswerOn(phone), "three");
	await phone.run();

	await late.release();

	expect(late.answer?.status).toBe(200);
	expect(await answers()).toMatchObject([{ text_body: "three" }]);
});

test("when the phone cannot write the confirmation down, nothing is created a second time", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const answered = line.nextHeldAnswer("/api/batch");
	const run = expect(phone.run()).rejects.toThrow("not saved on this phone");
	const held = await answered;
	// Full from now on, for as many times as the phone tries to store the confirmation.
	phone.fullWrites = 4;
	await held.release();

	await run;
	expect(await answers()).toHaveLength(1);
	phone.restart();
	expect(await phone.entry(entry)).toMatchObject({ state: "sending" });
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("two tabs that start at the same moment send once", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const tab = phone.tab();

	const { requests } = await line.measure(() => Promise.all([phone.run(), phone.run({ db: tab })]));

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await answers()).toHaveLength(1);
});

test("behind a captive portal nothing is sent, nothing is online and nothing is emptied", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const before = await phone.db.assignments.toArray();
	line.captivePortal();

	expect((await phone.run()).kind).toBe("silent");

	expect(await phone.syncState()).toMatchObject({ contact: "offline" });
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 0 });
	expect(await phone.db.assignments.toArray()).toEqual(before);
	line.pass();
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("a portal that appears between the handshake and the batch: its 200 does not count as sent", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const passed = line.nextHeldAnswer("/api/lead/handshake");
	const run = phone.run();
	const handshake = await passed;
	line.captivePortal();
	await handshake.release();

	expect((await run).kind).toBe("silent");

	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 1, sent_at: null });
	line.pass();
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

test("a run that was ended because the network is back says nothing of the server, for the next one begins at once", async () => {
	const { line, phone } = await classroom(here().server);
	await phone.run();
	const held = line.nextHeldRequest("/api/lead/handshake");
	const stop = new AbortController();
	const run = phone.run({ stop: stop.signal });
	const request = await held;
	stop.abort();
	request.drop();
	expect((await run).kind).toBe("silent");
	expect(await syncStateOf(phone.db)).toMatchObject({ contact: "online", failures: 0 });
});
