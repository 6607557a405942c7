// The admins' inbox of inquiries: who opens it, what it lists and counts, how an inquiry is taken up (its table: table.full.test.ts).
import { describe, expect, test } from "vitest";
import { behindProxy, inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(
	async (server) => {
		const school = await twoCourses(server);
		const tarek = await admin(server, "Tarek Aoun");
		const family = async (fields: object, form = joinUsBody) => {
			const body = form({ ...fields });
			expect((await inquire(server, body)).status).toBe(200);
			return body;
		};
		const first = await family({ parent_name: "Élise Abi Rached", phone: "+96170111222" });
		const second = await family({ parent_name: "هدى خوري", full_message: "أريد موعداً لابنتي في الصف الخامس." });
		const third = await family({ parent_name: "=HYPERLINK(1)", phone: "+33612345678" }, portalBody);
		const spam = await family({ parent_name: "Best Offers", website: "filled in" });
		return { ...school, tarek, first, second, third, spam };
	},
	{ env: behindProxy },
);

const inbox = (query: Record<string, string> = {}, token = here().boss.token) =>
	here().server.ask("GET", `/api/lead/inquiries?${new URLSearchParams(query)}`, { token });
const names = async (query: Record<string, string> = {}) => {
	const items: { parent_name: string }[] = Object((await inbox(query)).at("items"));
	return items.map(({ parent_name }) => parent_name);
};
const take = async (id: string, change: object, token = here().boss.token) =>
	here().server.ask("PATCH", `${leads}/${id}`, {
		token,
		body: { replaces: (await here().server.row("leads", id))?.updated, ...change },
	});

describe.each(["wael", "bassam", "maya", "rana"] as const)("%s", (who) => {
	test("opens neither the inbox nor its table", async () => {
		const { token } = here()[who];
		const table = await here().server.ask("GET", "/api/lead/inquiries/table", { token });
		expect([(await inbox({}, token)).status, table.status]).toEqual([403, 403]);
		expect((await inbox({}, token)).text + table.text).not.toContain("Rached");
	});
});

test("nobody signed in opens neither, and no answer is kept", async () => {
	const { server, boss } = here();
	expect((await server.ask("GET", "/api/lead/inquiries")).status).toBe(401);
	expect((await server.ask("GET", "/api/lead/inquiries/table")).status).toBe(401);
	const kept = ["", "/table"].map((path) => server.ask("GET", `/api/lead/inquiries${path}`, { token: boss.token }));
	for (const answer of await Promise.all(kept)) expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("what is new comes with the longest waiting first; what looks like spam is apart until somebody takes it up", async () => {
	const { server, first, second, spam } = here();
	await server.sql(
		`UPDATE leads SET created_at = '2026-02-01 08:00:00.000Z' WHERE id IN ('${second.id}', '${spam.id}')`,
	);
	expect(await names()).toEqual(["هدى خوري", "Élise Abi Rached", "=HYPERLINK(1)"]);
	expect(await names({ show: "suspects" })).toEqual(["Best Offers"]);
	expect(await names({ show: "constructor" })).toEqual(await names({ show: "open" }));
	const list = await inbox();
	expect(list.at("counts"), said(list)).toMatchObject({ open: 3, new: 3, late: 1, called: 0, suspects: 1 });
	expect([list.at("items.0.late"), list.at("items.1.late")]).toEqual([true, false]);
	expect((await inbox({ show: "suspects" })).at("items.0.late"), "spam is promised no answer").toBe(false);
	expect(list.at("items.1")).toMatchObject({ id: first.id, phone: "+96170111222", status: "new", called_by: "" });

	expect((await take(spam.id, { status: "called" })).status).toBe(200);
	expect(await names({ show: "suspects" })).toEqual([]);
	expect(await names({ show: "called" })).toEqual(["Best Offers"]);
	expect((await take(spam.id, { status: "new" })).status).toBe(200);
	expect(await names({ show: "suspects" })).toEqual(["Best Offers"]);
});

test("names, numbers and messages are found in any case, without accents, and no sign is a wildcard", async () => {
	expect(await names({ search: "elise RACHED" })).toEqual(["Élise Abi Rached"]);
	expect(await names({ search: "111222" })).toEqual(["Élise Abi Rached"]);
	expect((await take(here().first.id, { child_name: "Maëlle" })).status).toBe(200);
	expect(await names({ search: "maelle" })).toEqual(["Élise Abi Rached"]);
	expect((await take(here().first.id, { child_name: "M\u0007" })).at("data.child_name.code")).toBe("control_letters");
	expect(await names({ search: "لابنتي" })).toEqual(["هدى خوري"]);
	expect(await names({ search: "%" })).toEqual([]);
	expect(await names({ search: "elise hyperlink" })).toEqual([]);
});

test("a family is found by its number, however it is written", async () => {
	const { server, second, third } = here();
	await server.update("leads", second.id, { phone: "+9613000141" });
	for (const search of [
		"03 000 141",
		"03000141",
		"03/000 141",
		"03-000141",
		"00961 3 000 141",
		"+961 3 000141",
		"3000141",
	])
		expect(await names({ search }), search).toEqual(["هدى خوري"]);
	expect(await names({ search: "هدى 03000141" })).toEqual(["هدى خوري"]);
	expect(await names({ search: "03 00" })).toEqual(["هدى خوري"]);
	expect(await names({ search: "0033 6 12 34 56 78" })).toEqual(["=HYPERLINK(1)"]);
	expect(await names({ search: "03 000 142" })).toEqual([]);
	// A number that the family wrote in its message stands there as they wrote it.
	await server.update("leads", third.id, { message: "Call my husband: 71 234 567" });
	expect(await names({ search: "71 234 567" })).toEqual(["=HYPERLINK(1)"]);
});

test("a family is found by its grade and by the admins' notes, however long these are", async () => {
	const { first } = here();
	expect((await take(first.id, { notes: `${"\ufdfa".repeat(4980)} rappeler Joy` })).status).toBe(200);
	expect((await take(first.id, { notes: "Rappeler Joy MERCREDI" })).status).toBe(200);
	expect(await names({ search: "mercredi" })).toEqual(["Élise Abi Rached"]);
	expect(await names({ search: "rached grade 6" })).toEqual(["Élise Abi Rached"]);
});

test("who takes an inquiry up is noted with the time, once; notes are kept as they are written", async () => {
	const { server, first, boss, tarek } = here();
	const called = await take(first.id, { status: "called", notes: "Wants Monday.\n=1+1" });
	expect(called.at(""), said(called)).toMatchObject({
		status: "called",
		notes: "Wants Monday.\n=1+1",
		called_by: boss.name,
	});
	const row = await server.row("leads", first.id);
	expect(Math.abs(Date.parse(String(row?.called_at)) - Date.now())).toBeLessThan(60_000);
	expect((await take(first.id, { status: "booked" }, tarek.token)).status).toBe(200);
	expect(await server.row("leads", first.id)).toMatchObject({
		status: "booked",
		called_by: boss.name,
		called_at: row?.called_at,
	});
});

test("a family that is new again, after a slip, has been called by nobody", async () => {
	const { server, second } = here();
	expect((await take(second.id, { status: "called" })).at("called_by")).toBe(here().boss.name);
	expect((await take(second.id, { status: "new" })).status).toBe(200);
	expect(await server.row("leads", second.id)).toMatchObject({ status: "new", called_by: "", called_at: "" });
});

test("of two admins who change what both saw, the second is refused and nothing of the first is lost", async () => {
	const { server, third, boss, tarek } = here();
	const replaces = (await server.row("leads", third.id))?.updated;
	const ask = (token: string, notes: string) =>
		server.ask("PATCH", `${leads}/${third.id}`, { token, body: { notes, replaces } });
	const answers = await Promise.all([ask(boss.token, "Mine."), ask(tarek.token, "Mine.")]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(refused?.at("data.replaces.code")).toBe("changed_meanwhile");
	const blind = await server.ask("PATCH", `${leads}/${third.id}`, { token: boss.token, body: { notes: "Blind." } });
	expect([blind.status, (await server.row("leads", third.id))?.notes]).toEqual([409, "Mine."]);
});

test("two hundred inquiries are paged by thirty, each once, and all of them are in the table", async () => {
	const { server, boss } = here();
	const { id: _, mutation: __, website: ___, took_ms: ____, ...row } = joinUsBody({ parent_name: "Many Families" });
	for (let at = 0; at < 200; at++) await server.create("leads", { ...row, email: `many-${at}@families.test` });
	const query = { search: "many families" };
	const first = await inbox(query);
	expect([first.at("total"), first.at("pages")]).toEqual([200, 7]);
	const found: string[] = [];
	for (let page = 1; page <= 7; page++) {
		const items: { email: string }[] = Object((await inbox({ ...query, page: String(page) })).at("items"));
		expect(items).toHaveLength(page < 7 ? 30 : 20);
		found.push(...items.map(({ email }) => email));
	}
	expect(new Set(found).size).toBe(200);
	const table = await server.ask("GET", `/api/lead/inquiries/table?${new URLSearchParams(query)}`, {
		token: boss.token,
	});
	expect(String(table.at("table")).trimEnd().split("\r\n")).toHaveLength(201);
});
