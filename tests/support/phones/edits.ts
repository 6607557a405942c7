// A teacher's edits on a phone without a screen, made as every screen makes them: in place while the entry is unsent,
// where that is possible, else as a new entry. And how often the server carried them out.
import { type Amendment, amendInPlace, type NewEntry, type OutboxEntry } from "#local/entries.ts";
import type { Phone } from "#support/phone.ts";
import type { RealServer } from "#support/server.ts";
import { newId } from "#sync/new-id.ts";
import { answerOn, assignmentOn, courseOn } from "./shown.ts";

const about = { title: "", course: "", person: "" };

type Wish = { entry: OutboxEntry | null; replaces: string; amendment: Amendment; fresh: NewEntry };

async function amend(phone: Phone, { entry, replaces, amendment, fresh }: Wish): Promise<void> {
	if (entry && (await amendInPlace(phone.db, entry.id, amendment, { replaces, draftKey: "" }))) return;
	await phone.save(fresh);
}

export async function editCourse(phone: Phone, id: string, title: string): Promise<void> {
	const { entry, revision: replaces, code, subject, grade_level } = await courseOn(phone, id);
	const words = { title, code, subject, grade_level };
	const body = { ...words, revision: newId(), replaces };
	const fresh = { kind: "editCourse" as const, record_id: id, body, about };
	await amend(phone, { entry, replaces, amendment: { of: "course", words }, fresh });
}

export async function editAssignment(
	phone: Phone,
	id: string,
	change: { title?: string; max_points?: number; due_at?: string },
): Promise<void> {
	const { entry, revision: replaces, ...row } = await assignmentOn(phone, id);
	const { title, instructions, max_points, due_at } = { ...row, ...change };
	const words = { title, instructions, max_points, due_at };
	const body = { ...words, revision: newId(), replaces };
	const fresh = { kind: "editAssignment" as const, record_id: id, body, about };
	await amend(phone, { entry, replaces, amendment: { of: "assignment", words }, fresh });
}

export async function changeGrade(
	phone: Phone,
	id: string,
	grade: number,
	reason = "I had misread it.",
): Promise<void> {
	const { entry, grade_changes } = await answerOn(phone, id);
	const replaces = grade_changes.at(-1)?.id ?? "";
	const words = { grade, feedback: `Now ${grade}.`, reason };
	const body = { ...words, change: newId(), replaces };
	const fresh = { kind: "changeGrade" as const, record_id: id, body, about };
	await amend(phone, { entry, replaces, amendment: { of: "grade", words }, fresh });
}

/** How many edits of this record the server has carried out. */
export const editsDone = async (server: RealServer, record: string): Promise<number> =>
	(await server.sql(`SELECT id FROM ledger WHERE record = '${record}' AND name LIKE 'edit%'`)).length;
