// @vitest-environment happy-dom
// Opening what was sealed, for its author who is back.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { draft, key, otherKey, type SealingPhone, sealingPhone } from "#parts/sealing-phone.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";
import { isDatabaseClosed } from "#sync/storage/life.ts";
import { seal, unseal } from "#sync/storage/vault.ts";
import { lock } from "#sync/storage/vault-key.ts";
import { type Contents, lockedUp } from "#sync/storage/writing.ts";

afterEach(() => localStorage.clear());

/** As a sign-out, or a late save, left them. */
const sealed = async ({ db }: SealingPhone, contents: Partial<Contents>, by = key) =>
	await db.vault.add(await lockedUp(by, { outbox: [], drafts: [], ...contents }));

test("sealed words come back as they were, in the same order; what was confirmed is to be looked for anew", async () => {
	const { db, answer, note, outbox, drafts } = await sealingPhone();
	const sent = await note(await answer("Three eighths"), { state: "sent", sent_at: 1, seen: true });
	const waits = await answer("Five eighths");
	await db.drafts.put(draft("angles", "Half"));
	await seal(db);
	await unseal(db, key);
	expect(await outbox()).toEqual([{ ...sent, seen: false }, waits]);
	expect(await drafts()).toEqual([draft("angles", "Half")]);
	expect(await db.vault.count()).toBe(0);
	expect(await isDatabaseClosed(db)).toBe(false);
});

test("work sealed by an earlier build comes back as this build keeps it", async () => {
	const { db, answer, outbox } = await sealingPhone();
	const saved = await answer("Three eighths");
	const { notified, orphaned: _orphaned, refusal, ...rest } = saved;
	const contents = { outbox: [{ ...rest, v: 1, told: notified, answer: refusal }], drafts: [] };
	await db.outbox.clear();
	await db.vault.add(await lock(key, contents));
	await unseal(db, key);
	expect(await outbox()).toEqual([saved]);
});

test.each([
	[
		"with another key",
		async (phone: SealingPhone) => await sealed(phone, { drafts: [draft("circles", "Two")] }, otherKey),
	],
	[
		"in another shape",
		async ({ db }: SealingPhone) => await db.vault.add(await lock(key, { outbox: [null], drafts: [] })),
	],
	[
		"as mere text",
		async ({ db }: SealingPhone) => await db.vault.add(await lock(key, { outbox: ["Two"], drafts: [] })),
	],
])("what was sealed %s stays sealed, and the rest is opened", async (_, sealOther) => {
	const phone = await sealingPhone();
	const id = await sealOther(phone);
	await sealed(phone, { drafts: [draft("angles", "Half")] });
	await unseal(phone.db, key);
	expect(await phone.drafts()).toEqual([draft("angles", "Half")]);
	expect(await phone.db.vault.toCollection().primaryKeys()).toEqual([id]);
});

test("an entry whose place is taken goes to the end, and takes no other's place", async () => {
	const phone = await sealingPhone();
	const { db, answer, outbox } = phone;
	const here = await answer("Three eighths");
	const [first, second] = [1, 2].map((seq) => ({ ...here, id: `sealedanswer00${seq}`, seq }));
	if (!first || !second) throw new Error("two are made");
	await sealed(phone, { outbox: [first, second] });
	await unseal(db, key);
	expect((await outbox()).map(({ id }) => id)).toEqual([here.id, first.id, second.id]);
});

test("an entry that is there already is not put back once more", async () => {
	const phone = await sealingPhone();
	const saved = await phone.answer("Three eighths");
	await sealed(phone, { outbox: [{ ...saved, state: "sending" }] });
	await unseal(phone.db, key);
	expect(await phone.outbox()).toEqual([saved]);
	expect(await phone.db.vault.count()).toBe(0);
});

test("what another tab opened first, and its author took back there, does not come back", async () => {
	const phone = await sealingPhone();
	const { db } = phone;
	await sealed(phone, { drafts: [draft("angles", "Half")] });
	await unseal(db, key, async (work) => {
		await unseal(db, key);
		await db.drafts.clear();
		await durably(db, work);
	});
	expect(await phone.drafts()).toEqual([]);
});

