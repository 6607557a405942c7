// The admin's lists of people are searched, and a thousand people are paged.
import { describe, expect, test } from "vitest";
import { person, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course } from "#support/school.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { found, here, type Item, page } from "./people-lists.ts";

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
			CASE WHEN i % 4 = 0 THEN '' ELSE 'Student ' || i END, 'Student ' || i, 'student ' || i || ' p' || i || '@lead.test',
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
		const students = items.filter((item) => item.full_name.startsWith("Student")).map((item) => item.full_name);

		expect(new Set(items.map(({ id }) => id)).size).toBe(1008);
		expect(students).toEqual(Array.from({ length: 1000 }, (_, n) => `Student ${1000 - n}`));
	});

	test("who waits among them comes the oldest first", async () => {
		const items = await leaf({ list: "waiting" });

		expect(items).toHaveLength(251);
		expect(items.slice(0, 2).map((item) => item.full_name)).toEqual(["Student 4", "Student 8"]);
		expect(items.at(-1)?.full_name).toBe("Wael Matar");
	});

	test("a search narrows the list and its pages", async () => {
		const { server, boss } = big();
		const seventySevens = await page(server, boss, { search: "STUDENT 77" });
		const nines = await page(server, boss, { search: "student 9", page: "2" });

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

test("the list is narrowed by role, status, grade and course, together and with a search; what is unknown finds nobody or everybody, and never fails", async () => {
	const { server, boss, rana } = here();
	const [hadi, nada] = [
		await person(server, { name: "Filtered Hadi" }),
		await person(server, { name: "Filtered Nada" }),
	];
	await person(server, { name: "Filtered Teacher", role: "teacher" });
	await person(server, { name: "Filtered Blocked", accountStatus: "blocked" });
	await person(server, { name: "Filtered Declined", accountStatus: "declined" });
	await waiting(server, "Filtered Waiting");
	await server.update("users", nada.id, { grade: "9" });
	const geometry = await course(server, rana, [hadi]);
	const names = async (query: Record<string, string>) =>
		(await page(server, boss, { search: "filtered", ...query })).items
			.map(({ full_name }) => full_name.slice(9))
			.sort();

	expect(await names({ role: "teacher" })).toEqual(["Teacher"]);
	expect(await names({ role: "student", status: "approved" })).toEqual(["Hadi", "Nada"]);
	expect(await names({ status: "waiting" })).toEqual(["Waiting"]);
	expect(await names({ status: "declined" })).toEqual(["Declined"]);
	expect(await names({ status: "blocked" })).toEqual(["Blocked"]);
	expect(await names({ grade: "9" })).toEqual(["Nada"]);
	expect(await names({ course: geometry.id })).toEqual(["Hadi"]);
	expect(await names({ course: geometry.id, grade: "9" })).toEqual([]);
	expect(await names({ role: "' OR 1=1 --", search: "" })).toEqual([]);
	expect(await names({ status: "constructor" })).toHaveLength(6);
});
