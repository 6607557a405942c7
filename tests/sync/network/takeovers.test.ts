// The phone froze a tab in the middle of a run, and another tab took over the lock. When the first one goes on, nothing
// of its old run may reach the database.
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { type Classroom, classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { seal } from "#sync/storage/vault.ts";
import { sync } from "#sync/sync.ts";

const here = serverForThisFile();

/** A complete run of another tab, which took the lock from a tab whose run is unfinished. */
const takeOver = ({ phone }: Classroom) => {
	const platform = {
		...phone.platform,
		alone: <Result>(_name: string, work: (lost: AbortSignal) => Result) => work(awake),
	};
	return sync({ db: phone.tab(), platform, token: phone.token }, { urgent: true });
};
const awake = new AbortController().signal;

const everything = async (db: AccountDatabase) =>
	Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()])));

test("an answer that the second tab confirmed is not put back by a frozen tab whose line broke", async () => {
	const room = await classroom(here().server);
	const { line, phone, task, answers } = room;
	const entry = await phone.submit(task.id, "three quarters");
	const answered = line.nextHeldAnswer("/api/batch");
	const sleeper = phone.run();
	const held = await answered;

	expect((await takeOver(room)).kind).toBe("quiet");
	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	const before = await everything(phone.db);
	held.drop();

	const end = await sleeper;
	expect(await everything(phone.db)).toEqual(before);
	expect(end).toEqual({ kind: "superseded", handshake: null });
	expect(await answers()).toHaveLength(1);
});

test.for(["/api/lead/handshake", "/api/batch", "/api/collections/assignments/records"])(
	"a late answer of %s changes nothing after somebody else took over",
	async (path) => {
		const { server } = here();
		const room = await classroom(server);
		const { line, phone, task, answers } = room;
		await phone.submit(task.id, "three quarters");
		await server.update("assignments", task.id, { title: "Halves" });
		const answered = line.nextHeldAnswer(path);
		const sleeper = phone.run();
		const held = await answered;

		await server.update("assignments", task.id, { title: "Quarters" });
		expect((await takeOver(room)).kind).toBe("quiet");
		const before = await everything(phone.db);
		expect(before).toMatchObject({ assignments: [{ title: "Quarters" }], outbox: [{ state: "sent" }] });
		await held.release();
		const end = await sleeper;

		expect(await everything(phone.db)).toEqual(before);
		expect(end).toEqual({ kind: "superseded", handshake: null });
		expect(await answers()).toHaveLength(1);
	},
);

test("after a sign-out in another tab, a frozen tab opens nothing again", async () => {
	const room = await classroom(here().server);
	const { line, phone, task } = room;
	await phone.submit(task.id, "kept for my next sign-in");
	const answered = line.nextHeldAnswer("/api/lead/handshake");
	const sleeper = phone.run();
	const held = await answered;
	await seal(phone.tab());
	const before = await everything(phone.db);
	expect(before).toMatchObject({ meta: [{ key: "life", open: false }], outbox: [], assignments: [] });

	await held.release();

	const end = await sleeper;
	expect(await everything(phone.db)).toEqual(before);
	expect(end).toEqual({ kind: "superseded", handshake: null });
});

test("a frozen tab that goes on before its first write notices the sign-out", async () => {
	const { line, phone, task } = await classroom(here().server);
	await phone.submit(task.id, "kept for my next sign-in");
	let asked = 0;
	// Frozen right after its first check.
	const stillHere = async () => {
		if (asked++ > 0) return false;
		await seal(phone.tab());
		return true;
	};
	const { requests } = await line.measure(() =>
		sync({ db: phone.db, platform: phone.platform, token: phone.token, stillHere }, { urgent: true }),
	);

	expect(requests).toEqual([]);
	expect(await everything(phone.db)).toMatchObject({ outbox: [], assignments: [], courses: [] });
	expect((await phone.syncState()).vault_key).toBe(null);
});
