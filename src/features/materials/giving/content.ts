// What is in a file, judged kindly before the server judges again (pb_hooks/lib/materials/finished.js).
import { type Kind, kindOf } from "#features/materials/kinds.ts";

/** As the server's codes are called, which have its sentences. */
export type ContentProblem = "validation_invalid_mime_type" | "file_not_whole";

const textBegins = (head: string): boolean => !head.includes("\0") || /^(\xff\xfe|\xfe\xff)/.test(head);

/** By the first bytes of a file, one letter for each. */
const begins: Record<Kind, (head: string) => boolean> = {
	pdf: (head) => head.includes("%PDF-"),
	picture: (head) => /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP)/s.test(head),
	text: textBegins,
	// Office and OpenDocument are archives, old Office has a beginning of its own, and some programs write text.
	other: (head) => /^(PK|\xd0\xcf)/.test(head) || textBegins(head),
};

/**
 * Whether the content of a file may be what its name says, and has its end: a download that broke off has none.
 * @throws {DOMException} the file cannot be read any more
 */
export async function problemInside(file: File): Promise<ContentProblem | null> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const kind = kindOf(file.name);
	const head = lettersOf(bytes.subarray(0, 1024));
	if (!begins[kind](head)) return "validation_invalid_mime_type";
	return isWhole(kind, head, bytes) ? null : "file_not_whole";
}

const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function isWhole(kind: Kind, head: string, bytes: Uint8Array): boolean {
	if (kind === "pdf") return tailOf(bytes).includes("%%EOF");
	if (kind !== "picture") return true;
	if (head.startsWith("\x89PNG")) return tailOf(bytes).includes("IEND");
	return !head.startsWith("\xff\xd8") || hasEndOfPhoto(bytes);
}

/** Without the zeros that some programs fill up a file with. */
function tailOf(bytes: Uint8Array): string {
	let end = bytes.length;
	while (bytes[end - 1] === 0) end--;
	return lettersOf(bytes.subarray(Math.max(0, end - 1024), end));
}

/** Phones write more behind a photo, and a smaller one with an end of its own before it: the end is looked for in between. */
function hasEndOfPhoto(bytes: Uint8Array): boolean {
	let at = 2;
	// Each part of the head says its length, up to the one that the lines follow; an ff may fill up before it.
	while (bytes[at] === 0xff && bytes[at + 1] !== 0xda)
		at += bytes[at + 1] === 0xff ? 1 : 2 + 256 * (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
	do at = bytes.indexOf(0xff, at + 1);
	while (at >= 0 && bytes[at + 1] !== 0xd9);
	return at >= 0;
}
