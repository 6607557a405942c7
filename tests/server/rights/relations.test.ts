// What nobody asks of a list, in whatever way it is written: more than its own columns compared with values. Through a
// relation, PocketBase would join every row with what it is related to.
import { expect, test } from "vitest";
import { said } from "#support/requests.ts";
import { ask, everybody, found } from "./secrets-of-a-course.ts";

test.each([
	["a classmate's grade", "submissions", "assignment_id.submissions_via_assignment_id.grade ?> 15"],
	["a classmate's text", "submissions", 'assignment_id.submissions_via_assignment_id.text_body ?~ "Karim"'],
	["a classmate's feedback", "submissions", 'assignment_id.submissions_via_assignment_id.feedback ?= "Splendid"'],
	[
		"a classmate's grade, through the course",
		"courses",
		"assignments_via_course_id.submissions_via_assignment_id.grade ?> 15",
	],
	["whether a classmate handed in", "assignments", 'submissions_via_assignment_id.student_id ?= "abcdefghijklmno"'],
	["who is in the course", "courses", 'enrollments_via_course_id.user_id ?= "abcdefghijklmno"'],
	["a course, through its assignments", "assignments", 'course_id.title = "Mathematics"'],
	["a course, beside a value with quotes", "assignments", `id != 'x"' && course_id.title = '"Mathematics'`],
	["a course, in a search of materials", "materials", "search~'%a%' && course_id.title = 'Mathematics'"],
	["a course, between comments", "assignments", "id!=''&&//'\ncourse_id.title!=1&&//'\nid!=''"],
	["a course, between comments in a search", "materials", "title~'M'&&//'\ncourse_id.title!=1&&//'\ntitle~'M'"],
	["five brackets", "courses", "(((((id!='')))))"],
	["a course, with a tab", "assignments", "course_id\t.title='Mathematics'"],
	["two columns", "submissions", "student_id=graded_by"],
	["a letter that is none of ours", "assignments", "cour\u017fe_id.title='Mathematics'"],
	["a course, in a function", "materials", "title~'M'&&strftime(//'\n'%Y',course_id.created_at//'\n)='2026'"],
])("a filter by more than columns and values is refused whoever asks: %s", async (_, collection, filter) => {
	for (const who of everybody) {
		const answer = await ask(who, collection, { filter });
		expect([answer.status, answer.at("data.filter.code")], `${who}: ${said(answer)}`).toEqual([400, "not_asked"]);
	}
});

test("a filter by a number with a point, and a search of materials by words with one, are no relations", async () => {
	const graded = await ask("rana", "submissions", { filter: "grade > 6.5" });
	const sought = await ask("rana", "materials", { filter: "search~'%p.12 mr.smith http://a.b/c l\\'eau%'" });
	expect([found(graded), sought.status]).toEqual([1, 200]);
});

test("between comments no student asks of long texts or by modifiers", async () => {
	const filter = "id!=''&&//'\ntext_body:lower!=1&&//'\nid!=''";
	expect((await ask("maya", "submissions", { filter })).status).toBe(400);
});

test.each([
	["enrollments", "user_id.enrollments_via_user_id"],
	["courses", "enrollments_via_course_id"],
	["courses", "Enrollments_Via_course_id"],
	["courses", "enrollments(course_id)"],
	["users", "name,submissions(student_id)"],
	["submissions", "assignment_id.course_id"],
])("of rows of rows nobody asks: %s with %s", async (collection, expand) => {
	for (const who of everybody) {
		const answer = await ask(who, collection, { expand });
		expect([answer.status, answer.at("data.expand.code")], `${who}: ${said(answer)}`).toEqual([400, "not_asked"]);
	}
});
