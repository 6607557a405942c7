// An inquiry of a family: what is taken, what is refused with which sentence, and that it is stored once.
import { expect, test } from "vitest";
import { everyForm, refused } from "#support/api/bodies.ts";
import { behindProxy, inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin, blocked, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, entry, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(undefined, { env: { ...behindProxy, CENTRE_EMAIL: "desk@lead.test" } });
const rowsWith = (id: unknown) => here().server.rows("leads", `id = "${id}"`);
const mailsToCentre = async () => (await here().server.sql("SELECT 1 AS one FROM mails WHERE kind = 'inquiry'")).length;

const shown = (body: object) => {
	const { website: _, took_ms: __, written_at: ___, mutation: ____, ...fields } = Object(body);
	return fields;
};

test.each([
	["the join-us page", joinUsBody({ full_message: "  Bonjour 👋🏽, é e\u0301 مرحبا\n<b>deux</b> lignes; =1+1  " })],
	["the portal page", portalBody({ language: "fr", message: "Merci d'avance" })],
	["the portal page, with the shortest words", portalBody({ parent_name: "R", phone: "7" })],
])(
	"an inquiry from %s is stored and comes back as it was sent, without what the centre thinks of it",
	async (_, body) => {
		const answer = await inquire(here().server, body);

		expect(answer.status, said(answer)).toBe(200);
		expect(Object.keys(Object(answer.at(""))).sort()).toEqual(
			[...Object.keys(shown(body)), "collectionId", "collectionName", "created_at", "mutation", "written_at"].sort(),
		);
		expect(answer.at("")).toMatchObject(shown(body));
		expect(await rowsWith(body.id)).toMatchObject([
			{ ...shown(body), status: "new", notes: "", suspect: false, doubts: "" },
		]);
	},
);

test("when it was written is believed, unless that is yet to come or cannot be read", async () => {
	const { server } = here();
	const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
	const stored = async (written_at: unknown) => {
		const answer = await inquire(server, joinUsBody({ written_at }));
		return (Date.now() - Date.parse(String(answer.at("written_at")).replace(" ", "T"))) / 60_000;
	};

	expect(await stored(ago(3 * 24 * 60))).toBeCloseTo(3 * 24 * 60, 0);
	for (const written of [ago(-30), "yesterday", undefined]) expect(await stored(written)).toBeCloseTo(0, 0);
});

test("what a message begins with is its first hundred letters, never half an emoji", async () => {
	const full_message = `${"a".repeat(99)}🧮 and the rest`;
	const body = joinUsBody({ full_message });

	const whole = await inquire(here().server, body);
	const half = await inquire(here().server, {
		...body,
		id: newId(),
		mutation: newId(),
		program_type: full_message.slice(0, 100),
	});

	expect(whole.at("program_type"), said(whole)).toBe(`${"a".repeat(99)}🧮`);
	expect(refused(half)).toBe("400 program_type not_the_beginning");
});

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
	const letters = { parent_name: "🧮".repeat(100), phone: "٧".repeat(20) };
	const answers = [
		await inquire(server, joinUsBody({ ...letters, full_message: "ض".repeat(1000) })),
		await inquire(server, joinUsBody({ full_message: "🧮".repeat(5) })),
		await inquire(server, portalBody({ ...letters, program_type: long(500), message: "🧮".repeat(500) })),
	];

	expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
});

test("twenty copies at once are one inquiry and one mail, and so is one that comes after the centre has looked", async () => {
	const { server } = here();
	const body = joinUsBody();
	const before = await mailsToCentre();

	const answers = await Promise.all(Array.from({ length: 20 }, () => inquire(server, body)));
	await server.update("leads", body.id, { status: "contacted", notes: "Called." });
	const late = await inquire(server, { ...body, took_ms: 0, website: "filled in now" });

	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	expect(new Set([...answers, late].map((answer) => JSON.stringify(answer.at("")))).size).toBe(1);
	expect(await rowsWith(body.id)).toMatchObject([{ status: "contacted", notes: "Called.", suspect: false }]);
	expect(await mailsToCentre()).toBe(before + 1);
});

test("the same mutation or the same id with other words is refused, and nothing is said of what is there", async () => {
	const { server } = here();
	const { program_type: _, ...words } = joinUsBody();
	const body = joinUsBody(words);
	await inquire(server, body);
	const others = [
		{ parent_name: "Somebody Else" },
		{ email: "other@families.test" },
		{ phone: "+961 3 000 000" },
		{ grade: "Grade 6" },
		{ full_message: "Something else entirely" },
		{ language: "fr" },
	];

	const send = (name: () => object) =>
		Promise.all(others.map((other) => inquire(server, joinUsBody({ ...words, ...other, ...name() }))));
	const [changed, taken] = [await send(() => ({})), await send(() => ({ mutation: newId() }))];

	expect(changed.map(refused)).toEqual(Array(others.length).fill("409 mutation id_reused"));
	expect(taken.map(refused)).toEqual(Array(others.length).fill("409 id id_reused"));
	expect([...changed, ...taken].map((answer) => answer.text).join()).not.toContain(body.email.slice(5, 15));
	expect(await rowsWith(body.id)).toMatchObject([shown(body)]);
});

test("an inquiry travels alone: a batch with one is refused and leaves none", async () => {
	const { server } = here();
	const [body, other] = [joinUsBody(), joinUsBody()];
	const boss = await admin(server);

	for (const who of [undefined, boss]) {
		const created = await batch(server, who, [entry.create("leads", body)]);
		const upserted = await batch(server, who, [{ method: "PUT", url: leads, body: other }]);

		for (const answer of [created, upserted]) {
			expect(answer.status, said(answer)).toBe(who ? 400 : 401);
		}
	}
	expect([...(await rowsWith(body.id)), ...(await rowsWith(other.id))]).toEqual([]);
});

test("whoever is signed in, waits or was blocked may write like a visitor, and is answered like one", async () => {
	const { server } = here();
	for (const who of [await admin(server), await student(server), await waiting(server), await blocked(server)]) {
		const answer = await inquire(server, joinUsBody(), { token: who.token });

		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("status")).toBeUndefined();
	}
	expect((await inquire(server, joinUsBody(), { token: "expired" })).status).toBe(200);
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
	expect(await rowsWith(body.id)).toMatchObject([{ suspect: false, status: "new", notes: "" }]);
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
		const phone = parent_name.slice(0, 20);
		const answer = await inquire(server, joinUsBody({ parent_name, phone, full_message: text }));

		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("")).toMatchObject({ parent_name, phone, full_message: text });
		expect(await rowsWith(answer.at("id"))).toMatchObject([{ parent_name, phone, full_message: text }]);
	}
});
