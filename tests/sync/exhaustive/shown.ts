// What can be compared of the small model and of the real code after each step of a replay.
import * as z from "zod/mini";
import { isOutboxEntry, type OutboxEntry, textOf as wordsOf } from "#local/entries.ts";
import { ana } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import type { Entry } from "./phone.ts";
import type { School } from "./school.ts";
import type { Kind, Row } from "./server.ts";
import { task, textOf } from "./writing.ts";

const shownRow = (row: Row | null) =>
	row && {
		text: textOf(row.word),
		grade: textOf(row.feedback),
		grades: row.said.grades.map(textOf),
		returns: row.said.returns.map(textOf),
	};

const shownEntry = ({ kind, word, state, tried, seen, orphaned }: Entry) => ({
	...{ kind, text: textOf(word), state, tried, seen, orphaned },
});

/** The model's state of the server and of each phone; nothing can be read on a phone whose owner is signed out. */
export const expectedOf = ({ server, phones }: School) => ({
	server: shownRow(server.row),
	phones: phones.map(({ away, row, inCourse, outbox }) =>
		away ? null : { row: shownRow(row), inCourse, outbox: outbox.map(shownEntry) },
	),
});

const said = z.string();
const answer = z.object({
	...{ assignment_id: said, student_id: said, text_body: said, feedback: z.nullable(said) },
	grade_changes: z.nullable(z.array(z.object({ feedback: z.nullable(said) }))),
	returns: z.optional(z.nullable(z.array(z.object({ comment: said })))),
});

/** The one submission that the model is about. */
export function rowIn(rows: readonly object[]) {
	const row = rows.map((one) => answer.parse(one)).find((one) => one.assignment_id === task && one.student_id === ana);
	return row
		? {
				text: row.text_body,
				grade: row.feedback ?? "",
				grades: (row.grade_changes ?? []).map(({ feedback }) => feedback ?? ""),
				returns: (row.returns ?? []).map(({ comment }) => comment),
			}
		: null;
}

const kinds: Partial<Record<OutboxEntry["kind"], Kind>> = {
	submitAssignment: "submit",
	replaceAnswer: "replace",
	gradeSubmission: "grade",
	changeGrade: "change",
	returnAnswer: "return",
};

const foundEntry = ({ kind, body, state, attempts, seen, orphaned }: OutboxEntry) => ({
	kind: kinds[kind],
	text: "feedback" in body ? body.feedback : wordsOf({ kind, body }),
	...{ state, tried: attempts > 0, seen, orphaned },
});

export async function foundOn({ db }: FakePhone) {
	const outbox = (await db.outbox.orderBy("seq").toArray()).filter(isOutboxEntry);
	const inCourse = (await db.assignments.get(task)) !== undefined;
	return { row: rowIn(await db.submissions.toArray()), inCourse, outbox: outbox.map(foundEntry) };
}
