// The engine without LEAD: the same promises for a product of two collections that has nothing to do with schools.
import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SyncDatabase } from "#sync/database.ts";
import { amendInPlace } from "#sync/edits.ts";
import type { NewEntry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { save, unsent } from "#sync/outbox.ts";
import { shown } from "#sync/overlay.ts";
import { browser, type Platform } from "#sync/platform.ts";
import { seal } from "#sync/storage/vault.ts";
import { sync } from "#sync/sync.ts";
import { birds } from "./birds.ts";
import { type BirdsServer, birdsServer } from "./birds-server.ts";

let server: BirdsServer;
beforeAll(async () => {
	server = await birdsServer();
});
afterAll(() => server.end());

const about = { title: "", course: "", person: "" };

/** A person's device; `line` carries its requests. */
function device({ id, token }: { id: string; token: string }) {
	const db = new SyncDatabase(`birds-${newId()}`, id, birds);
	const line = { carry: fetch };
	const platform: Platform = {
		...browser,
		mark: "X-Birds",
		origin: server.url,
		fetch: (input, init) => line.carry(input, init),
		alone: (_name, work) => work(new AbortController().signal),
	};
	const write = (entry: Omit<NewEntry, "about">) => save(db, platform, { about, ...entry });
	return {
		db,
		line,
		run: () => sync({ db, platform, token }, { urgent: true }),
		startWalk(name: string) {
			const id = newId();
			return write({ kind: "startWalk", body: { id, name } });
		},
		noteBird(walk: string, bird: string) {
			const id = newId();
			return write({ kind: "noteBird", body: { id, walk, bird } });
		},
		renameWalk: (walk: string, name: string) => write({ kind: "renameWalk", record_id: walk, body: { name } }),
		names: async () => (await shown(db, db.mirror("walks"))).map((row) => Reflect.get(row, "name")),
	};
}

const cut: typeof fetch = async () => {
	throw new TypeError("no network");
};

test("what is written without a network is shown at once, sent in order later, and comes to another device", async () => {
	const watcher = await server.watcher("anna");
	const [phone, tablet] = [device(watcher), device(watcher)];
	phone.line.carry = cut;
	const walk = await phone.startWalk("Lake");
	await phone.noteBird(walk.record_id, "Heron");
	await phone.run();
	expect(await phone.names()).toEqual(["Lake"]);
	expect((await unsent(phone.db)).map(({ state }) => state)).toEqual(["queued", "queued"]);

	phone.line.carry = fetch;
	expect((await phone.run()).kind).toBe("quiet");
	expect(await unsent(phone.db)).toEqual([]);
	await tablet.run();
	expect(await tablet.names()).toContain("Lake");
	expect(await server.rows("sightings")).toMatchObject([{ bird: "Heron", walk: walk.record_id }]);
});

test("a write whose answer was lost is sent again and done once", async () => {
	const phone = device(await server.watcher("bela"));
	await phone.startWalk("River");
	phone.line.carry = async (input, init) => {
		const answer = await fetch(input, init);
		if (String(input).includes("/api/batch")) throw new TypeError("cut");
		return answer;
	};
	await phone.run();
	expect((await unsent(phone.db)).map(({ attempts }) => attempts)).toEqual([1]);
	phone.line.carry = fetch;
	await phone.run();
	expect(await unsent(phone.db)).toEqual([]);
	expect((await server.rows("walks")).filter(({ name }) => name === "River")).toHaveLength(1);
});

test("a refusal keeps the words and its reason, what needs it waits, and other words in its place go", async () => {
	const phone = device(await server.watcher("carl"));
	const walk = await phone.startWalk("Eagle rock");
	await phone.noteBird(walk.record_id, "Eagle");
	await phone.startWalk("Meadow");
	await phone.run();
	const waiting = await unsent(phone.db);
	expect(waiting.map(({ kind, state, refusal }) => [kind, state, refusal?.reason])).toEqual([
		["startWalk", "failed", "closed"],
		["noteBird", "queued", undefined],
	]);
	const amendment = { of: "walk", words: { name: "Foot of the rock" } };
	expect(await amendInPlace(phone.db, walk.id, amendment, { replaces: "", draftKey: "" })).toBe(true);
	await phone.run();
	expect(await unsent(phone.db)).toEqual([]);
	expect(await server.rows("sightings")).toEqual(
		expect.arrayContaining([expect.objectContaining({ bird: "Eagle", walk: walk.record_id })]),
	);
});

test("what a restored server lost is sent again by itself", async () => {
	const phone = device(await server.watcher("dora"));
	const walk = await phone.startWalk("Harbour");
	await phone.run();
	await phone.renameWalk(walk.record_id, "Old harbour");
	await phone.run();
	await phone.run();
	await server.goBackWithout("walks");
	await phone.run();
	await phone.run();
	expect(await unsent(phone.db)).toEqual([]);
	expect((await server.rows("walks")).map(({ id, name }) => ({ id, name }))).toEqual([
		{ id: walk.record_id, name: "Old harbour" },
	]);
});

test("sealed work is unreadable on the phone, and comes back and goes with its owner's next run", async () => {
	const phone = device(await server.watcher("emil"));
	await phone.run();
	phone.line.carry = cut;
	await phone.startWalk("Secret valley");
	await seal(phone.db);
	const left = await Promise.all(phone.db.tables.map((table) => table.toArray()));
	expect(JSON.stringify(left)).not.toContain("Secret valley");
	phone.line.carry = fetch;
	await phone.run();
	expect((await server.rows("walks")).map(({ name }) => name)).toContain("Secret valley");
});

test("what a phone keeps about a row goes with the row, and with everything else at the sign-out", async () => {
	const phone = device(await server.watcher("gerda"));
	const [wood, pond] = [await phone.startWalk("Wood"), await phone.startWalk("Pond")];
	await phone.run();
	const { db } = phone;
	const [maps, steps] = db.beside("walks");
	if (!maps || !steps) throw new Error("no tables beside the walks");
	for (const { record_id: id } of [wood, pond]) {
		await maps.put({ id });
		const two = [0, 1].map((at) => ({ id, at }));
		await steps.bulkPut(two);
	}
	await server.remove("walks", wood.record_id);
	await phone.run();
	expect(await maps.toArray()).toEqual([{ id: pond.record_id }]);
	expect(await steps.toArray()).toEqual([0, 1].map((at) => ({ id: pond.record_id, at })));

	await phone.renameWalk(pond.record_id, "The pond");
	await phone.run();
	expect([await maps.count(), await steps.count()]).toEqual([1, 2]);
	await seal(db);
	expect([await db.mirror("walks").count(), await maps.count(), await steps.count()]).toEqual([0, 0, 0]);
	expect(db.beside("sightings")).toEqual([]);
});

test("a response without the server's mark is ignored, whatever it says", async () => {
	const phone = device(await server.watcher("fritz"));
	await phone.startWalk("Hotel garden");
	phone.line.carry = async () =>
		Response.json({ status: 401, message: "Pay for the network", data: {} }, { status: 401 });
	expect((await phone.run()).kind).toBe("silent");
	expect((await unsent(phone.db)).map(({ state }) => state)).toEqual(["queued"]);
});
