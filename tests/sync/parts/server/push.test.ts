// Sending: how many entries at a time, what one refusal does to the others, and how a run without an answer ends.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { type OverheardPhone, phoneOf } from "#parts/overheard.ts";
import { refusalOf } from "#parts/refusals.ts";
import { rana } from "#support/fakes/people.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import { push } from "#sync/push.ts";

/** A teacher's phone with so many new courses in its outbox. */
async function withCourses(...titles: string[]) {
	const phone = await phoneOf(rana);
	await noteSyncState(phone.db, { role: "teacher" });
	for (const title of titles) await phone.createCourse(title);
	return phone;
}

const many = (count: number, title = "Robotics") => Array.from({ length: count }, (_, at) => `${title} ${at}`);

/** How many entries each batch had. */
const sizes = ({ titlesAsked }: OverheardPhone) => titlesAsked().map((titles) => titles.length);

const states = async ({ outbox }: OverheardPhone) => (await outbox()).map(({ state }) => state);
const batchSize = async ({ db }: OverheardPhone) => (await syncStateOf(db)).batch_size;

const allDone = { kind: "done", unexplained: [], joined: false, more: false };

test("after a timeout half as many go at once, and after a full batch that was confirmed twice as many", async () => {
	const phone = await withCourses(...many(10));
	await noteSyncState(phone.db, { batch_size: 8 });
	phone.network("timeout");
	expect(await push(phone.run)).toEqual({ kind: "silent", wait: null, timedOut: true });
	expect([await batchSize(phone), new Set(await states(phone))]).toEqual([4, new Set(["queued"])]);

	expect(await push(phone.run)).toEqual(allDone);
	expect(sizes(phone)).toEqual([8, 4, 6]);
	expect([await batchSize(phone), new Set(await states(phone))]).toEqual([8, new Set(["sent"])]);
});

test("a line that is gone, a busy server and a dead token leave everything queued, and batches as large as they were", async () => {
	const phone = await withCourses(...many(3));
	phone.network("lost request", "too many");
	expect(await push(phone.run)).toEqual({ kind: "silent", wait: null, timedOut: false });
	expect(await push(phone.run)).toEqual({ kind: "silent", wait: 10_000, timedOut: false });
	phone.endSession();
	expect(await push(phone.run)).toEqual({ kind: "session" });
	expect([await batchSize(phone), await states(phone)]).toEqual([50, ["queued", "queued", "queued"]]);
});

test("a batch that is refused as a whole goes in smaller ones, until what it is about is found", async () => {
	const phone = await withCourses("First", "Second", "Much too long", "Fourth", "Fifth");
	phone.server.instead = ({ titles }) => (titles.includes("Much too long") ? { status: 413, body: {} } : undefined);
	expect(await push(phone.run)).toEqual(allDone);
	expect(await states(phone)).toEqual(["sent", "sent", "failed", "sent", "sent"]);
	expect((await phone.outbox())[2]?.refusal).toMatchObject({ reason: "too-large" });
});

test("a refusal of something that was not sent says nothing", async () => {
	const phone = await withCourses(...many(2));
	phone.server.instead = () => refusalOf(2, "title_bad");
	expect(await push(phone.run)).toEqual({ kind: "silent", wait: null, timedOut: false });
	expect(await states(phone)).toEqual(["queued", "queued"]);
});

test("entries that are refused for a reason, however many, do not keep the last from going", async () => {
	const phone = await withCourses(...many(21, "✗"), "Robotics");
	expect(await push(phone.run)).toEqual(allDone);
	expect(await states(phone)).toEqual([...many(21).map(() => "failed"), "sent"]);
});

test("entries that are refused without a reason stay queued for a pause, and do not keep the last from going", async () => {
	const phone = await withCourses(...many(21, "Unknown"), "Robotics");
	phone.server.instead = ({ titles }) => (titles[0]?.startsWith("Unknown") ? refusalOf(0) : undefined);
	const end = await push(phone.run);
	const entries = await phone.outbox();
	const refused = entries.slice(0, -1);
	expect(end).toMatchObject({ kind: "done", unexplained: refused.map(({ id }) => ({ id })), more: false });
	expect(entries.at(-1)?.state).toBe("sent");
	for (const { state, refusal, next_attempt } of refused) {
		expect([state, refusal?.reason]).toEqual(["queued", "unknown"]);
		expect(next_attempt).toBeGreaterThan(phone.clock.now);
	}
	expect(refused[0]?.next_attempt).toBe(phone.clock.now + 1000);
});

test("after twenty that are refused as not their author's, the rest waits for the pull", async () => {
	const phone = await withCourses(...many(22));
	phone.server.instead = () => refusalOf(0, "not_yours");
	const end = await push(phone.run);
	const entries = await phone.outbox();
	const refused = entries.slice(0, 20);
	expect(end).toMatchObject({ kind: "done", unexplained: refused.map(({ id }) => ({ id })), more: true });
	expect(phone.titlesAsked()).toHaveLength(20);
	expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(["queued"]));
	expect(entries.map(({ refusal }) => refusal?.reason)).toEqual([
		...many(20).map(() => "not-yours"),
		undefined,
		undefined,
	]);
});
