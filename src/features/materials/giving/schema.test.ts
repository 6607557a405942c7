import { expect, test } from "vitest";
import { fileProblem, type GivingFields, givingSchema, titleOf } from "./schema.ts";

const megabyte = 1024 * 1024;

test.each([
	"sheet.pdf",
	"SHEET.PDF",
	"photo.of.the.board.JPeG",
	"notes.txt",
	"marks.csv",
	"essay.odt",
	"table.xlsx",
	"slides.ppt",
])("%s may be given", (name) => {
	expect(fileProblem({ name, size: 1000 })).toBeNull();
});

test.each([
	"game.exe",
	"page.html",
	"picture.svg",
	"script.js",
	"archive.zip",
	"film.mp4",
	"sheet.pdf.exe",
	"sheet",
	"",
])("%j is of a kind that is not accepted", (name) => {
	expect(fileProblem({ name, size: 1000 })).toBe("file.kind");
});

test("a file has at least one byte and at most 20 MB; what it is comes before how large it is", () => {
	expect(fileProblem({ name: "a.pdf", size: 0 })).toBe("file.empty");
	expect(fileProblem({ name: "a.pdf", size: 20 * megabyte })).toBeNull();
	expect(fileProblem({ name: "a.pdf", size: 20 * megabyte + 1 })).toBe("file.large");
	expect(fileProblem({ name: "a.exe", size: 20 * megabyte + 1 })).toBe("file.kind");
});

test.each([
	["Fractions.pdf", "Fractions"],
	["water_cycle_6B.final.docx", "water cycle 6B.final"],
	["  Le présent .odt", "Le présent"],
	["الكسور.pdf", "الكسور"],
	["\u202aDoc\u202c.pdf", "Doc"],
	["no ending", "no ending"],
	[".pdf", ""],
])("a file named %j is titled %j", (name, title) => {
	expect(titleOf(name)).toBe(title);
});

test("a title by a long name of a file is as long as a title may be, and ends with a whole character", () => {
	expect(titleOf(`${"a".repeat(300)}.pdf`)).toBe("a".repeat(200));
	const faces = titleOf(`${"🙂".repeat(300)}.pdf`);
	expect(faces).toBe("🙂".repeat(200));
	expect(givingSchema.safeParse({ ...words, title: faces }).success).toBe(true);
});

const words: GivingFields = {
	title: "Fractions",
	course_id: "",
	assignment_id: "",
	subject: "Math",
	grade: "6",
	description: "",
};

const messages = (fields: Partial<GivingFields>) =>
	givingSchema.safeParse({ ...words, ...fields }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

test("for the library the subject and the grade are kept, and no assignment", () => {
	expect(givingSchema.parse({ ...words, assignment_id: "left over" })).toEqual({ ...words, assignment_id: "" });
});

test("for a course it has the subject and the grade of the course, and its assignment stays", () => {
	const given = { ...words, course_id: "maths", assignment_id: "task" };
	expect(givingSchema.parse(given)).toEqual({ ...given, subject: "", grade: "" });
});

test("what is typed loses its blanks and line breaks, a description keeps its lines", () => {
	const typed = { title: " Frac\ntions ", subject: "\tMath ", description: " one\ntwo \n" };
	expect(givingSchema.parse({ ...words, ...typed })).toMatchObject({
		title: "Frac tions",
		subject: "Math",
		description: "one\ntwo",
	});
});

test("a title is needed, and each text has its length in characters as a reader counts them", () => {
	expect(messages({ title: " \u200b" })).toEqual(["title: required"]);
	expect(
		messages({ title: "🙂".repeat(200), subject: "🙂".repeat(80), description: "🙂".repeat(2000) }),
	).toBeUndefined();
	expect(messages({ title: "a".repeat(201) })).toEqual(["title: tooLong"]);
	expect(messages({ subject: "a".repeat(81) })).toEqual(["subject: tooLong"]);
	expect(messages({ description: "a".repeat(2001) })).toEqual(["description: tooLong"]);
});
