// Study materials: who may do what with them over every channel, what the server says of a file by itself, and how a
// file leaves the server. Every refusal stands beside the person who may.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { filterOf } from "#features/materials/filter.ts";
import { refused } from "#support/api/bodies.ts";
import { material, materialForm, pdf } from "#support/materials.ts";
import type { Person } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { entry } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { type TwoCourses, twoCourses } from "#support/two-courses.ts";

type School = TwoCourses & { sheet: Row; poem: Row };

/** The two courses; a sheet of Rana's and a poem of Joseph's. */
const here = serverForThisFile(async (server): Promise<School> => {
	const school = await twoCourses(server);
	const sheet = await material(server, { created_by: school.rana.id });
	const poem = await material(server, { title: "Le marché", subject: "Languages", created_by: school.joseph.id });
	return { ...school, sheet, poem };
});

const records = "/api/collections/materials/records";

type Who = "nobody" | "wael" | "bassam" | "maya" | "lea" | "rana" | "joseph" | "boss";
const outside: Who[] = ["nobody", "wael", "bassam"];
const inside: Who[] = ["maya", "lea", "rana", "joseph", "boss"];
const everybody = [...outside, ...inside];
const tokenOf = (who: Who): string | undefined => (who === "nobody" ? undefined : here()[who].token);

const get = (who: Who, query = "") => here().server.ask("GET", records + query, { token: tokenOf(who) });
const titles = (answer: Answer) => {
	const items = answer.at("items");
	if (!Array.isArray(items)) throw new Error(said(answer));
	return items.map(({ title }) => String(title));
};

/** A link to this material's file, with a file token of this person (or with this text in its place). */
async function fileLink(server: RealServer, row: Row, who: { token: string } | string, query = ""): Promise<string> {
	const asked =
		typeof who === "string" ? undefined : await server.ask("POST", "/api/files/token", { token: who.token });
	const token = typeof who === "string" ? who : String(asked?.at("token"));
	return `/api/files/materials/${row.id}/${row.file_path}?token=${token}${query}`;
}

const open = async (server: RealServer, row: Row, who: { token: string } | string, query = "") =>
	server.ask("GET", await fileLink(server, row, who, query));

describe.each(everybody)("%s", (who) => {
	const may = inside.includes(who);

	test("lists, finds and opens every material or none", async () => {
		const { server, sheet } = here();
		const list = await get(who);
		const found = await get(who, `?filter=${encodeURIComponent("search ~ 'marche'")}`);
		const one = await server.ask("GET", `${records}/${sheet.id}`, { token: tokenOf(who) });

		expect(titles(list).sort()).toEqual(may ? ["Fractions", "Le marché"] : []);
		expect(titles(found)).toEqual(may ? ["Le marché"] : []);
		expect(one.status, said(one)).toBe(may ? 200 : 404);
	});

	test("opens the file with an own file token, or does not", async () => {
		const { server, sheet } = here();
		const answer = who === "nobody" ? await open(server, sheet, "") : await open(server, sheet, here()[who]);

		expect([answer.status, answer.text.startsWith("%PDF-")]).toEqual(may ? [200, true] : [404, false]);
	});

	test("gives a material only as a teacher or admin, and always in the own name", async () => {
		const { server, poem } = here();
		const body = materialForm({ title: "New", size: "1", search: "x", created_by: String(poem.created_by) });
		const answer = await server.ask("POST", records, { token: tokenOf(who), body });
		const made = await server.rows("materials", 'title = "New"');
		for (const row of made) await server.remove("materials", row.id);

		const allowed = who === "rana" || who === "joseph" || who === "boss";
		expect(answer.status, said(answer)).toBe(allowed ? 200 : 400);
		expect(made).toMatchObject(
			allowed ? [{ created_by: here()[who].id, size: pdf("Fractions").size, search: "new math on one page." }] : [],
		);
	});

	test("changes none, and deletes one only as an admin", async () => {
		const { server, joseph } = here();
		const row = await material(server, { title: "To go", created_by: joseph.id });
		const asking = { token: tokenOf(who), body: { title: "Mine", size: 5 } };

		const changed = await server.ask("PATCH", `${records}/${row.id}`, asking);
		const kept = await server.rows("materials", `id = "${row.id}"`);
		const deleted = await server.ask("DELETE", `${records}/${row.id}`, { token: tokenOf(who) });
		const left = await server.rows("materials", `id = "${row.id}"`);
		for (const one of left) await server.remove("materials", one.id);

		expect([changed.status, kept]).toEqual([who === "nobody" ? 401 : 403, [row]]);
		expect([deleted.status, left.length]).toEqual(who === "boss" ? [204, 0] : [404, 1]);
	});
});

