// What a person of the small model writes, written on a phone with the real outbox.
import { editInPlace } from "#local/answers.ts";
import { amendInPlace, type NewEntry, type OutboxEntry, save, unsent } from "#local/entries.ts";
import { hashOf } from "#local/text.ts";
import { shownSubmissions } from "#local/view.ts";
import { ana, assignmentIds } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { isUntried } from "#sync/edits.ts";
import { newId } from "#sync/new-id.ts";
import type { Kind } from "./server.ts";

export const task = assignmentIds[0] ?? "";

/** @param word of the small model, where words are negative numbers */
export const textOf = (word: number): string => (word === 0 ? "" : `word ${-word}`);

const about = { title: "", course: "", person: "" };

export const refusedOn = async ({ db }: FakePhone): Promise<string> =>
	(await unsent(db)).find(({ state }) => state === "failed")?.id ?? "";

type Shown = Awaited<ReturnType<typeof shownSubmissions>>[number];

type Wish = { as: Kind; text: string };

/** Writes the text as the screens do: in place where that is possible, else as a write of its own. */
export async function write(phone: FakePhone, as: Kind, text: string): Promise<void> {
	const { db, platform, user } = phone;
	const row = (await shownSubmissions(db)).find((one) => one.assignment_id === task && one.student_id === ana);
	if (row?.entry && (await isEdited(phone, row.entry, row, { as, text }))) return;
	const refused = await refusedOn(phone);
	const options = refused ? { instead: refused } : {};
	const body = { id: newId(), assignment_id: task, student_id: user, text_body: text };
	if (as === "submit") await save(db, platform, { kind: "submitAssignment", body, about }, options);
	else if (row) await save(db, platform, await changeOf(row, as, text), options);
	else throw new Error(`there is nothing to ${as}`);
}

async function isEdited(
	{ db, platform }: FakePhone,
	entry: OutboxEntry,
	row: Shown,
	{ as, text }: Wish,
): Promise<boolean> {
	if (as === "submit" || as === "replace") return await editInPlace(db, platform, entry.id, text, "");
	const isRefusedChange = entry.state === "failed" && entry.kind === "changeGrade" && as === "change";
	if (as === "return" || !(isUntried(entry) || isRefusedChange)) return false;
	const words = { grade: 7, feedback: text, reason: text };
	const replaces = row.grade_changes.at(-1)?.id ?? "";
	return await amendInPlace(db, entry.id, { of: "grade", words }, { replaces, draftKey: "" });
}

async function changeOf(row: Shown, as: Exclude<Kind, "submit">, text: string): Promise<NewEntry> {
	const { id: record_id, revision, grade: seen_grade, grade_changes, returns = [] } = row;
	const [graded_text, returned] = [await hashOf(row.text_body), returns.at(-1)?.id ?? ""];
	const change = grade_changes.at(-1)?.id ?? "";
	const given = { grade: 7, feedback: text };
	switch (as) {
		case "replace":
			return { kind: "replaceAnswer", record_id, body: { text_body: text, replaces: revision }, about };
		case "grade":
			return { kind: "gradeSubmission", record_id, body: { ...given, graded_text, returned }, about };
		case "change":
			return { kind: "changeGrade", record_id, body: { ...given, reason: text, replaces: change }, about };
		case "return": {
			const replaces = seen_grade === null ? returned : change;
			return { kind: "returnAnswer", record_id, body: { comment: text, graded_text, seen_grade, replaces }, about };
		}
	}
}
