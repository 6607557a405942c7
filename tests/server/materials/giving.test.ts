// What the server says of a file by itself, and which files and titles make no material.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { beginUpload, type NamedFile, pdf, upload, uploadBody, uploaded } from "#support/materials.ts";
import { noise } from "#support/phones/files.ts";
import { said } from "#support/requests.ts";
import { entry } from "#support/school.ts";
import { here, open, textFile } from "./two-materials.ts";

const large = (megabytes: number): NamedFile => ({
	content: Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(megabytes * 1024 * 1024, "a"), Buffer.from("%%EOF")]),
	name: "a.pdf",
});

const half = (content: Uint8Array<ArrayBuffer>) => content.slice(0, content.length / 2);
const filledUp = (content: Uint8Array<ArrayBuffer>) => Uint8Array.from([...content, ...new Uint8Array(4096)]);

test.each([
	["a page in a PDF's clothes", textFile("<!doctype html><script>alert(1)</script>", "a.pdf"), "mime_type"],
	["a page without an ending", textFile("<!doctype html><script>alert(1)</script>", "a"), "mime_type"],
	[
		"a drawing with a script",
		textFile('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "a.svg"),
		"mime_type",
	],
	["a program", textFile("#!/bin/sh\necho x\n", "a.txt"), "mime_type"],
	["a text that calls itself a picture", textFile("name,grade\nMaya,18\n", "a.png"), "mime_type"],
	["a text that calls itself a photo", textFile("name,grade\nMaya,18\n", "a.JPG"), "mime_type"],
	["a text that calls itself a PDF", textFile("name,grade\nMaya,18\n", "a.pdf"), "mime_type"],
	["21 MB", large(21), "file_size_limit"],
	["half a PDF", { content: half(pdf("Fractions")), name: "a.pdf" }, "not_whole"],
	["half a PDF without an ending", { content: half(pdf("Fractions")), name: "a" }, "not_whole"],
	["half a picture", { content: half(noise(2000)), name: "a.png" }, "not_whole"],
	["half a picture filled up with zeros", { content: filledUp(half(noise(2000))), name: "a.png" }, "not_whole"],
])("%s is refused as a material, and nothing is left of it", async (_, file, code) => {
	const { server, rana } = here();
	const before = await server.rows("materials");
	const body = uploadBody({}, file);
	const answer = await upload(server, rana, body, file);

	expect(refused(answer), said(answer)).toMatch(new RegExp(`^400 file_path \\w+_${code}`));
	expect(await server.rows("materials")).toEqual(before);
	expect(await server.sql("SELECT id FROM uploads")).toEqual([]);
	expect(existsSync(join(server.dataDir, "uploads", body.id))).toBe(false);
});

test("a material without a content, without a title or for Grade 13 is refused, and so is what is no size and no id", async () => {
	const { server, rana } = here();
	const bodies = [
		{ size: 0 },
		{ size: -1 },
		{ title: " " },
		{ title: "a\nb" },
		{ title: "a".repeat(201) },
		{ subject: "a".repeat(81) },
		{ description: "a".repeat(2001) },
		{ grade: "13" },
		{ grade: "Six" },
		{ id: "" },
		{ id: "../../etc/passw" },
		{ id: "AAAAAAAAAAAAAAA" },
	];
	const answers = [];
	for (const fields of bodies) answers.push(refused(await beginUpload(server, rana, uploadBody(fields))));
	for (const wrong of [{ size: 1.5 }, { size: "7" }, { title: 7 }])
		answers.push(refused(await beginUpload(server, rana, { ...uploadBody(), ...wrong })));

	const tooLong = "validation_max_text_constraint";
	expect(answers).toEqual([
		"400 file_path validation_required",
		"400 file_path validation_required",
		"400 title validation_required",
		"400 title control_letters",
		`400 title ${tooLong}`,
		`400 subject ${tooLong}`,
		`400 description ${tooLong}`,
		"400 grade validation_invalid_format",
		"400 grade validation_invalid_format",
		"400 id validation_required",
		"400 id validation_invalid_format",
		"400 id validation_invalid_format",
		...Array(3).fill("400 id invalid_types"),
	]);
	expect(await server.sql("SELECT id FROM uploads")).toEqual([]);
});

test.each(["a.txt", "a.csv"])("a text called %s is a material, and so is one of 19 MB", async (name) => {
	const { server, rana, maya } = here();
	const small = await uploaded(server, rana, {}, textFile("name,grade\nMaya,18\n", name));
	const big = await uploaded(server, rana, {}, large(19));

	expect([small.size, big.size]).toEqual([19, 19 * 1024 * 1024 + 14]);
	expect((await open(server, small, maya)).text).toBe("name,grade\nMaya,18\n");
	for (const row of [small, big]) await server.remove("materials", row.id);
});

test("a PDF that is filled up with zeros is a material, and so is a photo with what a phone writes behind it", async () => {
	const { server, rana } = here();
	const sheet = await uploaded(server, rana, {}, { content: filledUp(pdf("Fractions")), name: "a.pdf" });
	const photo = Buffer.from("ffd8ffe000104a46494600010100000100010000ffda00020000ffd953454654", "hex");
	const picture = await uploaded(server, rana, {}, { content: new Uint8Array(photo), name: "a.jpg" });
	for (const row of [sheet, picture]) await server.remove("materials", row.id);
});

test("a material says who gave it, its size and the text by which it is found, whatever was sent", async () => {
	const { server, rana, maths, mathsTask } = here();
	const place = { course_id: maths.id, assignment_id: mathsTask.id };
	const body = { ...uploadBody({ title: " Été ", ...place }), created_by: "x", search: "x", file_path: "x" };
	const row = await uploaded(server, rana, body);

	expect(row).toMatchObject({
		...place,
		id: body.id,
		title: "Été",
		subject: "Math",
		grade: "6",
		description: "On one page.",
		created_by: rana.id,
		size: pdf("Fractions").length,
		search: "ete math on one page.",
		file_path: `${body.id}.pdf`,
	});
	await server.remove("materials", row.id);
});

test.each(["js", "mjs", "JS", "html", "htm", "svg", "css", "xml", "wasm", "json", "exe", "sh", "pdf.js", "txt.html"])(
	"a text that calls itself .%s is no material, whatever is in it",
	async (ending) => {
		const { server, rana } = here();
		const answer = await upload(server, rana, {}, textFile("name,grade\nMaya,18\n", `a.${ending}`));
		expect(refused(answer), said(answer)).toBe("400 file_path validation_invalid_mime_type");
	},
);

test.each(["a.PDF", "a.js.pdf", "a"])("a PDF called %s is one", async (name) => {
	const { server, rana, maya } = here();
	const row = await uploaded(server, rana, {}, { content: pdf("Fractions"), name });
	const shown = await open(server, row, maya);

	expect(shown.headers.get("content-type")).toBe("application/pdf");
	expect(shown.headers.get("content-disposition")).toContain('filename="Fractions.pdf"');
	await server.remove("materials", row.id);
});

test("no batch brings a material", async () => {
	const { server, rana, boss } = here();
	const form = new FormData();
	form.set("@jsonPayload", JSON.stringify({ requests: [entry.create("materials", { title: "From a batch" })] }));
	form.set("requests.0.file_path", new Blob([pdf("Batch")]), "batch.pdf");

	for (const who of [rana, boss]) {
		expect((await server.ask("POST", "/api/batch", { token: who.token, body: form })).status).toBe(400);
	}
	expect(await server.rows("materials", 'title = "From a batch"')).toEqual([]);
});