test("expanding and filtering by who gave it says only what the reader may know of that person", async () => {
	const { rana, sheet } = here();
	const giver = async (who: Who) => (await get(who, `?expand=created_by&filter=id="${sheet.id}"`)).at("items.0.expand");
	const named = async (who: Who, filter: string) =>
		titles(await get(who, `?filter=${encodeURIComponent(`created_by.${filter}`)}`));

	expect(await giver("maya")).toMatchObject({ created_by: { name: "Rana Khoury" } });
	expect(JSON.stringify(await giver("maya"))).not.toContain(rana.email);
	expect(JSON.stringify(await giver("boss"))).toContain(rana.email);
	expect(await giver("lea")).not.toHaveProperty("created_by");
	expect(await named("maya", 'name ~ "Rana"')).toEqual(["Fractions"]);
	expect(await named("lea", 'name ~ "Rana"')).toEqual([]);
	expect(await named("maya", 'email ~ "rana"')).toEqual([]);
});

describe("a file link", () => {
	test("opens nothing with a sign-in token, a token of nothing, or for another file", async () => {
		const { server, maya, sheet, poem } = here();
		const link = await fileLink(server, sheet, maya);

		expect((await server.ask("GET", link)).status).toBe(200);
		expect((await open(server, sheet, maya.token)).status).toBe(404);
		expect((await open(server, sheet, "eyJhbGciOiJIUzI1NiJ9.e30.x")).status).toBe(404);
		expect((await server.ask("GET", link.replace(String(sheet.file_path), String(poem.file_path)))).status).toBe(404);
		expect((await server.ask("GET", link.split("?")[0] ?? "", { token: maya.token })).status).toBe(404);
	});

	test.each([
		["was blocked", { blocked_at: "2026-03-01 08:00:00.000Z" }],
		["waits again", { name: "" }],
		["has a new password", { password: "new-secret", passwordConfirm: "new-secret" }],
	])("is dead from the moment its person %s", async (_, change) => {
		const { server, karim, sheet } = here();
		const fresh = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: karim.email, password: karim.password },
		});
		const link = await fileLink(server, sheet, { token: String(fresh.at("token")) });
		const before = await server.ask("GET", link);
		await server.update("users", karim.id, change);
		const after = await server.ask("GET", link);
		await server.update("users", karim.id, {
			name: karim.name,
			blocked_at: "",
			password: karim.password,
			passwordConfirm: karim.password,
		});

		expect([before.status, after.status]).toEqual([200, 404]);
	});

	test("is answered with headers that keep it out of every cache and of other sites", async () => {
		const { server, maya, poem } = here();
		const shown = await open(server, poem, maya);
		const saved = await open(server, poem, maya, "&download=1");
		const of = (answer: Answer, name: string) => answer.headers.get(name);

		expect(of(shown, "cache-control")).toBe("private, no-store");
		expect(of(shown, "x-content-type-options")).toBe("nosniff");
		expect(of(shown, "referrer-policy")).toBe("no-referrer");
		expect(of(shown, "content-type")).toBe("application/pdf");
		expect(of(shown, "content-security-policy")).toContain("default-src 'none'");
		const names = `filename="Le march_.pdf"; filename*=UTF-8''Le%20march%C3%A9.pdf`;
		expect(of(shown, "content-disposition")).toBe(`inline; ${names}`);
		expect(of(saved, "content-disposition")).toBe(`attachment; ${names}`);
	});

	test("never shows a text as a page, and no title breaks out of the header", async () => {
		const { server, maya } = here();
		const file = { content: new Blob(["a;b\n1;2\n"], { type: "text/plain" }), name: "list.txt" };
		const row = await server.create("materials", materialForm({ title: `A "list"\r\nSet-Cookie: x=y; (1)` }, file));
		const answer = await open(server, row, maya);

		expect(answer.headers.get("set-cookie")).toBeNull();
		expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
		expect(answer.headers.get("content-disposition")).toBe(
			`attachment; filename="A _list___Set-Cookie_ x_y_ _1_.txt"; filename*=UTF-8''A%20%22list%22%0D%0ASet-Cookie%3A%20x%3Dy%3B%20%281%29.txt`,
		);
		await server.remove("materials", row.id);
	});
});

