// Whether an entry of the outbox is one that this build can read and send. A tab of a later build, open beside this one,
// may have put in a kind or a version nobody here knows.
import * as z from "zod/mini";
import type { Errand, ErrandBodies, ErrandKind, Reason } from "./errands.ts";
import { leftBy } from "./kept-shape.ts";

const text = z.string();
const number = z.number();
const answer = { text_body: text, submitted_at: text, clock_unsure: z.boolean(), revision: text };
const marks = { grade: number, feedback: text };
const course = { title: text, code: text, subject: text, grade_level: text };
const assignment = { title: text, instructions: text, max_points: number, due_at: z.nullable(text) };
const edit = { revision: text, replaces: text };

const bodies = {
	submitAssignment: z.object({ ...answer, id: text, assignment_id: text, student_id: text }),
	replaceAnswer: z.object({ ...answer, replaces: text }),
	gradeSubmission: z.object({ ...marks, graded_text: text }),
	changeGrade: z.object({ ...marks, reason: text, change: text, replaces: text }),
	createCourse: z.object({ ...course, id: text, teacher_id: text }),
	editCourse: z.object({ ...course, ...edit }),
	createAssignment: z.object({ ...assignment, id: text, course_id: text, written_at: text, created_by: text }),
	editAssignment: z.object({ ...assignment, ...edit }),
	joinCourse: z.object({ id: text, code: text }),
	enrolStudent: z.object({ id: text, course_id: text, email: text }),
} satisfies { [Kind in ErrandKind]: z.ZodMiniType<ErrandBodies[Kind]> };

const reasons = [
	"already-submitted",
	"already-graded",
	"answer-changed",
	"text-changed",
	"changed-meanwhile",
	"not-yours",
	"refused",
	"too-large",
	"unknown",
] as const satisfies Reason[];

/** What every kind has. Fields that came later than the first build are not asked for: without them they say "no". */
const entry = {
	seq: number,
	id: text,
	v: z.literal(1),
	record_id: text,
	needs: z.array(text),
	about: z.object({ title: text, course: text, person: text }),
	author: text,
	created: number,
	clock_offset: z.nullable(number),
	state: z.enum(["queued", "sending", "sent", "failed"]),
	attempts: number,
	next_attempt: number,
	answer: z.nullable(z.object({ reason: z.enum(reasons), status: number, code: text, message: text, at: number })),
	sent_at: z.nullable(number),
};

const checks = new Map(
	Object.entries(bodies).map(([kind, body]) => [kind, leftBy(z.object({ ...entry, kind: z.literal(kind), body }))]),
);

/** Whether this build knows what to do with it. */
export function isErrand(row: unknown): row is Errand {
	if (typeof row !== "object" || row === null) return false;
	return checks.get(String(Reflect.get(row, "kind")))?.(row) ?? false;
}
