// What a teacher's phone can do to an answer: give it a grade, change the grade that was given, and give it back.
import * as z from "zod/mini";
import { mutation } from "#collections.ts";
import type { AnswerReturn, GradeChange, Submission } from "#records.ts";
import type { Find, Written } from "#sync/mutation.ts";

const text = z.string();
/** `grade`: points, a multiple of the course's `grade_step` (1, 0.5 or 0.25). */
const fields = { grade: z.number(), feedback: text };

type Marks = { grade: number; feedback: string };

const given = ({ author, created, body }: Written<Marks>) => ({
	grade: body.grade,
	feedback: body.feedback || null,
	graded_by: author,
	graded_at: new Date(created).toISOString(),
});

const answered = z.object({ assignment_id: text });

/** The assignment that the graded answer is for. */
async function taskOf({ record_id }: { record_id: string }, find: Find): Promise<string | null> {
	const { data } = answered.safeParse(await find("submissions", record_id));
	return data ? `assignments/${data.assignment_id}` : null;
}

/** Where what a teacher said of an answer is: in the queue, until the server has it. */
const judged = (entry: { record_id: string; state: string }, find: Find) => {
	if (entry.state === "sent") return taskOf(entry, find);
	return entry.state === "failed" ? `grading/${entry.record_id}` : "grading";
};

/**
 * A teacher grades the text with this hash (SHA-256, lower-case hex), once. `returned` is the id of the last return that was
 * seen, "" for none; what was written before there were any lacks it.
 */
export const gradeSubmission = mutation({
	name: "gradeSubmission",
	collection: "submissions",
	does: "update",
	args: z.object({ ...fields, graded_text: text, returned: z.optional(text) }),
	written: ["grade", "feedback"],
	echoes: ["grade", "feedback"],
	family: "grade",
	parent: ({ record_id }) => ({ name: "submissions", id: record_id }),
	// The same grade by the same teacher, given on another phone, and not to an earlier try.
	twin: ({ record_id, author, body }) => ({
		index: "id",
		value: record_id,
		is: (row) => {
			const from = row.returns?.find(({ id }) => id === body.returned)?.returned_at ?? "";
			const same = (one: typeof row | GradeChange) =>
				one.graded_by === author && one.grade === body.grade && (one.feedback ?? "") === body.feedback;
			return [...row.grade_changes, row].some((one) => same(one) && (one.graded_at ?? "") > from);
		},
	}),
	draw: (entry, row) => (row ? { ...row, ...given(entry) } : null),
	place: { role: "teacher", at: judged },
	// A first grade has no room for the reasons of its changes: they become a draft of a change again.
	leftOver: ({ record_id }, follows) => {
		const changes = follows.flatMap(({ created, body }) => {
			const { data } = changeArgs.safeParse(body);
			return data ? [{ created, body: data }] : [];
		});
		const newest = changes.at(-1);
		if (!newest) return null;
		const reasons = changes.map(({ body }) => body.reason);
		const key = `regrade:${record_id}`;
		return { key, at: newest.created, text: (stored) => withReasons(stored, newest.body, reasons) };
	},
});

const changeArgs = z.object({ ...fields, reason: text, replaces: text });

/** A teacher changes a grade, with a reason. */
export const changeGrade = mutation({
	name: "changeGrade",
	collection: "submissions",
	does: "update",
	args: changeArgs,
	written: ["grade", "feedback", "reason"],
	echoes: ["grade", "feedback"],
	family: "grade",
	follows: true,
	parent: ({ record_id }) => ({ name: "submissions", id: record_id }),
	draw: (entry, row) => (row ? { ...row, ...given(entry), grade_changes: withReplaced(row, entry) } : null),
	place: { role: "teacher", at: taskOf },
});

const ungraded = { grade: null, feedback: null, graded_by: null, graded_at: null };

/**
 * A teacher gives an answer back for another try: the text with this hash, with the grade that was seen (null for none).
 * `replaces` is the last change of that grade, or without a grade the last return; "" for none.
 */
export const returnAnswer = mutation({
	name: "returnAnswer",
	collection: "submissions",
	does: "update",
	args: z.object({ comment: text, graded_text: text, seen_grade: z.nullable(z.number()), replaces: text }),
	written: ["comment"],
	echoes: [],
	family: "return",
	parent: ({ record_id }) => ({ name: "submissions", id: record_id }),
	// The same comment by the same teacher, given on another phone, and not about an earlier try.
	twin: ({ record_id, author, body: { comment, replaces } }) => ({
		index: "id",
		value: record_id,
		is: ({ returns = [], grade_changes }) => {
			const seen = grade_changes.find(({ id }) => id === replaces)?.changed_at;
			const from = seen ?? returns.find(({ id }) => id === replaces)?.returned_at ?? "";
			return returns.some((one) => one.returned_by === author && one.comment === comment && one.returned_at > from);
		},
	}),
	draw: (entry, row) => (row ? { ...row, ...ungraded, ...withGivenBack(row, entry) } : null),
	place: { role: "teacher", at: judged },
});

/** The histories of an answer that is given back, as the server will remember them. */
function withGivenBack(row: Submission, entry: Written<{ comment: string }>) {
	const { revision, text_body, submitted_at, clock_unsure, received_at, returns = [] } = row;
	const { id, author, created, body } = entry;
	const said = { id, comment: body.comment, returned_by: author, returned_at: new Date(created).toISOString() };
	const now: AnswerReturn = { revision, text_body, submitted_at, clock_unsure, received_at, ...said };
	return {
		returns: [...returns, now],
		grade_changes: withReplaced(row, { ...entry, body: { reason: body.comment } }),
	};
}

/** The earlier grades with the one that is replaced, as the server will remember it. */
function withReplaced(row: Submission, entry: Written<{ reason: string }>): GradeChange[] {
	const { grade, feedback, graded_by, graded_at, grade_changes } = row;
	if (grade === null || graded_at === null) return grade_changes;
	const { id, author, created, body } = entry;
	const changed = {
		id,
		reason: body.reason,
		changed_by: author,
		changed_at: new Date(created).toISOString(),
	};
	return [...grade_changes, { grade, feedback, graded_by, graded_at, ...changed }];
}

const changeDraft = z.object({ fields: z.record(z.string(), z.string()), onto: z.string() });

/** The stored draft of a change with these reasons behind what is being typed there already. */
function withReasons(stored: string, { grade, feedback }: Marks, added: string[]): string {
	const typed = drafted(stored) ?? { fields: { grade: String(grade), feedback, reason: stored }, onto: "" };
	const reason = [...new Set([typed.fields.reason ?? "", ...added])].filter(Boolean).join("\n");
	return JSON.stringify({ ...typed, fields: { ...typed.fields, reason } });
}

/** A stored draft of a change; null for anything else, which must not stop the refusal from being noted. */
function drafted(stored: string): z.infer<typeof changeDraft> | null {
	try {
		return changeDraft.safeParse(JSON.parse(stored)).data ?? null;
	} catch {
		return null;
	}
}
