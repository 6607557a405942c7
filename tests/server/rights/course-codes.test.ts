// Who sees a course's code and its former codes, over every channel. Each refusal stands beside the same question of
// one who may know.
import { describe, expect, test } from "vitest";
import { type Answer, said } from "#support/requests.ts";
import { ask, everybody, found, here, type Who } from "./secrets-of-a-course.ts";

const insiders: Who[] = ["rana", "boss"];

/** Every way to open a course, by row or through a relation. */
const waysToCourse: [string, (who: Who) => Promise<Answer>][] = [
	["listing", (who) => ask(who, "courses", {})],
	["opening", (who) => ask(who, "courses", {}, here().maths.id)],
	["fields=", (who) => ask(who, "courses", { fields: "id,join_code,former_codes" })],
	["fields=*", (who) => ask(who, "courses", { fields: "*,join_code,former_codes" })],
	["expanding an assignment", (who) => ask(who, "assignments", { expand: "course_id" })],
	["expanding a place", (who) => ask(who, "enrollments", { expand: "course_id" })],
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
	"nobody sorts courses by %s",
	async (sort) => {
		for (const who of everybody) {
			const answer = await ask(who, "courses", { sort });
			expect([answer.status, answer.at("data.sort.code")], `${who}: ${said(answer)}`).toEqual([400, "not_asked"]);
		}
		const plain = (await ask("boss", "courses", { sort: "title" })).at("items");
		expect(Array.isArray(plain) ? plain.map((row) => row.title) : []).toEqual(["Français", "Mathematics"]);
	},
);
