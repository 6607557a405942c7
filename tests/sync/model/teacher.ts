// What a teacher does at the computer. Every field a course or an assignment can have is written here, or the model would
// never try a new one.
import type { CourseWords } from "#features/courses/mutations.ts";
import { type Amendment, amendInPlace, type NewEntry, type OutboxEntry } from "#local/entries.ts";
import { hashOf } from "#local/text.ts";
import { shownAssignments, shownCourses, shownSubmissions } from "#local/view.ts";
import { otherWords } from "#support/assignment-words.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { newId } from "#sync/new-id.ts";
import { about, type Ledger } from "./ledger.ts";
import { writeAbout } from "./write.ts";

export async function grade(ledger: Ledger, computer: FakePhone, which: number, points: number): Promise<void> {
	const open = (await shownSubmissions(computer.db)).filter(
		(row) => row.graded_at === null && row.entry?.state !== "failed" && row.entry?.kind !== "returnAnswer",
	);
	const row = ledger.pick(open, which);
	if (!row) return;
	const feedback = ledger.newText(computer.user);
	const returned = row.returns?.at(-1)?.id ?? "";
	const body = { grade: points, feedback, graded_text: await hashOf(row.text_body), returned };
	const fresh: NewEntry = { kind: "gradeSubmission", record_id: row.id, body, about };
	await ledger.put(computer, feedback, fresh, { seen: row });
}

/** A course and its first assignment; `mark` decides whether a server accepts the course. */
export async function teach(ledger: Ledger, computer: FakePhone, mark: string): Promise<void> {
	const [id, title] = [newId(), `${ledger.newText(computer.user)}${mark}`];
	const words: Required<CourseWords> = { title, code: "N", subject: "", grade_level: "", grade_step: "" };
	const body = { id, ...words, teacher_id: computer.user };
	const made = await ledger.put(computer, title, { kind: "createCourse", body, about });
	if (made)
		await writeAbout(ledger, computer, "createAssignment", (courses) => courses.find((course) => course.id === id));
}

export async function addStudent(
	ledger: Ledger,
	computer: FakePhone,
	{ which, email }: { which: number; email: string },
): Promise<void> {
	const course = ledger.pick(await shownCourses(computer.db), which);
	if (!course) return;
	const id = newId();
	const body = { id, course_id: course.id, email };
	await ledger.put(computer, id, { kind: "enrolStudent", body, about });
}

/** A record as shown, with its unsent entry. */
type Seen = { id: string; entry: OutboxEntry | null };

type TeachersAmendment = Extract<Amendment, { of: "course" | "assignment" | "grade" }>;

/** Edits as every screen does: in place of the unsent entry where possible, otherwise as a new entry after it. */
async function amend(
	ledger: Ledger,
	computer: FakePhone,
	{ seen, replaces, amendment, fresh }: { seen: Seen; replaces: string; amendment: TeachersAmendment; fresh: NewEntry },
): Promise<void> {
	const text = "feedback" in amendment.words ? amendment.words.feedback : amendment.words.title;
	const { entry } = seen;
	if (entry) {
		const work = () => amendInPlace(computer.db, entry.id, amendment, { replaces, draftKey: "" });
		if ((await ledger.write(computer, { text, place: seen.id, seen }, work)) || computer.battery.dead) return;
	}
	await ledger.put(computer, text, fresh, { seen });
}

export async function editCourse(ledger: Ledger, computer: FakePhone, which: number): Promise<void> {
	const row = ledger.pick(await shownCourses(computer.db), which);
	if (!row) return;
	const title = ledger.newText(computer.user);
	const words: Required<CourseWords> = { title, code: "E", subject: "Edited", grade_level: "", grade_step: "0.5" };
	const body = { ...words, replaces: row.revision };
	await amend(ledger, computer, {
		seen: row,
		replaces: row.revision,
		amendment: { of: "course", words },
		fresh: { kind: "editCourse", record_id: row.id, body, about },
	});
}

export async function editAssignment(
	ledger: Ledger,
	computer: FakePhone,
	{ which, max_points }: { which: number; max_points: number },
): Promise<void> {
	const row = ledger.pick(await shownAssignments(computer.db), which);
	if (!row) return;
	const title = ledger.newText(computer.user);
	const words = { ...otherWords, title, instructions: "Edited", max_points, due_at: row.due_at };
	const body = { ...words, replaces: row.revision };
	await amend(ledger, computer, {
		seen: row,
		replaces: row.revision,
		amendment: { of: "assignment", words },
		fresh: { kind: "editAssignment", record_id: row.id, body, about },
	});
}

export async function changeGrade(ledger: Ledger, computer: FakePhone, which: number, points: number): Promise<void> {
	const row = ledger.pick(
		(await shownSubmissions(computer.db)).filter(
			({ graded_at, entry }) => graded_at !== null || (entry?.state === "failed" && entry.kind !== "returnAnswer"),
		),
		which,
	);
	if (!row) return;
	const name = row.grade_changes.at(-1)?.id ?? "";
	const feedback = ledger.newText(computer.user);
	const words = { grade: points, feedback, reason: `because ${feedback}` };
	await amend(ledger, computer, {
		seen: row,
		replaces: name,
		amendment: { of: "grade", words },
		fresh: {
			kind: "changeGrade",
			record_id: row.id,
			body: { ...words, replaces: name },
			about,
		},
	});
}
