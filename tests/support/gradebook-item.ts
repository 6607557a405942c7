// A piece of work as the phone shows it, for unit tests that need no database.
import { type GradebookItem, itemOf } from "#features/coursework/gradebook/item-state.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { answerRow, assignmentRow, courseRow } from "#support/rows.ts";

type Answer = Omit<NonNullable<GradebookItem["submission"]>, "entry">;

export const anAnswer = (fields: Partial<Answer> = {}): Answer =>
	answerRow({
		id: "answer000000000",
		assignment_id: "task00000000000",
		student_id: "student00000000",
		text_body: "3/4",
		...fields,
	});

type Around = {
	joined_at?: string | null;
	/** When the course ended. */
	archived_at?: string | null;
	submission?: Answer;
	/** Of a grade of this phone. */
	state?: OutboxEntry["state"];
};

/** An assignment of 20 points, written on January 5, as one student has it. */
export function aGradebookItem(fields: Partial<GradebookItem["assignment"]> = {}, around: Around = {}): GradebookItem {
	const { joined_at = null, archived_at = null, submission, state } = around;
	const course = courseRow({ id: "course000000000", teacher_id: "teacher00000000", archived_at });
	const written = { written_at: "2026-01-05T08:00:00.000Z", ...fields };
	const assignment = { entry: null, ...assignmentRow({ id: "task00000000000", course_id: course.id, ...written }) };
	const entry = state ? aGrade(state) : null;
	return itemOf(assignment, course, joined_at, submission && { ...submission, entry });
}

const aGrade = (state: OutboxEntry["state"]): OutboxEntry => ({
	seq: 1,
	id: "entry0000000000",
	v: 2,
	kind: "gradeSubmission",
	needs: [],
	author: "teacher00000000",
	created: 0,
	clock_offset: null,
	attempts: 0,
	next_attempt: 0,
	orphaned: false,
	sent_at: null,
	seen: false,
	notified: "nothing",
	record_id: "answer000000000",
	body: { grade: 9, feedback: "", graded_text: "" },
	about: { title: "", course: "", person: "" },
	refusal: null,
	state,
});
