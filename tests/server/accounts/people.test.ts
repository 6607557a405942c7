// The admin's lists of people: who gets them, what they say, and how a thousand people are searched and paged.
import { describe, expect, test } from "vitest";
import { admin, type Person, person, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { type TwoCourses, twoCourses } from "#support/two-courses.ts";

const here = serverForThisFile(twoCourses);

const ask = (server: RealServer, who: { token: string } | undefined, query: Record<string, string> = {}) =>
	server.ask("GET", `/api/lead/people?${new URLSearchParams(query)}`, { token: who?.token });

type Item = { id: string; name: string; full_name: string; email: string; role: string; role_id: string };

async function page(server: RealServer, who: { token: string }, query: Record<string, string> = {}) {
	const answer = await ask(server, who, query);
	if (answer.status !== 200) throw new Error(said(answer));
	const items: Item[] = Object(answer.at("items"));
	return { items, page: answer.at("page"), pages: answer.at("pages"), total: answer.at("total"), answer };
}

const found = async (search: string, list = "all") => {
	const { server, boss } = here();
	return (await page(server, boss, { list, search })).items.map((item) => item.full_name).sort();
};

describe("who gets them", () => {
	test.each(["wael", "bassam", "maya", "rana", "joseph"] as const)(
		"%s is refused with the same words whatever was asked",
		async (who) => {
			const { server, maya, ...others } = here();
			const asking = { maya, ...others }[who];
			const answers = [
				await ask(server, asking),
				await ask(server, asking, { list: "waiting" }),
				await ask(server, asking, { search: maya.email, page: "1" }),
				await ask(server, asking, { search: "nobody@lead.test", page: "x" }),
			];

			expect(answers.map((answer) => [answer.status, answer.at("data.role.code")])).toEqual(
				Array(4).fill([403, "not_admin"]),
			);
			expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
		},
	);

	test("nobody signed in gets nothing, an admin gets everybody, and no answer is kept", async () => {
		const { server, boss } = here();
		const answer = await ask(server, boss);

		expect((await ask(server, undefined)).status).toBe(401);
		expect((await ask(server, { token: "nonsense" })).status).toBe(401);
		expect([answer.status, answer.headers.get("cache-control")], said(answer)).toEqual([200, "no-store"]);
		expect(answer.text).toContain("Maya Haddad");
	});

	test.each([
		["demoted", (deputy: Person) => ["user_roles", deputy.roleId, { role: "teacher" }] as const],
		["blocked", (deputy: Person) => ["users", deputy.id, { blocked_at: "2026-03-01 08:00:00.000Z" }] as const],
	])("an admin who was %s has no power from that moment, with the same token", async (_, blow) => {
		const { server, boss, wael } = here();
		const deputy = await admin(server);
		const everything = () =>
			Promise.all([
				ask(server, deputy),
				server.ask("PATCH", `/api/collections/users/records/${wael.id}`, {
					token: deputy.token,
					body: { blocked_at: "" },
				}),
				server.ask("PATCH", `/api/collections/user_roles/records/${wael.roleId}`, {
					token: deputy.token,
					body: { role: "student" },
				}),
				server.ask("POST", "/api/lead/temporary-password", { token: deputy.token, body: { user_id: boss.id } }),
				server.ask("POST", "/api/lead/send-reset-link", { token: deputy.token, body: { user_id: "nobody000000000" } }),
			]);
		const before = (await everything()).map((answer) => answer.status);
		const [collection, id, body] = blow(deputy);
		const struck = await server.ask("PATCH", `/api/collections/${collection}/records/${id}`, {
			token: boss.token,
			body,
		});

		expect(struck.status, said(struck)).toBe(200);
		expect(before).toEqual([200, 200, 200, 403, 404]);
		expect((await everything()).map((answer) => answer.status)).toEqual([403, 404, 404, 403, 403]);
	});
});

describe("what they say", () => {
	test("of one person everything the admin decides by", async () => {
		const { server, boss } = here();
		const nour = await person(server, { name: "Nour Azar", standing: "declined", role: "teacher" });
		const { items, answer } = await page(server, boss, { search: "nour azar" });

		expect(items, said(answer)).toEqual([
			{
				id: nour.id,
				name: "",
				full_name: "Nour Azar",
				email: nour.email,
				role: "teacher",
				role_id: nour.roleId,
				grade: "",
				standing: "declined",
				reason: "Please call the centre first.",
				verified: true,
				temporary: false,
				created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
			},
		]);
	});

	test("somebody without a role row is a student without one", async () => {
		const { server, boss } = here();
		const body = { email: "roleless@lead.test", password: "secret-1", passwordConfirm: "secret-1", name: "Roleless" };
		await server.create("users", body);

		expect((await page(server, boss, { search: "roleless" })).items).toMatchObject([{ role: "student", role_id: "" }]);
	});

	test("the waiting list has who waits only, the oldest first, and both lists count who waits", async () => {
		const { server, boss } = here();
		const later = await waiting(server, "Ziad Waits Longer");
		await server.sql(`UPDATE users SET created_at = '2025-01-01 08:00:00.000Z' WHERE id = '${later.id}'`);
		const list = await page(server, boss, { list: "waiting" });

		expect(list.items.map((item) => item.full_name)).toEqual(["Ziad Waits Longer", "Wael Matar"]);
		expect([list.total, list.answer.at("waiting")]).toEqual([2, 2]);
		expect((await page(server, boss, { search: "maya" })).answer.at("waiting")).toBe(2);
		await server.remove("users", later.id);
	});

	test("a deleted account is nobody's any more", async () => {
		const { server, boss } = here();
		const leaver = await person(server, { name: "Leaver Frangieh" });
		const listed = async () => (await page(server, boss)).items.some(({ id }) => id === leaver.id);
		expect(await listed()).toBe(true);

		const body = { password: leaver.password };
		const answer = await server.ask("POST", "/api/lead/delete-account", { token: leaver.token, body });

		expect(answer.status, said(answer)).toBe(200);
		expect(await listed()).toBe(false);
		for (const search of ["leaver", "former", "gone"]) expect(await found(search), search).toEqual([]);
	});
});

describe("searching", () => {
	test.each([
		["Élodie Nassîf", ["elodie", "ELODIE NASSIF", "nassif élo", "e\u0301lodie", "  Nassif   elodie "]],
		["Œuvrard Straße", ["oeuvrard", "œuvrard strasse", "STRASSE"]],
		["Maya O’Connor", ["o'connor", "O’Connor"]],
		["مُحَمَّد أحمد", ["محمد احمد", "مُحمد", "أحمد", "احمد محمد"]],
		["إيمان هُدى", ["ايمان", "هدي", "هدى"]],
		["آية الزّهراء", ["اية", "ايه", "الزهراء", "الزهـراء"]],
	])("%s is found however the letters are typed", async (name, searches) => {
		const { server } = here();
		const who = await person(server, {
			name,
			email: `folded-${Buffer.from(name).toString("hex").slice(0, 30)}@lead.test`,
		});

		for (const search of searches) expect(await found(search), search).toEqual([name]);
		await server.remove("users", who.id);
	});

	test("every word must occur, in the name, the full name or the e-mail", async () => {
		const { server } = here();
		await person(server, { name: "Karine Abboud", email: "family.abboud@mail.test" });
		await waiting(server, "Karine Waiting");

		expect(await found("karine")).toEqual(["Karine Abboud", "Karine Waiting"]);
		expect(await found("karine", "waiting")).toEqual(["Karine Waiting"]);
		expect(await found("ABBOUD@mail karine")).toEqual(["Karine Abboud"]);
		expect(await found("karine haddad")).toEqual([]);
	});

	test("a wildcard is a letter", async () => {
		const { server } = here();
		await person(server, { name: "Sami 100%_sure\\", email: "sami@lead.test" });

		for (const search of ["%", "_", "\\", "0%_s"]) expect(await found(search), search).toEqual(["Sami 100%_sure\\"]);
		for (const search of ["s%e", "ma_a", "'", '" OR 1=1', "{:word0}"]) expect(await found(search), search).toEqual([]);
	});

	test("a person is found by a new name and address, and no more by the old ones", async () => {
		const { server } = here();
		const who = await person(server, { name: "Before Marriage", email: "before.marriage@lead.test" });
		await server.update("users", who.id, { name: "Zeina After", full_name: "Zeina After", email: "after@lead.test" });

		expect(await found("marriage")).toEqual([]);
		expect(await found("zeina after@lead")).toEqual(["Zeina After"]);
	});

	test("the folded column is nobody's to read, to filter by or to write", async () => {
		const { server, boss, maya } = here();
		const records = "/api/collections/users/records";
		const own = await server.ask("GET", `${records}/${maya.id}?fields=*,search`, { token: maya.token });
		const filters = await Promise.all(
			[boss, maya].map((who) =>
				server.ask("GET", `${records}?filter=${encodeURIComponent('search ~ "maya"')}`, { token: who.token }),
			),
		);
		await server.ask("PATCH", `${records}/${maya.id}`, { token: maya.token, body: { search: "found by this" } });

		expect(own.at("name"), said(own)).toBe("Maya Haddad");
		expect(own.at("search")).toBeUndefined();
		expect(filters.map((answer) => answer.status)).toEqual([400, 400]);
		expect(await found("found by this")).toEqual([]);
	});
});

describe("a thousand people", () => {
	const big = serverForThisFile(async (server): Promise<TwoCourses> => {
		const school = await twoCourses(server);
		await server.sql(`INSERT INTO users (id, email, name, full_name, search, tokenKey, password, created_at, updated)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
			SELECT 'person' || substr('000000000' || i, -9), 'p' || i || '@lead.test',
			CASE WHEN i % 4 = 0 THEN '' ELSE 'Pupil ' || i END, 'Pupil ' || i, 'pupil ' || i || ' p' || i || '@lead.test',
			'key-' || i || hex(randomblob(20)), 'none', datetime('2026-01-01', '+' || i || ' minutes') || '.000Z', '' FROM n`);
		return school;
	});

	/** All pages of a list, as somebody leafs through them. */
	async function leaf(query: Record<string, string>): Promise<Item[]> {
		const { server, boss } = big();
		const first = await page(server, boss, query);
		const items = first.items;
		for (let at = 2; at <= Number(first.pages); at++) {
			const next = await page(server, boss, { ...query, page: String(at) });
			expect([next.page, next.pages, next.total]).toEqual([at, first.pages, first.total]);
			items.push(...next.items);
		}
		expect(items).toHaveLength(Number(first.total));
		return items;
	}

	test("are leafed through thirty at a time, the newest first, nobody twice and nobody left out", async () => {
		const items = await leaf({ list: "all" });
		const pupils = items.filter((item) => item.full_name.startsWith("Pupil")).map((item) => item.full_name);

		expect(new Set(items.map(({ id }) => id)).size).toBe(1008);
		expect(pupils).toEqual(Array.from({ length: 1000 }, (_, n) => `Pupil ${1000 - n}`));
	});

	test("who waits among them comes the oldest first", async () => {
		const items = await leaf({ list: "waiting" });

		expect(items).toHaveLength(251);
		expect(items.slice(0, 2).map((item) => item.full_name)).toEqual(["Pupil 4", "Pupil 8"]);
		expect(items.at(-1)?.full_name).toBe("Wael Matar");
	});

	test("a search narrows the list and its pages", async () => {
		const { server, boss } = big();
		const seventySevens = await page(server, boss, { search: "PUPIL 77" });
		const nines = await page(server, boss, { search: "pupil 9", page: "2" });

		expect([seventySevens.total, seventySevens.pages, seventySevens.items.length]).toEqual([19, 1, 19]);
		expect([nines.total, nines.pages, nines.items.length]).toEqual([271, 10, 30]);
		expect(nines.items.every((item) => item.full_name.includes("9"))).toBe(true);
	});

	test.each([
		["99", 34],
		["0", 1],
		["-1", 1],
		["1.5", 1],
		["abc", 1],
		["99999999999999999999", 1],
	])("page %s is page %d", async (asked, given) => {
		const { server, boss } = big();
		const answer = await page(server, boss, { page: asked });

		expect([answer.page, answer.pages]).toEqual([given, 34]);
		expect(answer.items.length).toBeGreaterThan(0);
	});

	test("a page of nobody is empty", async () => {
		const { server, boss } = big();
		const none = await page(server, boss, { search: "nobody of this name" });

		expect([none.page, none.pages, none.total, none.items]).toEqual([1, 1, 0, []]);
	});
});
