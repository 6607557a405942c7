// @vitest-environment happy-dom
// What a command leaves in the outbox of a real phone database.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enrolStudent } from "#features/courses/course/commands.ts";
import { writeSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { isOutboxEntry } from "#local/entries.ts";
import { shownRevision } from "#local/view.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { seal, unseal } from "#sync/storage/vault.ts";
import { holdKey } from "#sync/storage/vault-key.ts";
import { createCourse, discardEntry, editCourse, joinCourse } from "./commands.ts";
import type { ShownCourse } from "./queries.ts";

const words = { title: "Physics", code: "PHY-9", subject: "", grade_level: "9" } as const;
let db: AccountDatabase;

beforeEach(() => {
	// Nobody is waited for.
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const user = { id: newId(), name: "Rana Khoury", email: "teacher@lead.example" };
	db = accountDatabase(user.id);
	writeSession({
		token: "t",
		user,
		role: "teacher",
		account_status: "approved",
		reason: "",
		expired: false,
		renewed_at: 0,
	});
});
afterEach(() => {
	vi.restoreAllMocks();
	writeSession(null);
});

const entries = async () => (await db.outbox.orderBy("seq").toArray()).filter(isOutboxEntry);
const only = async () => {
	const [entry, ...more] = await entries();
	if (!entry || more.length > 0) throw new Error(`${more.length + 1} entries`);
	return entry;
};
/** The server answered: it was refused, or is being sent. */
const becomes = async (id: string, state: "failed" | "sending") => {
	const refusal = { reason: "refused", status: 400, code: "unknown_code", message: "", at: 0 } as const;
	await db.outbox.where({ id }).modify({ state, attempts: 1, refusal: state === "failed" ? refusal : null });
};
const shown = (entry: ShownCourse["entry"], revision = ""): ShownCourse => ({
	...words,
	id: entry?.record_id ?? newId(),
	updated: "",
	revision,
	teacher_id: db.userId,
	join_code: "",
	archived_at: null,
	entry,
});

test("an edit replaces the write the teacher saw: the server's, or the one that is on its way before it", async () => {
	const course = shown(null, "serversrevision");
	await editCourse({ course, words: { ...words, title: "One" }, replaces: shownRevision(course) });
	const first = await only();
	expect(first.body).toMatchObject({ title: "One", replaces: "serversrevision" });
	await becomes(first.id, "sending");
	const behind = shown({ ...first, state: "sending", attempts: 1 }, "serversrevision");
	await editCourse({ course: behind, words: { ...words, title: "Two" }, replaces: shownRevision(behind) });
	const [, second] = await entries();
	expect(second?.body).toMatchObject({ title: "Two", replaces: first.id });
});

test("a course nobody tried to send yet is edited in its place", async () => {
	await createCourse(words);
	const made = await only();
	await editCourse({ course: shown(made), words: { ...words, title: "Physics and labs" }, replaces: "" });
	expect(await only()).toMatchObject({ kind: "createCourse", body: { id: made.record_id, title: "Physics and labs" } });
});

test("a code on its way is asked for once; a refused one makes room for itself and for its correction", async () => {
	await Promise.all([joinCourse({ code: "K7M2QXP" }), joinCourse({ code: "K7M2QXP" })]);
	const first = await only();
	await becomes(first.id, "failed");
	await joinCourse({ code: "K7M2QXP" });
	const again = await only();
	expect(again).toMatchObject({ state: "queued", body: { code: "K7M2QXP" } });
	expect(again.id).not.toBe(first.id);
	await becomes(again.id, "failed");
	await joinCourse({ code: "ABCDEFG", instead: again.id });
	expect(await only()).toMatchObject({ state: "queued", about: { title: "ABC DEFG" } });
});

test("a refused code that is corrected into another refused one leaves neither of them", async () => {
	for (const code of ["K7M2QXP", "ABCDEFG"]) await joinCourse({ code });
	const [wrong, other] = await entries();
	for (const one of [wrong, other]) await becomes(one?.id ?? "", "failed");
	await joinCourse({ code: "ABCDEFG", instead: wrong?.id ?? "" });
	expect(await only()).toMatchObject({ state: "queued", body: { code: "ABCDEFG" } });
});

test("a refused address that is corrected into another refused one leaves neither of them", async () => {
	const course = shown(null);
	for (const name of ["maja", "maya"]) await enrolStudent({ course, email: `${name}@lead.example` });
	const [wrong, other] = await entries();
	for (const one of [wrong, other]) await becomes(one?.id ?? "", "failed");
	await enrolStudent({ course, email: "maya@lead.example", instead: wrong?.id ?? "" });
	expect(await only()).toMatchObject({ state: "queued", body: { email: "maya@lead.example" } });
	// Corrected into itself it is replaced as well.
	const again = await only();
	await becomes(again.id, "failed");
	await enrolStudent({ course, email: "maya@lead.example", instead: again.id });
	expect(await only()).toMatchObject({ state: "queued" });
});

test("an address on its way into a course is asked for once; into another course it is another wish", async () => {
	const [physics, maths] = [shown(null), shown(null)];
	const email = "maya@lead.example";
	await Promise.all([enrolStudent({ course: physics, email }), enrolStudent({ course: physics, email })]);
	expect((await only()).needs).toEqual([physics.id]);
	await enrolStudent({ course: maths, email });
	expect(await entries()).toHaveLength(2);
});

test("what nobody tried to send is taken back and can be had again; what the server may have stays", async () => {
	await joinCourse({ code: "K7M2QXP" });
	const waiting = await only();
	const undo = await discardEntry(waiting.id);
	expect(await entries()).toEqual([]);
	await undo?.();
	expect(await only()).toEqual(waiting);
	for (const state of ["sending", "queued", "sent"] as const) {
		await db.outbox.where({ id: waiting.id }).modify({ state, attempts: 1 });
		expect(await discardEntry(waiting.id)).toBeNull();
		expect(await entries()).toHaveLength(1);
	}
});

test("what is asked for while another tab signs this person out is sealed, and readable at no moment", async () => {
	const key = btoa("k".repeat(32));
	await noteSyncState(db, { vault_key: key });
	holdKey(db.userId, key);
	await seal(db);
	await joinCourse({ code: "K7M2P9X" });
	await enrolStudent({ course: shown(null), email: "maya@lead.test" });
	expect(await db.outbox.toArray()).toEqual([]);
	await unseal(db, key);
	expect((await entries()).map(({ kind, state }) => [kind, state])).toEqual([
		["joinCourse", "queued"],
		["enrolStudent", "queued"],
	]);
});