const give = (file: { content: Blob; name: string } | null, fields: Record<string, string> = {}) =>
	here().server.ask("POST", records, { token: here().rana.token, body: materialForm(fields, file) });
const textFile = (text: string, name: string) => ({ content: new Blob([text]), name });

test.each([
	["a page in a PDF's clothes", textFile("<!doctype html><script>alert(1)</script>", "a.pdf"), "mime_type"],
	[
		"a drawing with a script",
		textFile('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "a.svg"),
		"mime_type",
	],
	["a program", textFile("#!/bin/sh\necho x\n", "a.txt"), "mime_type"],
	["21 MB", { content: new Blob(["%PDF-1.4\n", "a".repeat(21 * 1024 * 1024)]), name: "a.pdf" }, "file_size_limit"],
])("%s is refused as a material, and nothing is left of it", async (_, file, code) => {
	const { server } = here();
	const before = await server.rows("materials");
	const answer = await give(file);

	expect(refused(answer), said(answer)).toMatch(new RegExp(`^400 file_path validation_.*${code}`));
	expect(await server.rows("materials")).toEqual(before);
});

test("a material without a file, without a title or for Grade 13 is refused", async () => {
	const answers = [await give(null), await give(textFile("x", "a.txt"), { title: " " })];
	answers.push(await give(textFile("x", "a.txt"), { grade: "13" }));

	expect(answers.map(refused)).toEqual([
		"400 file_path validation_required",
		"400 title validation_required",
		"400 grade validation_invalid_format",
	]);
});

test.each(["a.txt", "a.csv"])("a text called %s is a material, and so is one of 19 MB", async (name) => {
	const { server } = here();
	const small = await give(textFile("name,grade\nMaya,18\n", name));
	const large = await give({ content: new Blob(["%PDF-1.4\n", "a".repeat(19 * 1024 * 1024)]), name: "a.pdf" });

	expect([small.status, large.status], said(small)).toEqual([200, 200]);
	expect(large.at("size")).toBe(19 * 1024 * 1024 + 9);
	for (const answer of [small, large]) await server.remove("materials", String(answer.at("id")));
});

test.each(["js", "mjs", "JS", "html", "htm", "svg", "css", "xml", "wasm", "json", "exe", "sh", "pdf.js", "txt.html"])(
	"a text that calls itself .%s is no material, whatever is in it",
	async (ending) => {
		const answer = await give(textFile("name,grade\nMaya,18\n", `a.${ending}`));
		expect(refused(answer), said(answer)).toBe("400 file_path validation_invalid_mime_type");
	},
);

test.each(["a.PDF", "a.js.pdf", "a"])("a PDF called %s is one", async (name) => {
	const answer = await give({ content: pdf("Fractions"), name });
	expect(answer.status, said(answer)).toBe(200);
	await here().server.remove("materials", String(answer.at("id")));
});

test("a script that lies here already is handed out as bytes to be saved, never as a script", async () => {
	const { server, maya } = here();
	for (const ending of ["js", "mjs", "css"]) {
		const row = await server.create("materials", materialForm({}, textFile("alert(1)", `evil.${ending}`)));
		const { headers } = await open(server, row, maya);
		expect(headers.get("content-type")).toBe("application/octet-stream");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-disposition")).toMatch(/^attachment; /);
		await server.remove("materials", row.id);
	}
});

test("no batch brings a material", async () => {
	const { server, rana, boss } = here();
	const form = new FormData();
	form.set("@jsonPayload", JSON.stringify({ requests: [entry.create("materials", { title: "From a batch" })] }));
	form.set("requests.0.file_path", pdf("Batch"), "batch.pdf");

	for (const who of [rana, boss]) {
		expect((await server.ask("POST", "/api/batch", { token: who.token, body: form })).status).toBe(400);
	}
	expect(await server.rows("materials", 'title = "From a batch"')).toEqual([]);
});

test("with the record its file leaves the disk", async () => {
	const { server, boss } = here();
	const row = await material(server);
	const folder = join(server.dataDir, "storage", String(row.collectionId), row.id);
	const before = readdirSync(folder);

	await server.ask("DELETE", `${records}/${row.id}`, { token: boss.token });

	expect(before).toContain(row.file_path);
	await vi.waitFor(() => expect(existsSync(join(folder, String(row.file_path)))).toBe(false), { timeout: 10_000 });
});

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
	}, 60_000);
});
