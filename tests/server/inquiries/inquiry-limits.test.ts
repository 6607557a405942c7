// What an inquiry may hold, and what is refused with which sentence.
import { expect, test } from "vitest";
import { everyForm, refused } from "#support/api/bodies.ts";
import { inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { said } from "#support/requests.ts";
import { here, storedInquiry } from "./sent-inquiries.ts";

const long = (letters: number) => "é".repeat(letters);
const both: [fields: Record<string, unknown>, refusal: string, sentence: string][] = [
	[{ email: "rima" }, "400 email invalid_email", "Invalid email address."],
	[{ email: "" }, "400 email invalid_email", "Invalid email address."],
	[{ email: " rima@families.test" }, "400 email invalid_email", "Invalid email address."],
	[{ email: `${"r".repeat(250)}@lead.test` }, "400 email invalid_email", "Invalid email address."],
	[{ email: "rima@families.test, all@lead.test" }, "400 email invalid_email", "Invalid email address."],
	[{ email: "rima@families.test\r\nBcc: all@lead.test" }, "400 email invalid_email", "Invalid email address."],
	[{ grade: "" }, "400 grade invalid_grade", "Please select a grade."],
	[{ grade: "5" }, "400 grade invalid_grade", "Please select a grade."],
	[{ grade: "Grade 13" }, "400 grade invalid_grade", "Please select a grade."],
	[{ grade: "Grade 5\n" }, "400 grade invalid_grade", "Please select a grade."],
	[{ language: "ar" }, "400 language invalid_language", "This language is not spoken here."],
	[{ parent_name: "Rima\nHaddad" }, "400 parent_name control_letters", "This has letters nobody can see."],
	[{ phone: "+961\t70123456" }, "400 phone control_letters", "This has letters nobody can see."],
	[{ phone: "abcdefgh" }, "400 phone phone_no_number", "This is not a phone number: it needs at least 8 digits."],
	[{ subjects: ["Math"] }, "400 subjects not_here", "This form does not ask for this."],
	[{ subjects: "[1]" }, "400 subjects not_here", "This form does not ask for this."],
	[{ student_name: "Maya" }, "400 student_name unknown_form", "This form is not known."],
	[{ student_name: "Portal Access Request - Grade 6" }, "400 student_name unknown_form", "This form is not known."],
	[{ id: "short" }, "400 id validation_invalid_format", "This is no id."],
	[{ id: undefined }, "400 id validation_required", "This has no id."],
	[{ mutation: "short" }, "400 mutation validation_invalid_format", "This is no id."],
	[{ mutation: undefined }, "400 mutation validation_required", "This has no id."],
	[{ parent_name: 5 }, "400 parent_name invalid_types", "Something in this form has the wrong type."],
	[{ phone: 96170123456 }, "400 parent_name invalid_types", "Something in this form has the wrong type."],
	[{ message: ["x"] }, "400 parent_name invalid_types", "Something in this form has the wrong type."],
	[{ full_message: { a: 1 } }, "400 parent_name invalid_types", "Something in this form has the wrong type."],
	[{ grade: true }, "400 parent_name invalid_types", "Something in this form has the wrong type."],
];
const joinUs: typeof both = [
	[{ parent_name: " R " }, "400 parent_name name_too_short", "Name must be at least 2 characters."],
	[{ parent_name: undefined }, "400 parent_name name_too_short", "Name must be at least 2 characters."],
	[{ parent_name: long(101) }, "400 parent_name name_too_long", "At most 100 characters fit here."],
	[{ phone: "7012345" }, "400 phone phone_too_short", "Phone number must be at least 8 characters."],
	[{ phone: "7".repeat(21) }, "400 phone phone_too_long", "At most 20 characters fit here."],
	[{ full_message: " too few  " }, "400 full_message message_too_short", "Message must be at least 10 characters."],
	[{ full_message: long(1001) }, "400 full_message message_too_long", "At most 1000 characters fit here."],
	[{ message: "Hello" }, "400 message not_here", "This form does not ask for this."],
	[{ program_type: "SAT" }, "400 program_type not_the_beginning", "This is not how the message begins."],
];
const portal: typeof both = [
	[{ parent_name: "" }, "400 parent_name name_too_short", "Parent name is required."],
	[{ phone: "" }, "400 phone phone_too_short", "Phone number is required."],
	[{ phone: "7" }, "400 phone phone_no_number", "This is not a phone number: it needs at least 8 digits."],
	[{ phone: "7".repeat(21) }, "400 phone phone_too_long", "At most 20 characters fit here."],
	[{ program_type: "  " }, "400 program_type programs_too_short", "Please specify programs of interest."],
	[{ program_type: long(501) }, "400 program_type programs_too_long", "At most 500 characters fit here."],
	[{ message: "" }, "400 message notes_too_short", "Please say what you would like."],
	[{ message: long(501) }, "400 message notes_too_long", "At most 500 characters fit here."],
	[{ full_message: "Hello there" }, "400 full_message not_here", "This form does not ask for this."],
];

test.each([
	["the join-us page", joinUsBody, [...both, ...joinUs]],
	["the portal page", portalBody, [...both, ...portal]],
])("what %s cannot send is refused, each with its code and sentence, and not stored", async (_, body, cases) => {
	const { server } = here();
	const before = (await server.rows("leads")).length;

	const answers = await Promise.all(cases.map(([fields]) => inquire(server, body(fields))));

	const said = answers.map((answer, at) => [cases[at]?.[0], refused(answer), answer.at("message")]);
	expect(said).toEqual(cases);
	expect(await server.rows("leads")).toHaveLength(before);
});

test("the longest words of any script pass", async () => {
	const { server } = here();
	const letters = { parent_name: "🧮".repeat(100), phone: "+٩٦١ (٠) ٧٠ ١٢٣ ٤٥٦ " };
	const answers = [
		await inquire(server, joinUsBody({ ...letters, full_message: "ض".repeat(1000) })),
		await inquire(server, joinUsBody({ full_message: "🧮".repeat(5) })),
		await inquire(server, portalBody({ ...letters, program_type: long(500), message: "🧮".repeat(500) })),
	];

	expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
});

test.each([
	["suspect", false],
	["doubts", "none"],
	["status", "closed"],
	["notes", "Mine"],
])("nobody decides about %s while writing: JSON, multipart and payload alike", async (field, value) => {
	const { server } = here();
	const body = joinUsBody({ subjects: "[]" });

	const answers = await Promise.all(everyForm({ ...body, [field]: value }).map((form) => inquire(server, form)));
	const without = await Promise.all(everyForm(body).map((form) => inquire(server, form)));

	expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400]);
	expect(without.map((answer) => answer.status)).toEqual([200, 200, 200]);
});

