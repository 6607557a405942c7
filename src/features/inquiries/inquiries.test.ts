// What both forms let through, to the letter, and the lead it becomes.
import { expect, test } from "vitest";
import { textOfInquiry } from "#local/inquiries/database.ts";
import { leadWords, typedIn } from "./lead.ts";
import { sendInquiry } from "./mutations.ts";
import { problemsOf } from "./problems.ts";
import { schemas } from "./schema.ts";

const inquiry = {
	parentName: "Rana Khoury",
	grade: "Grade 6",
	email: "rana@family.example",
	phone: "+961 70 123 456",
	message: "Karim finds fractions hard.",
};
const request = {
	parentName: "R",
	grade: "Grade 12",
	email: "rana@family.example",
	phone: "03 123456",
	programs: "SAT",
	notes: "",
};

const wrong = (form: "join-us" | "portal", fields: object) =>
	schemas[form].safeParse({ ...(form === "join-us" ? inquiry : request), ...fields }).error?.issues[0]?.message;

const long = (length: number) => "😀".repeat(length);
const address = (length: number) =>
	`rana@${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.${"g".repeat(length - 191)}.lb`;

test.each([
	["join-us", { parentName: " R " }, "problem.nameShort"],
	["join-us", { parentName: ` ${long(100)} ` }, undefined],
	["join-us", { parentName: long(101) }, "problem.nameLong"],
	["join-us", { grade: "" }, "problem.grade"],
	["join-us", { grade: "Grade 13" }, "problem.grade"],
	["join-us", { email: " rana@family.example " }, undefined],
	["join-us", { email: "rana@family" }, "problem.email"],
	["join-us", { email: address(255) }, undefined],
	["join-us", { email: address(256) }, "problem.email"],
	["join-us", { phone: " 1234567 " }, "problem.phoneShort"],
	["join-us", { phone: "12345678" }, undefined],
	["join-us", { phone: "1".repeat(21) }, "problem.phoneLong"],
	["join-us", { phone: "abcdefgh" }, "problem.phoneDigits"],
	["join-us", { phone: "3 123456" }, "problem.phoneDigits"],
	["join-us", { message: "  nine let " }, "problem.messageShort"],
	["join-us", { message: long(1000) }, undefined],
	["join-us", { message: long(1001) }, "problem.messageLong"],
	["portal", { parentName: " " }, "problem.nameMissing"],
	["portal", { phone: "" }, "problem.phoneMissing"],
	["portal", { phone: "1".repeat(21) }, "problem.phoneLong"],
	["portal", { phone: "1234567" }, "problem.phoneDigits"],
	["portal", { phone: "12345678" }, undefined],
	["portal", { grade: undefined }, "problem.gradeMissing"],
	["portal", { programs: " " }, "problem.programsMissing"],
	["portal", { programs: long(501) }, "problem.programsLong"],
	["portal", { notes: long(500) }, undefined],
	["portal", { notes: long(501) }, "problem.notesLong"],
] as const)("the rules of %s, case %#", (form, fields, problem) => {
	expect(wrong(form, fields)).toBe(problem);
});

test("an inquiry becomes a lead whose program is the first hundred whole letters of its message", () => {
	const words = schemas["join-us"].parse({
		...inquiry,
		message: `  ${long(120)}\ud800 `,
		website: "https://spam.example",
	});
	expect(leadWords("join-us", words)).toEqual({
		parent_name: "Rana Khoury",
		email: "rana@family.example",
		phone: "+96170123456",
		student_name: "",
		grade: "Grade 6",
		program_type: long(100),
		message: "",
		full_message: `${long(120)}\ufffd`,
		subjects: [],
		website: "https://spam.example",
	});
});

test("a request becomes a lead named after its grade, with its notes or the sentence for none", () => {
	const lead = leadWords("portal", schemas.portal.parse(request));
	expect(lead).toEqual({
		parent_name: "R",
		email: "rana@family.example",
		phone: "+9613123456",
		student_name: "Portal Access Request - Grade 12",
		grade: "Grade 12",
		program_type: "SAT",
		message: "Portal access request",
		full_message: "",
		subjects: [],
		website: "",
	});
	expect(leadWords("portal", schemas.portal.parse({ ...request, notes: " Merci " })).message).toBe("Merci");
});

test("a request is read as it was typed: the sentence for no notes stands nowhere", () => {
	const sent = { id: "", language: "fr", written_at: "", took_ms: 0 } as const;
	const about = { title: "", form: "portal" } as const;
	for (const notes of ["", "Merci"]) {
		const body = { ...leadWords("portal", schemas.portal.parse({ ...request, notes })), ...sent };
		expect(typedIn({ about, body })).toMatchObject({ notes, phone: "03 123 456" });
		expect(textOfInquiry({ kind: sendInquiry.name, body }).split("\n")).toEqual(
			["R", "Grade 12", "rana@family.example", "+9613123456", "SAT", notes].filter(Boolean),
		);
	}
});

test("what the server says of a column is said at its field, in the words of its form", () => {
	expect(problemsOf("join-us", { full_message: "message_too_long", phone: "phone_too_short" })).toEqual([
		["message", "problem.messageLong"],
		["phone", "problem.phoneShort"],
	]);
	expect(problemsOf("portal", { program_type: "programs_missing", phone: "phone_too_short", id: "id_reused" })).toEqual(
		[
			["programs", "problem.programsMissing"],
			["phone", "problem.phoneMissing"],
		],
	);
	for (const form of ["join-us", "portal"] as const)
		expect(problemsOf(form, { phone: "phone_no_number" })).toEqual([["phone", "problem.phoneDigits"]]);
});

test("a telephone number copied from a list of contacts loses what turns its direction; nothing to be seen is nothing", () => {
	const phone = "\u202a+961 70 123 456\u202c";
	expect(schemas["join-us"].parse({ ...inquiry, phone }).phone).toBe("+96170123456");
	expect(wrong("join-us", { parentName: "\u200b\u200b\u200b" })).toBe("problem.nameShort");
	expect(wrong("join-us", { message: "\u2800".repeat(10) })).toBe("problem.messageShort");
	expect(wrong("portal", { programs: "\u200b" })).toBe("problem.programsMissing");
	expect(leadWords("portal", schemas.portal.parse({ ...request, notes: "\u200b" })).message).toBe(
		"Portal access request",
	);
});
