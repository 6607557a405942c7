// Spam is marked and never dropped, answered like everything else, and bounded: a flood is told to come back later, and a
// student's work goes on beside it.
import { afterEach, describe, expect, test } from "vitest";
import { inquire, joinUsBody, portalBody, suspicionsOf } from "#support/leads.ts";
import { type Answer, said } from "#support/requests.ts";
import { busyCentre } from "./busy-centre.ts";

const here = busyCentre();
afterEach(async () => {
	for (const table of ["leads", "mails", "guesses"]) await here().server.sql(`DELETE FROM ${table}`);
});
const send = (fields: object, from?: string) => inquire(here().server, joinUsBody({ ...fields }), from ? { from } : {});
const suspicions = async (answer: Answer) => suspicionsOf(here().server, answer);

test.each([
	[{ website: "http://spam.test" }, "website"],
	[{ website: ["x"] }, "website quick"],
	[{ took_ms: undefined }, "quick"],
	[{ took_ms: 2999 }, "quick"],
	[{ took_ms: -5 }, "quick"],
	[{ took_ms: "soon" }, "website quick"],
	[{ took_ms: 1e308 }, "quick"],
	[{ full_message: "See https://www.one.test and www.two.test now" }, "links"],
	[{ parent_name: "www.pills.test" }, "links"],
	[{ website: "x", took_ms: 1, full_message: "http://a.test http://b.test" }, "website quick links"],
])("%o is stored, marked for %s, and answered like any other", async (fields, words) => {
	const answer = await send(fields);
	const other = await send({});

	expect(answer.status, said(answer)).toBe(200);
	expect(Object.keys(Object(answer.at("")))).toEqual(Object.keys(Object(other.at(""))));
	expect([await suspicions(answer), await suspicions(other)]).toEqual([words, ""]);
});

test.each([
	{ took_ms: 3000 },
	{ took_ms: 30 * 86_400_000 },
	{ full_message: "Our school is https://www.school.test and she is in Grade 5." },
])("%o of a real parent is not marked", async (fields) => {
	expect(await suspicions(await send(fields))).toBe("");
});

test("the same words from a third person are marked, a parent's own second try is not", async () => {
	const full_message = "We sell the best pills in town.";
	const own = { full_message, email: "rima@families.test" };
	const answers = [await send(own), await send({ ...own, email: "RIMA@families.test" }), await send({ full_message })];
	const third = await send({ full_message });
	const requests = await Promise.all([1, 2, 3].map(() => inquire(here().server, portalBody())));

	expect(await Promise.all([...answers, third, ...requests].map(suspicions))).toEqual(
		["", "", "", "", "", "", ""].with(2, "repeated").with(3, "repeated"),
	);
});

test("an e-mail address is marked from its sixth inquiry in an hour on, an internet address from its thirty-first", async () => {
	const { server } = here();
	const email = "rima@families.test";
	const ofAddress = [];
	for (let n = 0; n < 6; n++) ofAddress.push(await send({ email }));
	for (let n = 0; n < 15; n++) await send({}, "10.7.7.7");
	await server.sql("UPDATE guesses SET wrong = wrong + 14 WHERE account = 'inquiries from 10.7.7.7'");
	const ofSchool = [await send({}, "10.7.7.7"), await send({}, "10.7.7.7"), await send({}, "10.8.8.8")];

	expect(await Promise.all(ofAddress.map(suspicions))).toEqual(["", "", "", "", "", "many"]);
	expect(await Promise.all(ofSchool.map(suspicions))).toEqual(["", "many", ""]);
	await server.sql("UPDATE guesses SET last_at = last_at - 3600, locked_until = locked_until - 3600");
	expect(await suspicions(await send({}, "10.7.7.7"))).toBe("");
});

test("twenty a minute of one internet address, then it is told to wait", async () => {
	const statuses = [];
	for (let n = 0; n < 22; n++) statuses.push((await send({}, "10.6.6.6")).status);

	expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
	expect((await send({}, "10.6.6.7")).status).toBe(200);
});

/** So many inquiries of the last hour, past the rules. */
async function stored(count: number, suspect: boolean): Promise<void> {
	const { server } = here();
	await inquire(server, joinUsBody({ website: suspect ? "x" : "" }));
	const columns = `parent_name, email, phone, grade, program_type, full_message, language, suspect, status, created_at`;
	await server.sql(`WITH RECURSIVE n(i) AS (SELECT 2 UNION SELECT i + 1 FROM n WHERE i < ${count})
		INSERT INTO leads (id, ${columns}) SELECT lower(hex(randomblob(7))) || 'x', ${columns} FROM (SELECT * FROM leads ORDER BY created_at DESC LIMIT 1), n`);
}

describe("when there is no room", () => {
	test("for marked ones, they are told when to come back, the others are taken, and a repetition is answered", async () => {
		const { server } = here();
		await stored(59, true);
		const last = joinUsBody({ website: "x" });
		const [sixtieth, more] = [await inquire(server, last), await send({ website: "x" })];

		expect([sixtieth.status, more.status], said(more)).toEqual([200, 429]);
		expect([more.headers.get("Retry-After"), more.at("message")]).toEqual([
			"600",
			"Many inquiries are arriving right now. Yours will be sent again in a few minutes.",
		]);
		expect((await send({})).status).toBe(200);
		expect((await inquire(server, last)).status).toBe(200);
		// An hour later; and with a clock that was two days ahead and was set right.
		for (const later of ["-61 minutes", "+2 days"]) {
			await server.sql(`UPDATE leads SET created_at = datetime(created_at, '${later}') || '.000Z'`);
			expect((await send({ website: "x" })).status).toBe(200);
			await stored(60, true);
		}
	});

	test("for the others, they too are told when to come back: none is lost and none is stored twice", async () => {
		const { server } = here();
		await stored(239, false);
		const body = joinUsBody({ email: "real@families.test" });

		const statuses = [(await send({})).status, (await inquire(server, body)).status];
		await server.sql("DELETE FROM leads WHERE email <> 'real@families.test'");

		expect(statuses).toEqual([200, 429]);
		expect((await inquire(server, body)).status).toBe(200);
		expect(await server.rows("leads")).toMatchObject([{ id: body.id }]);
	});
});