test("a second key of the same name, or in another case, smuggles nothing in", async () => {
	const { server } = here();
	const body = joinUsBody();
	const raw = (more: string) => JSON.stringify(body).replace(/}$/, `,${more}}`);

	const refusals = [await inquire(server, raw('"EMAIL":"x"')), await inquire(server, raw('"grade":"Grade 99"'))];
	const taken = await inquire(server, raw('"Suspect":true,"STATUS":"closed","Notes":"Mine","created_at":"2020-01-01"'));

	expect(refusals.map(refused)).toEqual(["400 email invalid_email", "400 grade invalid_grade"]);
	expect(taken.status, said(taken)).toBe(200);
	expect(await storedInquiry(body.id)).toMatchObject({ suspect: false, status: "new", notes: "" });
	expect(String(taken.at("created_at"))).not.toContain("2020");
});

const payloads = [
	"<script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	'=HYPERLINK("http://x.test")',
	"{{constructor.constructor('alert(1)')()}}",
	"'; DROP TABLE leads; --",
	"\u202egnp.exe.jpg\u2066",
	"%0d%0aBcc: all@lead.test",
];

test("a payload is only text: it is stored and comes back letter by letter", async () => {
	const { server } = here();
	for (const payload of payloads) {
		const text = `${payload}\r\n\u0000${payload}`;
		const parent_name = payload.replace(/[\u202e\u2066]/g, ""); // characters.test.ts: not in a name
		const answer = await inquire(server, joinUsBody({ parent_name, full_message: text }));

		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("")).toMatchObject({ parent_name, full_message: text });
		expect(await storedInquiry(answer.at("id"))).toMatchObject({ parent_name, full_message: text });
	}
});
