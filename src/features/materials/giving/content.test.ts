import { expect, test } from "vitest";
import { problemInside } from "./content.ts";

/** By the code of each letter. */
const fileOf = (name: string, content: string) =>
	new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name);
const otherKind = "validation_invalid_mime_type";

test.each([
	["sheet.pdf", "\n%PDF-1.7 %%EOF", null],
	["sheet.pdf", "A text", otherKind],
	["photo.png", "\x89PNG\r\nIEND", null],
	["photo.png", "\xff\xd8\xff\xda\0\xff\xd9", null],
	["photo.gif", "GIF89a\0", null],
	["photo.jpg", "RIFF\n\0\0\0WEBP", null],
	["photo.jpg", "\0\0\0\x18ftypheic", otherKind],
	["photo.jpg", "<html>", otherKind],
	["essay.docx", "PK\x03\x04\0", null],
	["essay.doc", "\xd0\xcf\x11\xe0\0", null],
	["essay.rtf", "{\\rtf1", null],
	["essay.docx", "MZ\0", otherKind],
	["notes.txt", "\xd8\xa7", null],
	["marks.csv", "\xff\xfea\0", null],
	["notes.txt", "MZ\0", otherKind],
])("of %s with %j is said: %j", async (name, content, problem) => {
	expect(await problemInside(fileOf(name, content))).toBe(problem);
});

const dots = "\x12\xff\0\x34".repeat(1000);
const page = `%PDF-1.7\n${dots}`;
const drawing = `\x89PNG\r\n\x1a\n${dots}`;
/** With a small photo of its own, which has an end, in the head. */
const photo = `\xff\xd8\xff\xe1\0\x06\xff\xd8\xff\xd9\xff\xff\xdb\0\x03\0\xff\xda\0\x02${dots}`;

test.each([
	["a page", "a.pdf", page, "%%EOF\r\n"],
	["a page filled up with zeros", "a.pdf", page, `%%EOF\n${"\0".repeat(4000)}`],
	["a page with a few words behind it", "a.pdf", page, `%%EOF\n${"signed ".repeat(100)}`],
	["a drawing", "a.png", drawing, "\0\0\0\0IEND\xaeB`\x82"],
	["a drawing filled up with zeros", "a.png", drawing, `\0\0\0\0IEND\xaeB\`\x82${"\0".repeat(4000)}`],
	["a photo", "a.jpg", photo, "\xff\xd9"],
	["a photo filled up with zeros", "a.jpeg", photo, `\xff\xd9${"\0".repeat(4000)}`],
	["a photo with what a phone writes behind it", "a.jpg", photo, `\xff\xd9${"SEFT".repeat(1000)}`],
])("%s is whole with its end, and not without it", async (_, name, content, end) => {
	expect(await problemInside(fileOf(name, content + end))).toBeNull();
	expect(await problemInside(fileOf(name, content))).toBe("file_not_whole");
	expect(await problemInside(fileOf(name, content.slice(0, content.length / 2)))).toBe("file_not_whole");
});

test("a page that ended once before it was cut is not whole, and neither is a photo cut in its head", async () => {
	expect(await problemInside(fileOf("a.pdf", `%PDF-1.7\n%%EOF\n${dots}`))).toBe("file_not_whole");
	expect(await problemInside(fileOf("a.jpg", photo.slice(0, 11)))).toBe("file_not_whole");
});
