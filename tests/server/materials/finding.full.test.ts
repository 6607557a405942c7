// Materials are searched by letters, never by wildcards, and paged without a gap.
import { describe, expect, test } from "vitest";
import { filterOf } from "#features/materials/filter.ts";
import { material } from "#support/materials.ts";
import type { Person } from "#support/people.ts";
import { get, here, records, titles } from "./two-materials.ts";

test("what somebody types is looked for as it is: signs that a search could take for a wildcard are letters", async () => {
	const { server } = here();
	const named = ["100% d’eau", "1000 eaux", "a_b", "axb", "back\\slash", "l'eau", "C:\\"];
	const rows = [];
	for (const title of named) rows.push(await material(server, { title, description: "" }));
	const found = async (typed: string) =>
		titles(await get("boss", `?sort=created_at,id&filter=${encodeURIComponent(filterOf(typed))}`));
	const answers = [
		await found("100%"),
		await found("a_b"),
		await found("k\\s"),
		await found("l'eau"),
		await found("D’EAU 100"),
		await found("c:\\"),
		await found("\\'"),
		await found("a ".repeat(500)),
	];
	for (const row of rows) await server.remove("materials", row.id);

	expect(answers.slice(0, -1)).toEqual([
		["100% d’eau"],
		["a_b"],
		["back\\slash"],
		["l'eau"],
		["100% d’eau"],
		["C:\\"],
		[],
	]);
	expect(answers.at(-1)).toEqual(expect.arrayContaining(["a_b", "axb", "back\\slash"]));
});

describe("500 materials", () => {
	const topics = ["Équations", "Water", "La météo", "Angles", "Poèmes"];
	const page = async (who: Person, query: Record<string, string>) =>
		here().server.ask("GET", `${records}?${new URLSearchParams({ perPage: "30", sort: "-created_at,id", ...query })}`, {
			token: who.token,
		});

	test("are listed newest first, found without accents, and paged without a gap or a double", async () => {
		const { server, boss } = here();
		const before = (await server.rows("materials")).length;
		for (let n = 0; n < 500; n++) await material(server, { title: `${topics[n % 5]} ${n}` });

		const first = await page(boss, { page: "1" });
		const ids = new Set<unknown>();
		for (let n = 1; n <= Math.ceil((500 + before) / 30); n++) {
			const items = (await page(boss, { page: String(n) })).at("items");
			for (const { id } of Array.isArray(items) ? items : []) ids.add(id);
		}
		const found = await page(boss, { filter: "search ~ 'meteo'", page: "4" });
		const beyond = await page(boss, { page: "99" });

		expect([first.at("totalItems"), first.at("items.0.title"), ids.size]).toEqual([
			500 + before,
			"Poèmes 499",
			500 + before,
		]);
		expect([found.at("totalItems"), found.at("totalPages"), titles(found).length]).toEqual([100, 4, 10]);
		expect(titles(found).every((title) => title.startsWith("La météo"))).toBe(true);
		expect(beyond.at("items.length")).toBe(0);
	}, 180_000);
});
