// An inquiry of a family is stored once, whoever sends it and however often.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin, blocked, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, entry, newId } from "#support/school.ts";
import { here, storedInquiry } from "./sent-inquiries.ts";

const mailsToCentre = async () => (await here().server.sql("SELECT 1 AS one FROM mails WHERE kind = 'inquiry'")).length;

const shown = (body: object) => {
	const { website: _, took_ms: __, written_at: ___, mutation: ____, ...fields } = Object(body);
	return fields;
};

test.each([
	["the join-us page", joinUsBody({ full_message: "  Bonjour 👋🏽, é e\u0301 مرحبا\n<b>deux</b> lignes; =1+1  " })],
	["the portal page", portalBody({ language: "fr", message: "Merci d'avance" })],
	["the portal page, with the shortest words", portalBody({ parent_name: "R", phone: "+9613123456" })],
])(
	"an inquiry from %s is stored and comes back as it was sent, without what the centre thinks of it",
	async (_, body) => {
		const answer = await inquire(here().server, body);

		expect(answer.status, said(answer)).toBe(200);
		expect(Object.keys(Object(answer.at(""))).sort()).toEqual(
			[...Object.keys(shown(body)), "collectionId", "collectionName", "created_at", "mutation", "written_at"].sort(),
		);
		expect(answer.at("")).toMatchObject(shown(body));
		expect(await storedInquiry(body.id)).toMatchObject({
			...shown(body),
			status: "new",
			notes: "",
			suspect: false,
			doubts: "",
		});
	},
);

test("a phone number is stored in one way, however an earlier build wrote it, and its copy is known", async () => {
	const { server } = here();
	for (const phone of ["03 123456", "+961 3 123 456", "00961-3-123456"]) {
		const body = joinUsBody({ phone });
		const [first, again] = [await inquire(server, body), await inquire(server, body)];
		expect([first.status, again.status], said(again)).toEqual([200, 200]);
		expect(await storedInquiry(body.id)).toMatchObject({ phone: "+9613123456" });
	}
});

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

test("twenty copies at once are one inquiry and one mail, and so is one that comes after the centre has looked", async () => {
	const { server } = here();
	const body = joinUsBody();
	const before = await mailsToCentre();

	const answers = await Promise.all(Array.from({ length: 20 }, () => inquire(server, body)));
	await server.update("leads", body.id, { status: "called", notes: "Called." });
	const late = await inquire(server, { ...body, took_ms: 0, website: "filled in now" });

	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	expect(new Set([...answers, late].map((answer) => JSON.stringify(answer.at("")))).size).toBe(1);
	expect(await storedInquiry(body.id)).toMatchObject({ status: "called", notes: "Called.", suspect: false });
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
		{ phone: "+9613000000" },
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
	expect(await storedInquiry(body.id)).toMatchObject(shown(body));
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
	for (const { id } of [body, other]) expect(await storedInquiry(id)).toBeUndefined();
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
