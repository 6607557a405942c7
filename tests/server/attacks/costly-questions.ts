// Questions that make the database work, or the server pick from its answers by thousands of names.
import { type Costly, raw, records } from "./costly.ts";

const ask = (what: string, collection: string, query: Record<string, string>, who: Costly["who"] = "student"): Costly =>
	raw(what, who, { path: `${records(collection)}?${new URLSearchParams(query)}` });
const many = (count: number, what: (n: number) => string, between: string) =>
	Array.from({ length: count }, (_, n) => what(n)).join(between);

/** Questions that make the database work. */
export const questions: Costly[] = [
	...["submissions", "materials", "assignments", "courses", "users"].flatMap((collection) => {
		const text =
			{ submissions: "text_body", materials: "search", assignments: "instructions", courses: "title", users: "name" }[
				collection
			] ?? "id";
		return [
			ask(`wildcards in ${collection}`, collection, { filter: `${text} ~ "${"a_".repeat(1600)}"` }),
			ask(`fewer wildcards in ${collection}`, collection, { filter: `${text} ~ "${"%a_".repeat(190)}"` }),
			ask(`wildcards joined by or in ${collection}`, collection, {
				filter: many(30, (n) => `${text} ~ "%a%a%a%a%a%${n}"`, "||"),
			}),
			ask(`short wildcards joined by or in ${collection}`, collection, {
				filter: many(20, (n) => `${text}~"%a%a%a_${n}"`, "||"),
			}),
			ask(`200 conditions in ${collection}`, collection, { filter: many(200, (n) => `id="${n}"`, "||") }),
			ask(`a filter nested deep in ${collection}`, collection, {
				filter: `${"(".repeat(1700)}id=""${")".repeat(1700)}`,
			}),
			ask(`many fields of ${collection}`, collection, { fields: many(6000, () => "a", ",") }),
			ask(`few fields, long, of ${collection}`, collection, { fields: many(240, () => "*", ",") }),
			ask(`excerpts of ${collection}`, collection, { fields: `${text}:excerpt(-1)` }),
			ask(`long excerpts of ${collection}`, collection, { fields: `${text}:excerpt(9000000000000000000,true)` }),
			ask(`a far page of ${collection}`, collection, { page: "9007199254740991", perPage: "-5" }),
			ask(`a large page of ${collection}`, collection, { perPage: "1000000000" }),
			ask(`by chance, ${collection}`, collection, { sort: "@random" }),
			ask(`by 40 columns, ${collection}`, collection, { sort: many(40, () => "id", ",") }),
		];
	}),
	ask("12 joins", "submissions", {
		filter: many(12, (n) => `assignment_id.course_id.enrollments_via_course_id.user_id.name ?= "${n}"`, "||"),
	}),
	ask("4 deep joins", "submissions", {
		filter: many(4, (n) => `assignment_id.course_id.enrollments_via_course_id.user_id.name ?= "${n}"`, "||"),
	}),
	ask("joins of joins", "courses", {
		filter: `assignments_via_course_id.submissions_via_assignment_id.student_id.enrollments_via_user_id.course_id.title ?= "x"`,
	}),
	ask("joins of joins, not any", "courses", {
		filter: `assignments_via_course_id.submissions_via_assignment_id.student_id.enrollments_via_user_id.course_id.title = "x"`,
	}),
	ask("forward joins", "submissions", {
		filter: many(12, (n) => `assignment_id.course_id.teacher_id.name != "${n}"`, "&&"),
	}),
	ask("many forward joins", "submissions", {
		filter: many(40, (n) => `assignment_id.course_id.teacher_id.name:lower!="${n}"`, "&&"),
	}),
	ask("sorting through a relation", "assignments", { sort: "submissions_via_assignment_id.grade" }),
	ask("400 relations", "submissions", { expand: many(400, () => "assignment_id", ",") }),
	ask("relations in 200 letters", "submissions", { expand: many(14, () => "assignment_id", ",") }),
	ask("deep relations", "courses", {
		expand: "assignments_via_course_id.submissions_via_assignment_id.student_id.enrollments_via_user_id.course_id",
	}),
	ask("deep relations, many ways", "courses", {
		expand:
			"enrollments_via_course_id.user_id,assignments_via_course_id.submissions_via_assignment_id.student_id,teacher_id.courses_via_teacher_id",
	}),
	ask("relations in a circle", "assignments", {
		expand:
			"course_id.assignments_via_course_id.submissions_via_assignment_id.assignment_id.submissions_via_assignment_id",
	}),
	ask("relations back and forth", "submissions", {
		expand: "assignment_id.submissions_via_assignment_id,assignment_id.course_id.assignments_via_course_id",
	}),
	ask("long texts in small letters", "submissions", { filter: many(100, (n) => `text_body:lower!="${n}"`, "&&") }),
	ask("long texts compared", "submissions", { filter: many(100, (n) => `text_body!="${n}"`, "&&") }),
	ask("letters nearly alike", "submissions", { filter: `text_body~"${"a".repeat(500)}b"` }),
	ask("letters nearly alike, in brackets", "submissions", {
		filter: `(id!='x" && text_body~"${"a".repeat(500)}b" && id!="x')`,
	}),
	ask("190 searches", "materials", { filter: many(190, (n) => `search~"${n}"`, "||") }),
	ask("15 searches", "materials", { filter: many(15, (n) => `search~'%${n}%'`, "&&") }),
	ask("a thousand quotes in a value", "materials", { filter: "\\'".repeat(1750) }),
	ask("long texts of others", "courses", {
		filter: `assignments_via_course_id.submissions_via_assignment_id.text_body ?= "zz"`,
	}),
	ask("dates made of texts", "submissions", { filter: many(60, (n) => `strftime("%Y", text_body)="${n}"`, "||") }),
	...[
		"/api/lead/handshake",
		"/api/collections/users/auth-refresh",
		"/api/files/token",
		"/api/health",
		"/api/lead/people",
		"/api/lead/admin-log",
		"/api/lead/inquiries",
		"/api/lead/inquiries/table",
	].flatMap((path) =>
		[
			`fields=${"a,".repeat(7000)}`,
			`fields=${"*,".repeat(7000)}`,
			`fields=${"*:excerpt(-1),".repeat(500)}`,
			`expand=${"courses_via_teacher_id,".repeat(400)}`,
			`seq=${"9".repeat(14_000)}&mark=x`,
			`search=${"a ".repeat(4000)}`,
		].map((query) =>
			raw(`${query.slice(0, 20)} at ${path}`, "student", {
				method: /refresh|token/.test(path) ? "POST" : "GET",
				path: `${path}?${query.replaceAll(" ", "+")}`,
			}),
		),
	),
];
