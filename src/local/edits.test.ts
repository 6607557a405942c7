// What waited behind a refused write: no word of it goes.

import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { signedIn } from "#support/mirror-rows.ts";
import { foldFollowUps } from "#sync/edits.ts";
import { newId } from "#sync/new-id.ts";
import { durably } from "#sync/storage/durable.ts";
import { amendInPlace, save } from "./entries.ts";
import { browserPlatform } from "./platform.ts";

test("the reason of a change is still readable when the first grade it changed is refused", async () => {
	const db = signedIn("teacher");
	const record_id = newId();
	const about = { title: "Fractions", course: "Mathematics", person: "Maya Haddad" };
	const first = await save(db, browserPlatform, {
		kind: "gradeSubmission",
		record_id,
		body: { grade: 11, feedback: "Halve it again.", graded_text: "a".repeat(64) },
		about,
	});
	const reason = "I had overlooked the second page.";
	await save(db, browserPlatform, {
		kind: "changeGrade",
		record_id,
		body: { grade: 14, feedback: "Well explained.", reason, replaces: "" },
		about,
	});
	const refused = await durably(db, () => foldFollowUps(db, { ...first, state: "failed", attempts: 1 }));
	expect(refused.body).toMatchObject({ grade: 14, feedback: "Well explained." });
	const drafts = await db.drafts.toArray();
	expect(drafts.map(({ key }) => key)).toEqual([`regrade:${record_id}`]);
	expect(drafts[0]?.text).toContain(reason);
});

test("the reasons of two changes stand behind the words that are being typed for a third", async () => {
	const db = signedIn("teacher");
	const record_id = newId();
	const about = { title: "Fractions", course: "Mathematics", person: "Maya Haddad" };
	const first = await save(db, browserPlatform, {
		kind: "gradeSubmission",
		record_id,
		body: { grade: 11, feedback: "", graded_text: "a".repeat(64) },
		about,
	});
	let replaces = "";
	for (const [grade, reason] of [
		[14, "The second page."],
		[15, "And the third."],
	] as const) {
		const body = { grade, feedback: "", reason, replaces };
		replaces = (await save(db, browserPlatform, { kind: "changeGrade", record_id, body, about })).id;
	}
	const typed = { fields: { grade: "16", feedback: "Well done.", reason: "Half writ" }, onto: "" };
	await db.drafts.put({ key: `regrade:${record_id}`, text: JSON.stringify(typed), saved_at: 1 });
	await durably(db, () => foldFollowUps(db, { ...first, state: "failed", attempts: 1 }));
	const [draft] = await db.drafts.where({ key: `regrade:${record_id}` }).toArray();
	expect(JSON.parse(draft?.text ?? "{}").fields).toEqual({
		grade: "16",
		feedback: "Well done.",
		reason: "Half writ\nThe second page.\nAnd the third.",
	});
});

test("what another build queued behind a refused write stays as it is, and the refusal is noted all the same", async () => {
	const db = signedIn("teacher");
	const record_id = newId();
	const about = { title: "Fractions", course: "Mathematics", person: "Maya Haddad" };
	const body = { grade: 11, feedback: "Halve it again.", graded_text: "a".repeat(64) };
	const first = await save(db, browserPlatform, { kind: "gradeSubmission", record_id, body, about });
	const { seq, ...rest } = first;
	const foreign = { ...rest, id: newId(), kind: "gradeByPicture", body: { picture: "M0 0" } };
	const place = await db.table<object, number>("outbox").add(foreign);
	expect(place).toBeGreaterThan(seq);
	const failed = { ...first, state: "failed" as const, attempts: 1 };
	expect(await durably(db, () => foldFollowUps(db, failed))).toEqual(failed);
	expect(await db.outbox.get(place)).toMatchObject({ kind: "gradeByPicture", state: "queued" });
});

test("a refused grade that is edited, and refused again, keeps the words written last", async () => {
	const db = signedIn("teacher");
	const record_id = newId();
	const about = { title: "Fractions", course: "Mathematics", person: "Maya Haddad" };
	const body = { grade: 11, feedback: "Halve it again.", graded_text: "a".repeat(64) };
	const first = await save(db, browserPlatform, { kind: "gradeSubmission", record_id, body, about });
	await db.outbox.update(first.seq, { state: "failed", attempts: 1 });
	const change = { grade: 14, feedback: "Well explained.", reason: "The second page.", replaces: "" };
	await save(db, browserPlatform, { kind: "changeGrade", record_id, body: change, about });

	const words = { grade: 17, feedback: "Now I see it.", reason: "" };
	await amendInPlace(db, first.id, { of: "grade", words }, { replaces: "", draftKey: "" });

	const [edited, ...others] = await db.outbox.where({ record_id }).toArray();
	expect(others).toEqual([]);
	if (!edited) throw new Error("the grade is gone");
	const refused = await durably(db, () => foldFollowUps(db, { ...edited, state: "failed", attempts: 1 }));
	expect(refused.body).toMatchObject({ grade: 17, feedback: "Now I see it." });
	expect((await db.drafts.get({ key: `regrade:${record_id}` }))?.text).toContain("The second page.");
});
