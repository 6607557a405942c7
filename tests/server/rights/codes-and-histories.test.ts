// Who sees a course's code, its former codes and the history of a grade, over every channel. Each refusal stands beside
// the same question of one who may know.
import { describe, expect, test } from "vitest";
import { courseEdit, gradeChange, join, newCode } from "#support/api/bodies.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, entry, gradeBody, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { twoCourses } from "#support/two-courses.ts";

const reason = "He copied it from Maya.";

/** The two courses; maths has its second code, and Karim's grade was changed. */
const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	const path = `/api/collections/submissions/records/${school.karimsWork.id}`;
	const { token } = school.rana;
	await server.ask("PATCH", path, { token, body: gradeBody(19, String(school.karimsWork.text_body)) });
	await server.ask("PATCH", path, { token, body: gradeChange(7, "", { reason }) });
	const renewed = await newCode(server, school.rana, { course_id: school.maths.id });
	return { ...school, code: String(renewed.at("join_code")), former: String(school.maths.join_code) };
});

type Who = "nobody" | "wael" | "bassam" | "maya" | "karim" | "lea" | "rana" | "joseph" | "boss";
const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "karim", "lea", "rana", "joseph", "boss"];
const insiders: Who[] = ["rana", "boss"];
const graded: Who[] = ["karim", "rana", "boss"];

const tokenOf = (who: Who) => (who === "nobody" ? undefined : here()[who].token);
const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const ask = (who: Who | "superuser", collection: string, query: Record<string, string>, id = ""): Promise<Answer> => {
	const { server } = here();
	const token = who === "superuser" ? server.superuserToken : tokenOf(who);
	return server.ask("GET", `${records(collection, id)}?${new URLSearchParams(query)}`, { token });
};
/** How many rows an answer tells of; a refusal tells of none. */
const found = (answer: Answer) => (answer.status === 200 ? Number(answer.at("totalItems")) : 0);

/** Every way to open a course, by row or through a relation. */
const waysToCourse: [string, (who: Who) => Promise<Answer>][] = [
	["listing", (who) => ask(who, "courses", {})],
	["opening", (who) => ask(who, "courses", {}, here().maths.id)],
	["fields=", (who) => ask(who, "courses", { fields: "id,join_code,former_codes" })],
	["fields=*", (who) => ask(who, "courses", { fields: "*,join_code,former_codes" })],
	["expanding an assignment", (who) => ask(who, "assignments", { expand: "course_id" })],
	["expanding a place", (who) => ask(who, "enrollments", { expand: "course_id" })],
	["expanding an answer", (who) => ask(who, "submissions", { expand: "assignment_id.course_id" })],
	["expanding a person", (who) => ask(who, "users", { expand: "courses_via_teacher_id" })],
];

describe.each(waysToCourse)("a course's code by %s", (_, way) => {
	test.each(everybody)("is shown to %s as the matrix says, a former one to nobody", async (who) => {
		const { code, former } = here();

		const answer = await way(who);

		expect(answer.text.includes(code), said(answer)).toBe(insiders.includes(who));
		expect(answer.text).not.toContain(former);
		expect(answer.text).not.toContain("former_codes");
	});
});

test("the superuser alone sees former codes", async () => {
	const answer = await ask("superuser", "courses", {}, here().maths.id);

	expect(answer.at("former_codes")).toBe(here().former);
});

const questions = (field: string, value: string): [string, Record<string, string>][] => [
	["equal", { filter: `${field} = "${value}"` }],
	["beginning with", { filter: `${field} ~ "${value.slice(0, 2)}%"` }],
	["greater than", { filter: `${field} > "A"` }],
	["of that length", { filter: `${field}:length > 0` }],
	["in small letters", { filter: `${field}:lower = "${value.toLowerCase()}"` }],
];

test.each(["join_code", "former_codes"])("nobody asks whether %s begins with a letter", async (field) => {
	const { code, former, maths } = here();
	const value = field === "join_code" ? code : former;
	for (const who of everybody) {
		for (const [kind, query] of questions(field, value)) {
			expect(found(await ask(who, "courses", query)), `${who}, ${kind}`).toBe(0);
		}
		for (const [collection, through] of [
			["assignments", "course_id"],
			["enrollments", "course_id"],
			["submissions", "assignment_id.course_id"],
			["users", "courses_via_teacher_id"],
		] as const) {
			const asked = await ask(who, collection, { filter: `${through}.${field} ?~ "${value.slice(0, 3)}%"` });
			expect(found(asked), `${who}, through ${collection}: ${said(asked)}`).toBe(0);
		}
	}
	const root = await ask("superuser", "courses", { filter: `${field} = "${value}"` });
	expect([found(root), root.at("items.0.id")]).toEqual([1, maths.id]);
});

