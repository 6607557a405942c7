// @vitest-environment happy-dom
// Sealing the words of somebody who signs out.
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { draft, key, sealingPhone } from "#parts/sealing-phone.ts";
import { answerTo, stillPhone } from "#parts/still-phone.ts";
import { courseRow } from "#support/rows.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { isDatabaseClosed } from "#sync/storage/life.ts";
import { emptyMirror, NoVaultKey, seal, unseal } from "#sync/storage/vault.ts";

afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

test("after a sign-out nothing of a person is readable, and the database is closed", async () => {
	const { db, answer, kept } = await sealingPhone();
	await answer("Three eighths");
	await db.drafts.put(draft("angles", "Half"));
	await db.courses.put(courseRow({ id: newId(), teacher_id: newId() }));
	await seal(db);
	expect(await kept()).toMatchObject({ outbox: [], drafts: [], vault: [{ waits: true }] });
	expect(await db.courses.count()).toBe(0);
	expect(await db.meta.toArray()).toEqual([{ key: "life", id: expect.any(String), open: false }]);
});

test("a phone that has no key to seal with keeps the words readable, and their author signed in", async () => {
	const { db, platform, outbox } = stillPhone();
	const saved = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	await expect(seal(db)).rejects.toThrow(NoVaultKey);
	expect(await outbox()).toEqual([saved]);
	expect(await isDatabaseClosed(db)).toBe(false);
});

test("who wrote nothing leaves nothing in the vault", async () => {
	const { db } = await sealingPhone();
	await seal(db);
	expect(await db.vault.count()).toBe(0);
	expect(await isDatabaseClosed(db)).toBe(true);
});

test("words typed while the others are being locked are sealed with them", async () => {
	const { db, answer, kept, drafts, outbox } = await sealingPhone();
	const saved = await answer("Three eighths");
	const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
	vi.spyOn(crypto.subtle, "encrypt").mockImplementationOnce(async (...words) => {
		const locked = await encrypt(...words);
		await db.drafts.put(draft("angles", "Half"));
		return locked;
	});
	await seal(db);
	expect(await kept()).toMatchObject({ outbox: [], drafts: [], vault: [{ waits: true }] });
	expect(await isDatabaseClosed(db)).toBe(true);
	await unseal(db, key);
	expect(await outbox()).toEqual([saved]);
	expect(await drafts()).toEqual([draft("angles", "Half")]);
});

test.each([
	["what is sealed", { table: "vault", type: "add" }],
	["emptying the outbox", { table: "outbox", type: "deleteRange" }],
	["emptying the drafts", { table: "drafts", type: "deleteRange" }],
	["emptying the mirror", { table: "courses", type: "deleteRange" }],
	["forgetting the key", { table: "meta", type: "deleteRange" }],
	["closing the database", { table: "meta", type: "put" }],
] as const)("a phone without room for %s says so, and nothing has changed", async (_, write) => {
	const phone = await sealingPhone();
	await phone.answer("Three eighths");
	await phone.db.drafts.put(draft("angles", "Half"));
	const before = await phone.kept();
	phone.state.noRoomFor = write;
	await expect(seal(phone.db)).rejects.toThrow(NotSaved);
	expect(await phone.kept()).toEqual(before);
	expect(await isDatabaseClosed(phone.db)).toBe(false);
	expect(await syncStateOf(phone.db)).toMatchObject({ vault_key: key });
});

test("a phone without room for the note that its owner left says so, and they have not left", async () => {
	const phone = await sealingPhone();
	const { db } = phone;
	await phone.answer("Three eighths");
	const before = await phone.kept();
	db.meta.hook("creating", (id) => {
		if (String(id) === "life") throw new DOMException("full", "QuotaExceededError");
	});
	await expect(seal(db)).rejects.toThrow(NotSaved);
	expect(await phone.kept()).toEqual(before);
	expect(await isDatabaseClosed(db)).toBe(false);
});

test("a mirror that is emptied takes along what was kept beside its rows, and where the phone stood", async () => {
	const { db, answer, note, outbox } = await sealingPhone();
	const sent = await note(await answer("Three eighths"), { state: "sent", sent_at: 1, seen: true });
	const waits = await answer("Five eighths");
	await db.courses.put(courseRow({ id: newId(), teacher_id: newId() }));
	await db.keptFiles.put({ id: "triangle", why: "opened", received: 4, size: 4, used_at: 1 });
	await noteSyncState(db, { position: { seq: 3, mark: "m" }, last_full: 1, role: "teacher" });
	await db.transaction("rw", db.tables, async () => await emptyMirror(db));
	expect([await db.courses.count(), await db.keptFiles.count()]).toEqual([0, 0]);
	expect(await outbox()).toEqual([{ ...sent, seen: false }, waits]);
	expect(await syncStateOf(db)).toMatchObject({ position: null, last_full: null, role: "student", vault_key: key });
});

test("a mirror whose confirmed entries cannot be noted as unseen is not emptied", async () => {
	const { db, answer, note, state } = await sealingPhone();
	await note(await answer("Three eighths"), { state: "sent", sent_at: 1, seen: true });
	await db.courses.put(courseRow({ id: newId(), teacher_id: newId() }));
	state.noRoomFor = { table: "outbox", type: "put" };
	const emptying = db.transaction("rw", db.tables, async () => await emptyMirror(db));
	await expect(emptying).rejects.toThrow();
	expect(await db.courses.count()).toBe(1);
});
