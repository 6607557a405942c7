// Letters nobody can see: a text of nothing else is empty, and none that ends a line or turns the direction stands in a
// name or a title, where it would make one person look like another.
import { describe, expect, test } from "vitest";
import { gradeChange, refused } from "#support/api/bodies.ts";
import { inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { upload } from "#support/materials.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, course, newId, replaceBody, submission } from "#support/school.ts";
import { editMaterial, here, newAssignment, newCourse, send, signUp } from "./texts.ts";

const invisible: [string, string][] = [
	["NUL", "\0"],
	["zero-width letters", "\u200b\u200c\u200d\ufeff"],
	["control letters", "\u0007\u0085\u009f"],
	["letters that turn the direction", "\u202e\u2066\u200f\u061c"],
	["variation selectors", "\ufe0f\u{e0101}"],
	["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
	["a braille blank", "\u2800"],
	["blanks of all kinds", " \t\n\u00a0\u2003\u3000\u00ad"],
	["language tags", "\u{e0001}\u{e0065}"],
	["signs of shorthand and of music", "\u{1bca0}\u{1d173}"],
];

const visible: [string, string][] = [
	["one letter among them", "\u200b\u2800x\u202e"],
	["Arabic", "مَرْحَبًا بِكُمْ"],
	["Persian with a joiner inside", "می\u200cخواهم"],
	["French", "L’été, œuvre – déjà\u202f!"],
	["an emoji family", "👩\u200d👩\u200d👧\u200d👦"],
	["a heart with its selector", "❤\ufe0f"],
	["a mark alone", "."],
];

describe("an answer", () => {
	test.each(invisible)("of nothing but %s is empty", async (_, text_body) => {
		const { server, maya, maths } = here();
		const task = await assignment(server, maths.id);
		const row = await submission(server, maya, (await assignment(server, maths.id)).id);

		const sent = await send(maya, "submissions", answerBody(maya, task.id, { text_body }));
		const replaced = await send(maya, "submissions", replaceBody(row, text_body), row.id);

		expect([refused(sent), refused(replaced)]).toEqual(Array(2).fill("400 text_body empty_text"));
		expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toEqual([]);
	});

	test.each(visible)("with %s is taken and comes back as it was written", async (_, text_body) => {
		const { server, maya, maths } = here();
		const task = await assignment(server, maths.id);
		const sent = await send(maya, "submissions", answerBody(maya, task.id, { text_body }));
		expect([sent.status, sent.at("text_body")], said(sent)).toEqual([200, text_body]);
	});
});

test.each(invisible)("a reason of nothing but %s is none", async (_, reason) => {
	const { server, rana, maya, maths } = here();
	const graded = { grade: 12, graded_at: "2026-02-03 08:00:00.000Z", graded_by: rana.id };
	const row = await submission(server, maya, (await assignment(server, maths.id)).id, graded);
	const changed = await send(rana, "submissions", gradeChange(15, "", { reason }), row.id);
	expect(refused(changed)).toBe("400 reason reason_missing");
});

const lines = {
	"a name at sign-up": ["full_name", signUp],
	"a course's title": ["title", (title: string) => newCourse({ title })],
	"a course's code": ["code", (code: string) => newCourse({ code })],
	"an assignment's title": ["title", newAssignment],
	"a material's title": ["title", (title: string) => upload(here().server, here().rana, { title })],
	"a material's new title": ["title", (title: string) => editMaterial({ title })],
	"a parent's name": ["parent_name", (parent_name: string) => inquire(here().server, joinUsBody({ parent_name }))],
	"a parent's name for the portal": [
		"parent_name",
		(parent_name: string) => inquire(here().server, portalBody({ parent_name })),
	],
} as const;

describe.each(Object.entries(lines))("%s", (_, [field, give]) => {
	const missing = field === "parent_name" ? "name_too_short" : "validation_required";

	test("needs a letter that can be seen", async () => {
		const answers = [];
		for (const [, text] of invisible) answers.push(refused(await give(text)));
		expect(new Set(answers)).toEqual(
			new Set([`400 ${field} ${missing}`, ...(field === "parent_name" ? [`400 ${field} control_letters`] : [])]),
		);
	});

	test.each([
		"\0",
		"\n",
		"\u007f",
		"\u0085",
		"\u061c",
		"\u200e",
		"\u200f",
		"\u2028",
		"\u202a",
		"\u202e",
		"\u2066",
		"\u2069",
	])("has no %j in it", async (letter) => {
		expect(refused(await give(`Maya${letter}Haddad`))).toBe(`400 ${field} control_letters`);
	});

	test.each(visible.filter(([, text]) => !/[\u202e]/.test(text)))("may hold %s", async (_, text) => {
		const given = await give(`${text} ok`);
		expect(given.status, said(given)).toBe(200);
	});
});

test("a course that is edited is looked at in the same way", async () => {
	const { server, rana } = here();
	const row = await course(server, rana, []);
	const edit = (fields: object) =>
		send(rana, "courses", { title: "Maths", replaces: row.revision, mutation: newId(), ...fields }, row.id);

	expect(refused(await edit({ title: "\u200b" }))).toBe("400 title validation_required");
	expect(refused(await edit({ subject: "Ma\u202ets" }))).toBe("400 subject control_letters");
	expect((await edit({})).status).toBe(200);
});
