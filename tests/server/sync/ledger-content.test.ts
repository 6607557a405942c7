// By what the ledger knows a write again. A phone that has not heard an answer sends the same write to the next version of
// the server, which must find it: neither the first name nor the order of the fields may ever change, and a field that
// comes later stands behind them.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { said } from "#support/requests.ts";
import { here } from "./ledger-rows.ts";
import { entryOf, mutations, send } from "./mutations.ts";

const first: Record<string, [name: string, ...fields: string[]]> = {
	submitAssignment: ["submitAnswer", "id", "assignment_id", "student_id", "text_body", "submitted_at", "clock_unsure"],
	replaceAnswer: ["replaceAnswer", "text_body", "submitted_at", "clock_unsure", "replaces"],
	gradeSubmission: ["gradeAnswer", "grade", "feedback", "graded_text"],
	createCourse: ["createCourse", "id", "teacher_id", "title", "code", "subject", "grade_level"],
	editCourse: ["editCourse", "title", "code", "subject", "grade_level", "replaces"],
	createAssignment: [
		"createAssignment",
		"id",
		"created_by",
		"course_id",
		"written_at",
		"title",
		"instructions",
		"max_points",
		"due_at",
	],
	editAssignment: ["editAssignment", "title", "instructions", "max_points", "due_at", "replaces"],
};

/** A date is kept as PocketBase writes it. */
const written = (value: unknown): string => String(value).replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ");

test.each(Object.entries(first))(
	"%s has the content it had when the ledger began",
	async (mutation, [name, ...fields]) => {
		const { server } = here();
		const prepare = Object.entries(mutations).find(([known]) => known === mutation)?.[1];
		if (!prepare) throw new Error(`there is no ${mutation}`);
		const prepared = await prepare(server);
		const { body } = prepared;

		const answer = await send(server, prepared);

		expect(answer.status, said(answer)).toBe(200);
		const sent = fields.map((field) => [field, written(body[field])]);
		const content = createHash("sha256")
			.update(JSON.stringify([name, String(answer.at("id")), ...sent]))
			.digest("hex");
		expect(await entryOf(server, body.mutation)).toMatchObject({ name: mutation, content });
	},
);
