// Who sees the history of a grade, over every channel. Each refusal stands beside the same question of one who may
// know.
import { describe, expect, test } from "vitest";
import { courseEdit, join, newCode } from "#support/api/bodies.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, enrollments, entry, gradeBody, newId } from "#support/school.ts";
import { ask, everybody, found, here, reason, records, type Who } from "./secrets-of-a-course.ts";

const graded: Who[] = ["karim", "rana", "boss"];
/** A student's question names no long text: it is refused, whoever's row it is about. */
const staff: Who[] = graded.filter((who) => who !== "karim");

/** Every way to the history of Karim's grade. */
const waysToHistory: [string, (who: Who) => Promise<Answer>][] = [
	["listing", (who) => ask(who, "submissions", {})],
	["opening", (who) => ask(who, "submissions", {}, here().karimsSubmission.id)],
	["fields=", (who) => ask(who, "submissions", { fields: "grade_changes" })],
];

describe.each(waysToHistory)("the history of a grade by %s", (_, way) => {
	test.each(everybody)("is shown to %s as the matrix says", async (who) => {
		const answer = await way(who);

		expect(answer.text.includes(reason), said(answer)).toBe(graded.includes(who));
	});
});

test.each([["submissions", `grade_changes ~ "copied"`]])(
	"a filter on %s by %s finds the row for its teachers and admins, and for nobody else",
	async (collection, filter) => {
		for (const who of everybody) {
			const answer = await ask(who, collection, { filter });
			expect(found(answer), `${who}: ${said(answer)}`).toBe(staff.includes(who) ? 1 : 0);
		}
	},
);

test.each([
	["submissions", `grade_changes:length > 0`],
	["submissions", `grade_changes.0.reason ~ "copied"`],
	["submissions", `assignment_id.submissions_via_assignment_id.grade_changes ?~ "copied"`],
	["submissions", `assignment_id.submissions_via_assignment_id.grade_changes.0.reason ?~ "copied"`],
	["assignments", `submissions_via_assignment_id.grade_changes ?~ "copied"`],
	["courses", `assignments_via_course_id.submissions_via_assignment_id.grade_changes ?~ "copied"`],
	["users", `submissions_via_graded_by.grade_changes ?~ "copied"`],
])("by what is within a history, or through a relation, nobody filters: %s by %s", async (collection, filter) => {
	for (const who of everybody) {
		const answer = await ask(who, collection, { filter });
		expect(answer.status, `${who}: ${said(answer)}`).toBe(400);
	}
});

test("by a history nobody sorts", async () => {
	for (const sort of ["grade_changes", "assignment_id.submissions_via_assignment_id.grade_changes"]) {
		for (const who of everybody) expect((await ask(who, "submissions", { sort })).status, who).toBe(400);
	}
	expect(found(await ask("rana", "submissions", { sort: "updated" }))).toBe(2);
});

test("what a student's own writes answer in a batch brings no code and no classmate's history", async () => {
	const { server, maya, rana, maths, code } = here();
	const task = await assignment(server, maths.id, { title: "Angles" });
	const work = answerBody(maya, task.id);
	const made = await batch(server, maya, [entry.create("submissions", work)]);
	const marked = await batch(server, rana, [entry.update("submissions", work.id, gradeBody(9, work.text_body))]);

	expect([made.status, marked.status], said(made) + said(marked)).toEqual([200, 200]);
	for (const answer of [made, marked]) {
		expect(answer.text).not.toContain(code);
		expect(answer.text).not.toContain(reason);
	}
	await server.remove("submissions", work.id);
	await server.remove("assignments", task.id);
});

test("a person who joins sees neither code nor any history, a replayed edit shows the code to its teacher", async () => {
	const { server, rana, lea, maths, code } = here();
	const joined = await server.ask("POST", "/api/lead/join", {
		token: lea.token,
		body: { id: newId(), code, mutation: newId() },
	});
	const body = courseEdit(maths, { title: "Mathematics" });
	const edited = await batch(server, rana, [entry.update("courses", maths.id, body)]);
	const again = await batch(server, rana, [entry.update("courses", maths.id, body)]);
	await server.remove("enrollments", String(joined.at("id")));

	expect(joined.at("course_id"), said(joined)).toBe(maths.id);
	expect(joined.text).not.toContain(code);
	expect(joined.text).not.toContain(reason);
	expect([edited.at("0.body.join_code"), again.at("0.body.join_code")]).toEqual([code, code]);
	expect(edited.text + again.text).not.toContain("former_codes");
});

test("a member whose place is taken away sees no code any more, and may join again with it", async () => {
	const { server, rana, karim, maths } = here();
	const [place] = await enrollments(server, karim, maths.id);
	const out = await server.ask("DELETE", records("enrollments", place?.id), { token: rana.token });
	const renewed = await newCode(server, rana, { course_id: maths.id });

	const seen = await ask("karim", "courses", {});
	const back = await join(server, karim, { id: newId(), code: renewed.at("join_code") });

	expect([out.status, found(seen), back.status]).toEqual([204, 0, 200]);
});
