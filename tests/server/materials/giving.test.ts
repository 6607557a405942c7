// What the server says of a file by itself, and which files and titles make no material.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { materialForm, pdf } from "#support/materials.ts";
import { said } from "#support/requests.ts";
import { entry } from "#support/school.ts";
import { here, records, textFile } from "./two-materials.ts";

const give = (file: { content: Blob; name: string } | null, fields: Record<string, string> = {}) =>
	here().server.ask("POST", records, { token: here().rana.token, body: materialForm(fields, file) });

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