test("sealed words end the draft they were typed in, unless it was typed anew since", async () => {
	const phone = await sealingPhone();
	const typed = [draft("older", "Three", 4), draft("same", "Three", 5), draft("newer", "Three eighths", 6)];
	await phone.db.drafts.bulkPut(typed);
	const names = ["older", "same", "newer", "none"];
	await sealed(phone, { gone: names.map((name) => ({ key: `answer:${name}`, at: 5 })) });
	await unseal(phone.db, key);
	expect(await phone.drafts()).toEqual([draft("newer", "Three eighths", 6)]);
});

test.each([
	["that says less", draft("angles", "Half", 2), [draft("angles", "Half a right one", 1)]],
	["that says more", draft("angles", "Half a right one is 45", 0), [draft("angles", "Half a right one is 45", 0)]],
	["typed later", draft("angles", "Two", 2), [draft("angles", "Two", 2), draft("angles:1", "Half a right one", 1)]],
	[
		"typed at the same time",
		draft("angles", "Two", 1),
		[draft("angles", "Half a right one", 1), draft("angles:1", "Two", 1)],
	],
	["typed before", draft("angles", "Two", 0), [draft("angles", "Half a right one", 1), draft("angles:0", "Two", 0)]],
])("a sealed draft and one %s become one if one says it all, and else both are kept", async (_, here, both) => {
	const phone = await sealingPhone();
	await phone.db.drafts.put(here);
	await sealed(phone, { drafts: [draft("angles", "Half a right one", 1)] });
	await unseal(phone.db, key);
	expect(await phone.drafts()).toEqual(both);
});

test.each([{ words: [] }, { words: [draft("angles", "Half")] }])(
	"a run that lost its turn opens nothing: %o",
	async ({ words }) => {
		const phone = await sealingPhone();
		await phone.db.drafts.bulkPut(words);
		await seal(phone.db);
		const before = await phone.kept();
		const lost = async () => Promise.reject(new Error("another run has the turn"));
		await expect(unseal(phone.db, key, lost)).rejects.toThrow("another run");
		expect(await phone.kept()).toEqual(before);
		expect(await isDatabaseClosed(phone.db)).toBe(true);
	},
);

test.each([
	["an entry", { table: "outbox", type: "put" }],
	["an entry at the end", { table: "outbox", type: "add" }],
	["a draft", { table: "drafts", type: "put" }],
	["ending a draft", { table: "drafts", type: "delete" }],
	["emptying the vault", { table: "vault", type: "delete" }],
] as const)("a phone without room for %s keeps all of it sealed, and opens it when there is room", async (_, write) => {
	const phone = await sealingPhone();
	const { db, answer, state } = phone;
	const here = await answer("Three eighths");
	await db.drafts.bulkPut([draft("angles", "Half"), draft("circles", "Two")]);
	const outbox = [here.seq, 7].map((seq) => ({ ...here, id: `sealedanswer00${seq}`, seq }));
	const gone = [{ key: "answer:angles", at: 5 }];
	await sealed(phone, { outbox, drafts: [draft("circles", "A round one")], gone });
	const before = await phone.kept();
	state.noRoomFor = write;
	await expect(unseal(db, key)).rejects.toThrow(NotSaved);
	expect(await phone.kept()).toEqual(before);
	state.noRoomFor = null;
	await unseal(db, key);
	expect(await phone.outbox()).toHaveLength(3);
	expect(await phone.drafts()).toEqual([draft("circles", "A round one"), draft("circles:1", "Two")]);
	expect(await db.vault.count()).toBe(0);
});

test("a phone without room for its only sealed draft keeps it sealed", async () => {
	const phone = await sealingPhone();
	await sealed(phone, { drafts: [draft("angles", "Half")] });
	phone.state.noRoomFor = { table: "drafts", type: "put" };
	await expect(unseal(phone.db, key)).rejects.toThrow(NotSaved);
	expect(await phone.db.vault.count()).toBe(1);
});
