// How a run begins and ends: who it is for, what it notes, and when it gives up.
import { expect, test } from "vitest";
import { failingDatabase } from "#parts/failing-database.ts";
import { ana } from "#support/fakes/people.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { handshake, known, schoolPhone } from "./school-phone.ts";

const nothing = { kind: "silent", handshake: null };
const full = Number.POSITIVE_INFINITY;

test("a run with nothing to send and nothing to fetch is one handshake", async () => {
	const { asked, run } = schoolPhone();
	await run();
	asked.length = 0;
	expect(await run()).toMatchObject({ kind: "quiet", handshake: { user: ana, changed: {} } });
	expect(asked).toEqual([handshake]);
});

test("what a run fetched and its quiet end are noted in one transaction, for which every screen reads once", async () => {
	const { phone, server, run, touchCourse, state } = schoolPhone();
	await run();
	touchCourse();
	const newest = server.state.log.at(-1)?.seq;
	const transactions = new Set<object>();
	phone.db.meta.hook("updating", (_changes, _key, before, transaction) => {
		if (before.position?.seq === newest) transactions.add(transaction);
	});
	expect(await run()).toMatchObject({ kind: "quiet", handshake: { seq: newest } });
	expect(transactions.size).toBe(1);
	expect(await state()).toMatchObject({ position: { seq: newest }, contact: "online" });
	phone.close();
});

test("a run whose person signed out while it waited for its turn asks nothing and opens nothing", async () => {
	const { phone, asked, run } = schoolPhone();
	expect(await run({}, { stillHere: async () => false })).toEqual(nothing);
	expect(asked).toEqual([]);
	expect(phone.db.isOpen()).toBe(false);
	phone.close();
});

test("a run whose person signed out before it took its turn asks nothing", async () => {
	const { phone, asked, run } = schoolPhone();
	const answers = [true, false];
	expect(await run({}, { stillHere: async () => answers.shift() ?? false })).toEqual(nothing);
	expect(asked).toEqual([]);
	phone.close();
});

test("a server that asked to be left alone is left alone, unless a person asks for it", async () => {
	const { phone, asked, run, state } = schoolPhone();
	phone.network = ["too many"];
	await run();
	expect(await state()).toMatchObject({ hold_until: phone.platform.now() + 10_000 });
	asked.length = 0;
	expect(await run()).toEqual(nothing);
	expect(asked).toEqual([]);
	expect(await run({ urgent: true })).toMatchObject({ kind: "quiet" });
	phone.close();
});

test("a run that nobody asked for opens a lost connection anew, and sends what waits", async () => {
	const { db, storage } = failingDatabase(ana);
	const { phone, answer, run, outbox } = schoolPhone();
	phone.db.close();
	phone.db = db;
	await answer();
	await storage.lose(1);
	expect(await run()).toMatchObject({ kind: "quiet" });
	expect(await outbox()).toMatchObject([{ state: "sent" }]);
	phone.close();
});

test("a run without a network says so, notes it, and keeps what waits", async () => {
	const { phone, answer, run, state, outbox } = schoolPhone();
	const entry = await answer();
	phone.offline = true;
	expect(await run()).toEqual(nothing);
	expect(await state()).toMatchObject({ contact: "offline", failures: 1 });
	expect((await state()).pause_until).toBeGreaterThan(phone.platform.now());
	expect(await outbox()).toEqual([entry]);
	phone.close();
});

test("a run whose token is dead says so, and did reach the server", async () => {
	const { phone, server, run, state } = schoolPhone();
	delete server.tokens[phone.token];
	expect(await run()).toEqual({ kind: "session", handshake: null });
	expect(await state()).toMatchObject({ contact: "online", failures: 0 });
	phone.close();
});

test("a run that cannot begin or note its end, because the phone is full, fails with that", async () => {
	const { phone, asked, meanwhile, run } = schoolPhone();
	await run();
	asked.length = 0;
	phone.storage.fullWrites = full;
	await expect(run()).rejects.toThrow(NotSaved);
	expect(asked).toEqual([]);

	phone.storage.fullWrites = 0;
	phone.offline = true;
	meanwhile[handshake] = () => {
		phone.storage.fullWrites = full;
	};
	await expect(run()).rejects.toThrow(NotSaved);
	phone.close();
});

test("a run of a tab that was frozen ends when another took its turn", async () => {
	const { phone, run, outbox, answer } = schoolPhone();
	await answer();
	phone.frozenAfter = 0;
	expect(await run()).toEqual({ kind: "superseded", handshake: null });
	expect(await outbox()).toMatchObject([{ state: "sent" }]);
	phone.close();
});

test("a server that loses everything again and again is tried four times in a run, and then in the next one", async () => {
	const { phone, server, asked, meanwhile, answer, run, touchCourse, outbox } = schoolPhone();
	const before = server.snapshot();
	const { id } = await answer();
	await run();
	const restore = () => {
		server.restore(before);
		touchCourse();
	};
	meanwhile[handshake] = restore;
	meanwhile[known] = restore;
	asked.length = 0;
	expect(await run()).toMatchObject({ kind: "quiet", handshake: { restored: true } });
	expect(asked.filter((path) => path === known)).toHaveLength(4);
	expect(await outbox()).toMatchObject([{ id, state: "queued" }]);

	delete meanwhile[handshake];
	delete meanwhile[known];
	expect(await run()).toMatchObject({ kind: "quiet" });
	expect(await outbox()).toMatchObject([{ id, state: "sent" }]);
	expect(Object.keys(server.state.ledger)).toEqual([id]);
	phone.close();
});
