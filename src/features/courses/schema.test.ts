// What a teacher may enter, judged as the server will.
import { expect, test } from "vitest";
import { emailProblem } from "#features/courses/course/schema.ts";
import { courseSchema } from "./schema.ts";

const course = { title: "Physics", code: "PHY-9", subject: "", grade_level: "", grade_step: "" };
const problems = (fields: object) =>
	courseSchema.safeParse({ ...course, ...fields }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test("title and code are required, blanks are nothing, the rest may stay empty", () => {
	expect(problems({})).toEqual([]);
	expect(problems({ title: " \u00a0", code: "" })).toEqual([
		["title", "form.required"],
		["code", "form.required"],
	]);
	expect(problems({ title: "\u200b" })).toEqual([["title", "form.required"]]);
	expect(courseSchema.parse({ ...course, title: "\u202ePhysics\t9\u202c " }).title).toBe("Physics 9");
	expect(courseSchema.parse({ ...course, title: " Physics " }).title).toBe("Physics");
});

test("length counts what the server counts: an emoji is one", () => {
	expect(problems({ title: "😀".repeat(200), code: "م".repeat(40), subject: "é".repeat(80) })).toEqual([]);
	expect(problems({ title: "😀".repeat(201) })).toEqual([["title", "form.tooLong"]]);
	expect(problems({ code: "c".repeat(41) })).toEqual([["code", "form.tooLong"]]);
	expect(problems({ subject: "s".repeat(81) })).toEqual([["subject", "form.tooLong"]]);
});

test("a grade level is none or 1 to 12", () => {
	for (let grade = 1; grade <= 12; grade++) expect(problems({ grade_level: String(grade) })).toEqual([]);
	for (const grade_level of ["0", "13", "7th"]) expect(problems({ grade_level })).toHaveLength(1);
});

test("an address is one the server can look up", () => {
	expect(emailProblem("")).toBe("enrol.missing");
	expect(emailProblem("maya")).toBe("enrol.invalid");
	expect(emailProblem("maya@lead.example")).toBeNull();
	expect(emailProblem(`${"m".repeat(250)}@lead.example`)).toBe("enrol.invalid");
});
