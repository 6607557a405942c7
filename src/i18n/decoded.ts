// The text of a file, whatever saved it: none says how its letters are written.

/** Two letters or more, and no Latin one beside them: a capital such as É alone is read as an Arabic letter, too. */
const arabicWord = /(?<!\p{L})\p{Script=Arabic}{2,}(?!\p{L})/u;

/** Bytes from which the way of writing is judged: as many letters as a reader shows. */
const judged = 300_000;

/**
 * What words have not, and a wrong reading has: a capital in the middle of a word that is no plain one, a small letter among
 * capitals, and a sign or a control character beside a letter.
 */
const misread =
	/(?<=\p{Ll})(?![A-Z])\p{Lu}|(?<=\p{Lu})(?![a-z])\p{Ll}(?=\p{Lu})|(?<=\p{L})[“”](?=\p{L})|(?<=\p{L})[\x80-\x9f\p{S}ˆƒ‰†‡•„‚¿¡]|[\x80-\x9f\p{S}ˆƒ‰†‡•„‚¿¡](?=\p{L})/gu;

/**
 * A program saves in UTF-8, or as Windows did before: Windows in Arabic has the small accented letters of French in the
 * places of Windows in French, and Arabic ones in those of the capitals. An older Mac has places of its own.
 * @returns null for what is no text: a program's own format, or a picture
 */
export function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	if (bytes.includes(0)) return null;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder(oneByteEncoding(bytes.subarray(0, judged))).decode(bytes);
	}
}

function oneByteEncoding(bytes: Uint8Array<ArrayBuffer>): string {
	const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
	if (arabicWord.test(as("windows-1256"))) return "windows-1256";
	return misreadIn(as("macintosh")) < misreadIn(as("windows-1252")) ? "macintosh" : "windows-1252";
}

const misreadIn = (text: string): number => text.match(misread)?.length ?? 0;
