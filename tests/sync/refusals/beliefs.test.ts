// Which responses the phone believes, and which it does not.
import { expect, test } from "vitest";
import { ownMark } from "#support/proxy.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** Starts something and returns what `met` resolves with. */
async function first<Result>(met: Promise<Result>, start: () => Promise<unknown>): Promise<Result> {
	void start();
	return await met;
}

test.for([401, 403, 404, 400, 302])(
	"a captive portal's page with status %s ends no session and refuses nothing",
	async (status) => {
		const { line, phone, task, answers } = await classroom(here().server);
		const entry = await phone.submit(task.id, "three quarters");
		line.captivePortal(status);

		expect((await phone.run()).kind).toBe("silent");

		expect(await phone.entry(entry)).toMatchObject({ state: "queued" });
		line.pass();
		await phone.run();
		expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
	},
);

test("a portal that appears between the handshake and the batch refuses nothing either", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const handshake = line.nextHeldAnswer("/api/lead/handshake");
	const run = phone.run();
	const held = await handshake;
	line.captivePortal(403);
	held.release();

	expect((await run).kind).toBe("silent");

	expect(await phone.entry(entry)).toMatchObject({ state: "queued", refusal: null });
	line.pass();
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

/** Responses of hotels, operators and proxies in front of a server, as JSON and in exactly PocketBase's shapes. */
const foreignAnswers: [string, number, object][] = [
	["a refused sign-in", 401, { status: 401, message: "Please log in to this network.", data: {} }],
	["a refused field", 400, { status: 400, message: "No.", data: { text_body: { code: "blocked", message: "No." } } }],
	["a conflict", 409, { status: 409, message: "No.", data: { id: { code: "already_submitted", message: "No." } } }],
	[
		"a refused item of a batch",
		400,
		{ data: { requests: { 0: { response: { status: 400, data: { id: { code: "blocked", message: "No." } } } } } } },
	],
	["a request too large", 413, { status: 413, message: "Request entity too large." }],
	["a page that is not there", 404, { status: 404, message: "Not found.", data: {} }],
];

test.for(foreignAnswers)("foreign JSON that looks like %s ends no session and refuses nothing", async (one) => {
	const [, status, body] = one;
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	line.answerAll(status, body);

	expect((await phone.run()).kind).toBe("silent");
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 0, refusal: null });

	line.pass();
	const handshake = line.nextHeldAnswer("/api/lead/handshake");
	const run = phone.run();
	const held = await handshake;
	line.answerAll(status, body);
	held.release();
	expect((await run).kind).toBe("silent");
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 1, refusal: null });

	line.pass();
	await phone.run();
	expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
});

test("a success is believed of our server only: an echo of the answer is not taken for it", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const held = await first(line.nextHeldAnswer("/api/batch"), () => phone.run());
	const said: unknown = JSON.parse(held.answer?.body ?? "");
	held.drop();
	const handshake = await first(line.nextHeldAnswer("/api/lead/handshake"), () => phone.run());
	line.answerAll(200, said);
	await handshake.release();

	await expect.poll(() => phone.entry(entry)).toMatchObject({ state: "queued", attempts: 2 });

	line.pass();
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 3 });
	expect(await answers()).toHaveLength(1);
});

test("a clock that once stood years ahead spoils no later time", async () => {
	const { phone, tasks, answers } = await classroom(here().server, { tasks: 2 });
	phone.clockError = 4 * 365 * 86_400_000;
	await phone.run();
	await phone.submit(tasks[0]?.id ?? "", "written in 2030");
	await phone.run();
	phone.clockError = 0;
	await phone.run();
	const pressed = Date.now();
	await phone.submit(tasks[1]?.id ?? "", "written today");

	await phone.run();

	const later = (await answers()).find(({ text_body }) => text_body === "written today");
	expect(later?.clock_unsure).toBe(false);
	expect(Math.abs(Date.parse(String(later?.submitted_at)) - pressed)).toBeLessThan(60_000);
});

test("what was announced to its writer while it was sent is not announced again", async () => {
	const { line, phone, task } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	const held = line.nextHeldRequest("/api/batch");
	const run = phone.run();
	const request = await held;
	await phone.db.outbox.update(entry.seq, { notified: "saved" });
	request.release();
	await run;

	expect(await phone.entry(entry)).toMatchObject({ state: "sent", notified: "saved" });
});

test("a server that asks for a pause gets it, except from a person who presses Send now", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "three quarters");
	line.answerAll(429, { status: 429, message: "Too many requests.", data: {} }, { ...ownMark, "Retry-After": "30" });
	await phone.run({ urgent: false });
	line.pass();

	const { requests } = await line.measure(() => phone.run({ urgent: false }));

	expect(requests).toEqual([]);
	await phone.run({ urgent: true });
	expect(await answers()).toHaveLength(1);
});
