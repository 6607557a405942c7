// Many requests at once: a long queue is sent in few batches, and a school that sends too much is asked to wait, not
// refused.
import { expect, onTestFinished, test, vi } from "vitest";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { accountsOf } from "#sync/schema.ts";

const here = serverForThisFile();

test("120 answers travel in ten batches and arrive in the order they were written", async () => {
	const { server } = here();
	const { line, phone, tasks, answers } = await classroom(server, { tasks: 120 });
	for (const [at, task] of tasks.entries()) await phone.submit(task.id, `answer ${at}`);

	const { requests } = await line.measure(() => phone.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(10);
	const log = await server.sql("SELECT record FROM sync_log WHERE collection = 'submissions' ORDER BY seq");
	const textOf = new Map((await answers()).map((row) => [row.id, row.text_body]));
	expect(log.map(({ record }) => textOf.get(record ?? ""))).toEqual(tasks.map((_, at) => `answer ${at}`));
});

test("a build that does not know how much a student's batch may hold sends fewer, and all arrive", async () => {
	const { phone, tasks, answers } = await classroom(here().server, { tasks: 30 });
	const known = vi.spyOn(accountsOf(phone.db.schema), "mostInBatch").mockReturnValue(50);
	onTestFinished(() => known.mockRestore());
	for (const [at, task] of tasks.entries()) await phone.submit(task.id, `answer ${at}`);

	await phone.run();

	expect((await phone.db.outbox.toArray()).map(({ state }) => state)).toEqual(Array(30).fill("sent"));
	expect(await answers()).toHaveLength(30);
});

test("a batch holds at most 64 KB: long answers travel in several, the longest alone", async () => {
	const { line, phone, tasks, answers } = await classroom(here().server, { tasks: 5 });
	const texts = ["a".repeat(20_000), "b".repeat(20_000), "c".repeat(20_000), "d".repeat(20_000), "😀".repeat(20_000)];
	for (const [at, task] of tasks.entries()) await phone.submit(task.id, texts[at] ?? "");

	const { requests } = await line.measure(() => phone.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(3);
	expect((await answers()).map((row) => row.text_body).sort()).toEqual(texts.sort());
});

test("too many requests from one school: the work waits at least ten seconds, blames nobody, and is sent", async () => {
	const { server } = here();
	const { phone, maya, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	// A whole school behind one address, until the server says that it is too much.
	const noise = { token: maya.token, body: { requests: [] } };
	const refused = async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask("POST", "/api/batch", noise)));
		return answers.some(({ status }) => status === 429);
	};
	await expect.poll(refused, { timeout: 10_000, interval: 1 }).toBe(true);

	expect((await phone.run()).kind).toBe("silent");

	const { pause_until } = await phone.syncState();
	expect(pause_until - Date.now()).toBeGreaterThan(9_000);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", refusal: null });
	await expect.poll(async () => (await phone.run()).kind, { timeout: 15_000, interval: 1000 }).toBe("quiet");
	expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
});
