// Where an item is shown on its writer's dashboard, so that the list can link to it. There is no such place for
// somebody whose role has changed, nor for items that are no longer visible.

import type { AccountDatabase } from "#local/database.ts";
import type { OutboxEntry } from "#local/entries.ts";
import type { UnsentInquiry } from "#local/inquiries/database.ts";
import { shownSubmissions } from "#local/view.ts";
import { syncStateOf } from "#sync/database.ts";
import { mutationOf } from "#sync/entry.ts";
import { shownRow } from "#sync/overlay.ts";
import { accountsOf } from "#sync/schema.ts";

export type ItemPlace = { to: "/dashboard-student" | "/dashboard-tutor" | "/join-us" | "/portal"; hash: string };

const ofStudent = (hash: string): ItemPlace => ({ to: "/dashboard-student", hash });
const ofTeacher = (hash: string): ItemPlace => ({ to: "/dashboard-tutor", hash });

/** Null for a place that is not this person's. */
async function mine(db: AccountDatabase, place: ItemPlace | null): Promise<ItemPlace | null> {
	const { role } = await syncStateOf(db);
	const owner = place?.to === "/dashboard-student" ? "student" : "teacher";
	return accountsOf(db.schema).hasPagesOf(role, owner) ? place : null;
}

async function taskOf(db: AccountDatabase, submissionId: string): Promise<ItemPlace | null> {
	const submission = await db.submissions.get(submissionId);
	return submission ? ofTeacher(`assignments/${submission.assignment_id}`) : null;
}

/** Where a write of this phone is shown, sent or not. */
export async function placeOfEntry(db: AccountDatabase, entry: OutboxEntry): Promise<ItemPlace | null> {
	const { place } = mutationOf(db.schema, entry);
	if (!place || (entry.orphaned && !place.outlivesHome)) return null;
	const hash = await place.at(entry, (name, id) => shownRow(db, name, id));
	if (hash === null) return null;
	return await mine(db, place.role === "student" ? ofStudent(hash) : ofTeacher(hash));
}

/** Below the form it was written in: there it can be taken back, or sent on WhatsApp (UnsentInquiries.tsx). */
export const placeOfInquiry = ({ about }: UnsentInquiry): ItemPlace => ({ to: `/${about.form}`, hash: "waiting" });

/** Where the field is in which these words are being typed. */
export async function placeOfDraft(db: AccountDatabase, key: string): Promise<ItemPlace | null> {
	return await mine(db, await fieldAt(db, key));
}

async function fieldAt(db: AccountDatabase, key: string): Promise<ItemPlace | null> {
	const [kind, id = ""] = key.split(":");
	switch (kind) {
		case "answer":
			return ofStudent((await isAnswered(db, id)) ? `submitted/${id}` : `assignments/${id}`);
		case "grade":
			return ofTeacher(`grading/${id}`);
		case "regrade":
			return await taskOf(db, id);
		case "course":
			return ofTeacher("create");
		case "assignment":
			return ofTeacher("assignments");
		case "edit-course":
			return ofTeacher(`courses/${id}`);
		case "edit-assignment":
			return ofTeacher(`assignments/${id}`);
		default:
			return null;
	}
}

/** By the mirror or by an answer that is on its way. */
async function isAnswered(db: AccountDatabase, assignmentId: string): Promise<boolean> {
	const rows = await shownSubmissions(db);
	return rows.some(({ assignment_id, student_id }) => assignment_id === assignmentId && student_id === db.userId);
}
