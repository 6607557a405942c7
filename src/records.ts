// The shapes of records that several files name; one that only its collection needs stands in collections.ts. What the
// server sends is parsed by them and nowhere else. Field names are the server's own. PocketBase has no null number and no
// null text: a shape makes its empties null, and ISO of its dates ("2026-11-18 12:05:00.000Z"). Rows that a build before a
// new field kept without it need no upgrade: they are not shown and come anew (unreadable-rows.ts).
import * as z from "zod/mini";
import { date, recordId, transformed } from "#sync/storage/kept-shape.ts";

/** Of an empty text null. */
const orNull = (shape: z.ZodMiniType<string>) => transformed(shape, (text) => text || null, z.nullable(z.string()));
const [dateOrNull, textOrNull] = [orNull(date), orNull(z.string())];
const relationOrNull = z.union([recordId, transformed(z.literal(""), () => null, z.null())]);

const base = { id: recordId, updated: date };

/** `revision` is the id of the mutation that made the content; what a newer one replaces is named by it. */
const named = { revision: z.string() };

/** Of a student or a course; "" stands for none. */
export const gradeLevels = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export const roleName = z.enum(["student", "teacher", "admin"]);
export const accountStatus = z.enum(["approved", "waiting", "declined", "blocked"]);

/** A person as far as the reader may see one: e-mail and the rest are hidden from most readers. */
export const userRecord = z.object({
	...base,
	name: z.string(),
	email: z._default(z.string(), ""),
	/** Shown to the own teachers and admins alone; missing in what an earlier build kept, and "" for most people. */
	username: z.optional(z.string()),
});

/**
 * What a teacher writes of a course. `grade_level` is "" or "1" to "12"; `grade_step`, in which grades are given, is "" for
 * whole points, "0.5" or "0.25", and missing in what was written before it was there.
 */
export const courseWords = z.object({
	title: z.string(),
	code: z.string(),
	subject: z.string(),
	grade_level: z.string(),
	grade_step: z.optional(z.string()),
});

/** A course. The join code reaches its teachers and admins only. */
export const courseRecord = z.object({
	...base,
	...named,
	...courseWords.shape,
	teacher_id: recordId,
	join_code: z._default(z.string(), ""),
	archived_at: dateOrNull,
});

/** Who is in which course, and as what. */
export const enrollmentRecord = z.object({
	...base,
	user_id: recordId,
	course_id: recordId,
	role_in_course: z.enum(["student", "teacher"]),
	/** When they came into it. */
	joined_at: dateOrNull,
});

/**
 * What a teacher writes of an assignment. `due_at` null means no due date. A field that is added must be optional, and null
 * when it is empty: phones hold entries that were written without it, and what the server makes of none must be the same.
 */
export const assignmentWords = z.object({
	title: z.string(),
	instructions: z.string(),
	max_points: z.int(),
	due_at: z.nullable(z.string()),
	/** From when its students see it; null for at once. */
	opens_at: z.optional(z.nullable(z.string())),
});

/** A task of a course. `written_at` is when the teacher pressed Create. */
export const assignmentRecord = z.object({
	...base,
	...named,
	...assignmentWords.shape,
	due_at: dateOrNull,
	opens_at: z.optional(dateOrNull),
	course_id: recordId,
	created_by: relationOrNull,
	written_at: date,
	/** Archived: in no list, but in the records. Deleted ones are shown to nobody. */
	status: z.optional(z.enum(["", "archived", "deleted"])),
});

/** A grade that was replaced: what it was, and why, when and by whom it was changed. */
const gradeChange = z.object({
	/** The mutation that changed it. */
	id: recordId,
	grade: z.number(),
	feedback: textOrNull,
	graded_by: relationOrNull,
	graded_at: date,
	reason: z.string(),
	changed_by: relationOrNull,
	changed_at: date,
});

/** What a student handed in, and when. */
const handedIn = { text_body: z.string(), submitted_at: date, clock_unsure: z.boolean(), received_at: date };

/** An answer that was given back for another try: what it was, and what its teacher said, when and who. */
const answerReturn = z.object({
	...named,
	...handedIn,
	/** The mutation that gave it back. A grade that it had is in `grade_changes`, under the same id. */
	id: recordId,
	comment: z.string(),
	returned_by: relationOrNull,
	returned_at: date,
});

const answer = z.object({
	...base,
	...named,
	...handedIn,
	assignment_id: recordId,
	student_id: recordId,
	grade: z.nullable(z.number()),
	feedback: textOrNull,
	graded_by: relationOrNull,
	graded_at: dateOrNull,
	/** The grades before the current one, oldest first. */
	grade_changes: transformed(z.nullable(z.array(gradeChange)), (changes) => changes ?? [], z.array(gradeChange)),
	/** What was given back, oldest first; missing in what an earlier build kept. It is so still while `revision` is the last one's. */
	returns: z.optional(
		transformed(z.nullable(z.array(answerReturn)), (returns) => returns ?? [], z.array(answerReturn)),
	),
});

/** A student's answer. Graded means `graded_at` is set; before that grade, feedback and grader are null. */
export const submissionRecord = transformed(
	answer,
	(row) => ({ ...row, grade: row.graded_at === null ? null : row.grade }),
	answer,
);

/** What is said of a study material by who gives it. `grade` is "" or "1" to "12"; the ids are "" for none. */
export const materialWords = z.object({
	title: z.string(),
	subject: z.string(),
	grade: z.string(),
	description: z.string(),
	/** The members of this course alone may read it. "": it is in the library, for everybody. */
	course_id: z.string(),
	/** The assignment of that course whose worksheet it is. */
	assignment_id: z.string(),
});

/** A study material. `file_path` is the name of its protected file, `size` in bytes; both stay when it is edited. */
export const materialRecord = z.object({
	...base,
	...materialWords.shape,
	file_path: z.string(),
	size: z.number(),
	created_by: z.string(),
	created_at: date,
});

export type RoleName = z.infer<typeof roleName>;
export type AccountStatus = z.infer<typeof accountStatus>;
export type User = z.infer<typeof userRecord>;
export type Course = z.infer<typeof courseRecord>;
export type Enrollment = z.infer<typeof enrollmentRecord>;
export type Assignment = z.infer<typeof assignmentRecord>;
export type GradeChange = z.infer<typeof gradeChange>;
export type AnswerReturn = z.infer<typeof answerReturn>;
export type Submission = z.infer<typeof submissionRecord>;
export type Material = z.infer<typeof materialRecord>;
