import { expect, test } from "vitest";
import { textOf } from "./text-of.ts";

const read = async (...bytes: BlobPart[]) => (await textOf(new Blob(bytes)))?.text;

test("a text is read however its letters were written", async () => {
	const line = "Écris : اقرأ";
	expect(await read(line)).toBe(line);
	expect(await read("\ufeff", line)).toBe(line);
	const twoBytes = new Uint16Array(
		[0xfeff, ...line].map((sign) => (typeof sign === "string" ? sign.charCodeAt(0) : sign)),
	);
	expect(await read(twoBytes)).toBe(line);
	const turned = new Uint8Array(twoBytes.buffer.slice(0));
	for (let at = 0; at < turned.length; at += 2) turned.subarray(at, at + 2).reverse();
	expect(await read(turned)).toBe(line);
	// As Windows wrote Arabic, and as it wrote French: "Élie".
	expect(await read(new Uint8Array([0xc9, 0x6c, 0x69, 0x65]))).toBe("Élie");
	expect(await read(new Uint8Array([0xc7, 0xde, 0xd1, 0xc3]))).toBe("اقرأ");
	expect(await read(new Uint8Array([0xe9, 0x74, 0xe9, 0x20, 0xe7, 0xe0]))).toBe("été çà");
});

test("what is no text is said to be none", async () => {
	expect(await textOf(new Blob([new Uint8Array([0x50, 0x4b, 0, 3])]))).toBeNull();
	expect(await textOf(new Blob([]))).toEqual({ text: "", whole: true });
});

test("of a very long text the beginning is shown, up to a whole letter", async () => {
	const text = `${"a".repeat(299_999)}😀 and more`;
	expect(await textOf(new Blob([text]))).toEqual({ text: "a".repeat(299_999), whole: false });
});