test.each(["join_code", "-join_code", "former_codes", "teacher_id.courses_via_teacher_id.join_code"])(
	"sorting courses by %s is refused, or orders nothing unseen",
	async (sort) => {
		for (const who of everybody) {
			const answer = await ask(who, "courses", { sort });
			expect([0, 1, 2], said(answer)).toContain(found(answer));
			if (!insiders.includes(who)) expect(answer.text).not.toContain(here().code);
			expect(answer.text).not.toContain(here().former);
		}
		const plain = (await ask("boss", "courses", { sort: "title" })).at("items");
		expect(Array.isArray(plain) ? plain.map((row) => row.title) : []).toEqual(["Français", "Mathematics"]);
	},
);

/** Every way to the history of Karim's grade. */
const waysToHistory: [string, (who: Who) => Promise<Answer>][] = [
	["listing", (who) => ask(who, "submissions", {})],
	["opening", (who) => ask(who, "submissions", {}, here().karimsWork.id)],
	["fields=", (who) => ask(who, "submissions", { fields: "grade_changes" })],
	["expanding the assignment", (who) => ask(who, "assignments", { expand: "submissions_via_assignment_id" })],
	[
		"expanding the course",
		(who) => ask(who, "courses", { expand: "assignments_via_course_id.submissions_via_assignment_id" }),
	],
	["expanding the student", (who) => ask(who, "users", { expand: "submissions_via_student_id" })],
	["expanding the grader", (who) => ask(who, "users", { expand: "submissions_via_graded_by" })],
];

describe.each(waysToHistory)("the history of a grade by %s", (_, way) => {
	test.each(everybody)("is shown to %s as the matrix says", async (who) => {
		const answer = await way(who);

		expect(answer.text.includes(reason), said(answer)).toBe(graded.includes(who));
	});
});

test.each([
	["submissions", `grade_changes ~ "copied"`],
	["submissions", `grade_changes.0.reason ~ "copied"`],
	["submissions", `grade_changes.0.grade = 19`],
	["submissions", `grade_changes:length > 0`],
])("a filter on %s by %s finds the row for those who may read it, and for nobody else", async (collection, filter) => {
	for (const who of everybody) {
		const answer = await ask(who, collection, { filter });
		expect(found(answer), `${who}: ${said(answer)}`).toBe(graded.includes(who) ? 1 : 0);
	}
});

test.each([
	["submissions", `assignment_id.submissions_via_assignment_id.grade_changes ?~ "copied"`, 2],
	["submissions", `assignment_id.submissions_via_assignment_id.grade_changes.0.reason ?~ "copied"`, 2],
	["assignments", `submissions_via_assignment_id.grade_changes ?~ "copied"`, 1],
	["courses", `assignments_via_course_id.submissions_via_assignment_id.grade_changes ?~ "copied"`, 1],
	["users", `submissions_via_graded_by.grade_changes ?~ "copied"`, 1],
])("a classmate learns nothing from a filter on %s by %s; the teacher does", async (collection, filter, known) => {
	for (const who of everybody.filter((one) => !graded.includes(one))) {
		const answer = await ask(who, collection, { filter });
		expect(found(answer), `${who}: ${said(answer)}`).toBe(0);
	}
	expect(found(await ask("rana", collection, { filter }))).toBe(known);
});

test("sorting by a classmate's history orders nothing of one's own", async () => {
	for (const sort of ["grade_changes", "assignment_id.submissions_via_assignment_id.grade_changes"]) {
		for (const who of ["maya", "lea"] as const) {
			const answer = await ask(who, "submissions", { sort });
			expect(found(answer), said(answer)).toBeLessThan(2);
			expect(answer.text).not.toContain(reason);
		}
	}
	expect(found(await ask("rana", "submissions", { sort: "grade_changes" }))).toBe(2);
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
	const expand = "?expand=course_id.assignments_via_course_id.submissions_via_assignment_id";
	const joined = await server.ask("POST", `/api/lead/join${expand}`, {
		token: lea.token,
		body: { id: newId(), code, mutation: newId() },
	});
	const body = courseEdit(maths, { title: "Mathematics" });
	const edited = await batch(server, rana, [entry.update("courses", maths.id, body)]);
	const again = await batch(server, rana, [entry.update("courses", maths.id, body)]);
	await server.remove("enrollments", String(joined.at("id")));

	expect(joined.at("expand.course_id.id"), said(joined)).toBe(maths.id);
	expect(joined.text).not.toContain(code);
	expect(joined.text).not.toContain(reason);
	expect([edited.at("0.body.join_code"), again.at("0.body.join_code")]).toEqual([code, code]);
	expect(edited.text + again.text).not.toContain("former_codes");
});

test("a member whose place is taken away sees no code any more, and may join again with it", async () => {
	const { server, rana, karim, maths } = here();
	const [place] = await server.rows("enrollments", `user_id = "${karim.id}" && course_id = "${maths.id}"`);
	const out = await server.ask("DELETE", records("enrollments", place?.id), { token: rana.token });
	const renewed = await newCode(server, rana, { course_id: maths.id });

	const seen = await ask("karim", "courses", {});
	const back = await join(server, karim, { id: newId(), code: renewed.at("join_code") });

	expect([out.status, found(seen), back.status]).toEqual([204, 0, 200]);
});
