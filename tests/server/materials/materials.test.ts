// Who may do what with study materials, over every channel. Every refusal stands beside the person who may.
import { describe, expect, test } from "vitest";
import { material, materialForm, pdf } from "#support/materials.ts";
import { said } from "#support/requests.ts";
import { get, here, open, records, titles, tokenOf, type Who } from "./two-materials.ts";

const outside: Who[] = ["nobody", "wael", "bassam"];
const inside: Who[] = ["maya", "lea", "rana", "joseph", "boss"];
const everybody = [...outside, ...inside];

describe.each(everybody)("%s", (who) => {
	const may = inside.includes(who);

	test("lists, finds and opens every material or none", async () => {
		const { server, worksheet } = here();
		const list = await get(who);
		const found = await get(who, `?filter=${encodeURIComponent("search ~ 'marche'")}`);
		const one = await server.ask("GET", `${records}/${worksheet.id}`, { token: tokenOf(who) });

		expect(titles(list).sort()).toEqual(may ? ["Fractions", "Le marché"] : []);
		expect(titles(found)).toEqual(may ? ["Le marché"] : []);
		expect(one.status, said(one)).toBe(may ? 200 : 404);
	});

	test("opens the file with an own file token, or does not", async () => {
		const { server, worksheet } = here();
		const answer = who === "nobody" ? await open(server, worksheet, "") : await open(server, worksheet, here()[who]);

		expect([answer.status, answer.text.startsWith("%PDF-")]).toEqual(may ? [200, true] : [404, false]);
	});

	test("gives a material only as a teacher or admin, and always in the own name", async () => {
		const { server, poem } = here();
		const body = materialForm({ title: "New", size: "1", search: "x", created_by: String(poem.created_by) });
		const answer = await server.ask("POST", records, { token: tokenOf(who), body });
		const made = await server.rows("materials", 'title = "New"');
		for (const row of made) await server.remove("materials", row.id);

		const allowed = who === "rana" || who === "joseph" || who === "boss";
		expect(answer.status, said(answer)).toBe(allowed ? 200 : 403);
		expect(made).toMatchObject(
			allowed ? [{ created_by: here()[who].id, size: pdf("Fractions").size, search: "new math on one page." }] : [],
		);
	});

	test("changes none, and deletes one only as an admin", async () => {
		const { server, joseph } = here();
		const row = await material(server, { title: "To go", created_by: joseph.id });
		const asking = { token: tokenOf(who), body: { title: "Mine", size: 5 } };

		const changed = await server.ask("PATCH", `${records}/${row.id}`, asking);
		const kept = await server.row("materials", row.id);
		const deleted = await server.ask("DELETE", `${records}/${row.id}`, { token: tokenOf(who) });
		const left = await server.row("materials", row.id);
		if (left) await server.remove("materials", left.id);

		expect([changed.status, kept]).toEqual([who === "nobody" ? 401 : 403, row]);
		expect([deleted.status, left]).toEqual(who === "boss" ? [204, undefined] : [404, row]);
	});
});

test("expanding and filtering by who gave it says only what the reader may know of that person", async () => {
	const { rana, worksheet } = here();
	const giver = async (who: Who) =>
		(await get(who, `?expand=created_by&filter=id="${worksheet.id}"`)).at("items.0.expand");
	const named = async (who: Who, filter: string) =>
		titles(await get(who, `?filter=${encodeURIComponent(`created_by.${filter}`)}`));

	expect(await giver("rana")).toMatchObject({ created_by: { name: "Rana Khoury" } });
	expect(JSON.stringify(await giver("boss"))).toContain(rana.email);
	expect(await giver("joseph")).not.toHaveProperty("created_by");
	expect([await giver("maya"), await giver("lea")]).toEqual([undefined, undefined]);
	expect(await named("maya", 'name ~ "Rana"')).toEqual(["Fractions"]);
	expect(await named("lea", 'name ~ "Rana"')).toEqual([]);
	expect(await named("maya", 'email ~ "rana"')).toEqual([]);
});
