// Questions that try to learn by the answer's shape what a row does not show: filters, sorts, fields, paging, relations.
// Each is asked about somebody else's row, and paired with the same question of one who may know, where anybody may ask so.
import { expect, test } from "vitest";
import type { Person } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { gradeBody } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	await server.ask("PATCH", `/api/collections/submissions/records/${school.karimsSubmission.id}`, {
		token: school.rana.token,
		body: gradeBody(19, String(school.karimsSubmission.text_body), { feedback: "Splendid" }),
	});
	await server.update("users", school.rana.id, { grade: "9", full_name: "Rana Maria Khoury" });
	return school;
});

const ask = (server: RealServer, who: Person, collection: string, query: Record<string, string>): Promise<Answer> =>
	server.ask("GET", `/api/collections/${collection}/records?${new URLSearchParams(query)}`, { token: who.token });
const count = (answer: Answer) => (answer.status === 200 ? answer.at("totalItems") : answer.status);

test.each([
	["full_name", 'full_name ~ "Maria"'],
	["grade", 'grade = "9"'],
	["language", 'language = "en"'],
	["verified", "verified = true"],
	["created_at", "created_at > '2020-01-01'"],
	["blocked_at", 'blocked_at = ""'],
	["tokenKey", 'tokenKey != ""'],
	["password", 'password != ""'],
	["e-mail", 'email ~ "rana"'],
	["role, through user_roles", 'user_roles_via_user_id.role ?= "teacher"'],
	["role, through an assignment", 'assignments_via_created_by.created_by.user_roles_via_user_id.role ?= "teacher"'],
])("a student cannot guess the own teacher's %s by filtering", async (_, filter) => {
	const { server, maya, rana } = here();
	const asked = await ask(server, maya, "users", { filter: `id = "${rana.id}" && ${filter}` });

	expect([0, 400, 403], said(asked)).toContain(count(asked));
	expect(count(await ask(server, maya, "users", { filter: `id = "${rana.id}" && name = "${rana.name}"` }))).toBe(1);
});

test.each([
	["users", "created_at > '2020-01-01'"],
	["users", "assignments_via_created_by.created_by.created_at ?> '2020-01-01'"],
	["courses", "teacher_id.created_at > '2020-01-01'"],
	["submissions", "student_id.created_at:lower > '2020-01-01'"],
	["enrollments", "user_id.created_at > '2020-01-01'"],
	["enrollments", "user_id.Created_At > '2020-01-01'"],
])("when an account was made is learnt by no filter of %s: %s", async (collection, filter) => {
	const { server, maya, rana, boss, wael, bassam } = here();
	for (const who of [maya, rana, boss, wael, bassam, { ...maya, token: "" }]) {
		const answer = await ask(server, who, collection, { filter });
		expect([answer.status, answer.at("data.filter.code")], said(answer)).toEqual([400, "not_asked"]);
	}
	const asSuperuser = await ask(server, { ...maya, token: server.superuserToken }, collection, { filter });
	expect(asSuperuser.text).not.toContain("not_asked");
});

test.each([
	["join_code on courses", "courses", 'join_code ~ "%"'],
	["@collection", "courses", '@collection.users.email ?~ "a"'],
	["@request", "courses", '@request.auth.tokenKey != ""'],
	["a quoted break-out", "courses", `id = "x" || 1=1 || title = '`],
	["SQL", "submissions", "id = 'x'; DROP TABLE submissions"],
	["a deep relation", "submissions", 'graded_by.assignments_via_created_by.course_id.join_code ?~ "%"'],
])("a filter with %s is refused or finds nothing", async (_, collection, filter) => {
	const { server, maya } = here();
	const answer = await ask(server, maya, collection, { filter });

	expect([0, 400, 403], said(answer)).toContain(count(answer));
	expect(await server.rows("submissions")).toHaveLength(3);
});

test.each([
	"join_code",
	"tokenKey",
	"full_name",
	"password",
	"@collection.users.email",
	"enrollments_via_course_id.user_id.full_name",
])("sorting courses by %s is refused", async (sort) => {
	const { server, maya } = here();

	for (const direction of ["", "-"]) {
		const answer = await ask(server, maya, "courses", { sort: direction + sort });
		expect([answer.status, answer.at("data.sort.code")], said(answer)).toEqual([400, "not_asked"]);
	}
	expect(count(await ask(server, maya, "courses", { sort: "-title" }))).toBe(1);
});

test("fields= and expand= bring nothing that is hidden", async () => {
	const { server, maya, rana } = here();
	const wanted = { fields: "*,join_code,teacher_id,expand", expand: "teacher_id" };
	const student = await ask(server, maya, "courses", { fields: wanted.fields });
	const refused = await ask(server, maya, "courses", wanted);
	const teacher = await ask(server, rana, "courses", wanted);

	expect(student.text).not.toMatch(/rana-khoury|Rana Maria|Karim|join_code":"[A-Z2-9]/);
	expect([count(student), refused.status]).toEqual([1, 400]);
	expect(teacher.text).toMatch(/join_code":"[A-Z2-9]{7}/);
	expect(teacher.text).toContain("Rana Khoury");
});

test("counts and pages say nothing of other people's rows", async () => {
	const { server, maya, boss } = here();
	const beyond = await ask(server, maya, "submissions", { page: "2", perPage: "1" });

	expect([beyond.at("totalItems"), beyond.at("totalPages"), beyond.at("items.length")]).toEqual([1, 1, 0]);
	expect((await ask(server, boss, "submissions", { perPage: "1" })).at("totalItems")).toBe(3);
});

test("the phone's own questions pass: 120 ids, keyset pages, the scope filter", async () => {
	const { server, maya, rana, mayasSubmission } = here();
	const ids = [mayasSubmission.id, ...Array.from({ length: 119 }, (_, n) => `nothing${String(n).padStart(8, "0")}`)];
	const byId = await ask(server, maya, "submissions", {
		filter: `student_id="${maya.id}"&&(${ids.map((id) => `id="${id}"`).join("||")})`,
		skipTotal: "1",
		perPage: "1000",
	});
	const page = await ask(server, rana, "submissions", {
		filter: "id > '000000000000000'",
		sort: "id",
		perPage: "1000",
		skipTotal: "1",
		fields: "id,updated",
	});

	expect(byId.at("items.length"), said(byId)).toBe(1);
	expect(Object.keys(Object(page.at("items.0"))).sort()).toEqual(["id", "updated"]);
	expect(page.at("items.length")).toBe(2);
});
