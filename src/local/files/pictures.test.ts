// What a text names as a picture, and what it does not, whoever wrote it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDrawnIn, pictureNotation, picturesIn, renamePictures } from "./pictures.ts";

const id = "k3x9w2m5q8r1t7y";
const named = (text: string) => picturesIn(text).map(({ id, title }) => [title, id]);

test("a text names its pictures in order, each with the end of its line", () => {
	const text = `Look:\n![The triangle](material:${id})  \nand ![](material:000000000000000), then draw.`;
	expect(named(text)).toEqual([
		["The triangle", id],
		["", "000000000000000"],
	]);
	let rest = text;
	for (const { from, to } of picturesIn(text).reverse()) rest = rest.slice(0, from) + rest.slice(to);
	expect(rest).toBe("Look:\nand , then draw.");
});

test.each([
	`![x](material:${id.slice(1)})`,
	`![x](material:${id}a)`,
	`![x](material:${id.toUpperCase()})`,
	`![x](material: ${id})`,
	`![x](MATERIAL:${id})`,
	`![x](material:${id} "title")`,
	`![x](material:${id}?a=1)`,
	`![x](material:../${id})`,
	`![x](//material:${id})`,
	"![x](https://a.example/picture.png)",
	"![x](javascript:alert(1))",
	"![x](data:image/svg+xml,<svg onload=alert(1)>)",
	`![x](/api/files/materials/${id}/picture.png)`,
	`[x](material:${id})`,
	`! [x](material:${id})`,
	`![x] (material:${id})`,
	`![x\ny](material:${id})`,
	`![${"x".repeat(501)}](material:${id})`,
	`<img src="material:${id}">`,
])("no picture: %j", (text) => {
	expect(picturesIn(text)).toEqual([]);
});

test("whatever a material is called, its notation names it, on one line", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom("![a](b)", "[1] 2]", "a\nb")), (title) => {
			const notation = pictureNotation({ id, title });
			expect(notation).not.toContain("\n");
			expect(picturesIn(notation)).toMatchObject([{ id, from: 0, to: notation.length }]);
		}),
	);
	expect(pictureNotation({ id, title: " Unit [2]\nangles " })).toBe(`![Unit (2) angles](material:${id})`);
});

test("pictures get other ids in a text, which stays as it was otherwise", () => {
	const [old, new1, other] = [id, "000000000000001", "000000000000002"];
	const text = `See ![${old} (material:${old})](material:${old})\n and ![](material:${other}), material:${old}.`;
	expect(renamePictures(text, new Map([[old, new1]]))).toBe(
		`See ![${old} (material:${old})](material:${new1})\n and ![](material:${other}), material:${old}.`,
	);
	expect(renamePictures(text, new Map())).toBe(text);
});

test("the longest text of nothing but brackets does not freeze a phone", () => {
	for (const mark of ["![", "![a](", "![](material:", "![](", `![${"a".repeat(400)}`, "!["])
		expect(picturesIn(mark.repeat(10_000 / mark.length))).toEqual([]);
});

test.each([
	["its own picture", { course_id: "maths", file_path: "a_k2.PNG" }, true],
	["one of the library", { course_id: "", file_path: "a_k2.jpeg" }, true],
	["one of another course", { course_id: "art", file_path: "a_k2.png" }, false],
	["its own PDF", { course_id: "maths", file_path: "a_png.pdf" }, false],
	["a drawing that could run scripts", { course_id: "maths", file_path: "a.svg" }, false],
	["a file without an ending", { course_id: "maths", file_path: "png" }, false],
])("in the text of a course: %s", (_, material, drawn) => {
	expect(isDrawnIn("maths", material)).toBe(drawn);
});
