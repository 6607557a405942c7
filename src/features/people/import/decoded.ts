// The text of a class list, whatever saved it.

/** Two letters or more, and no Latin one beside them: a capital such as É alone is read as an Arabic letter, too. */
const arabicWord = /(?<!\p{L})\p{Script=Arabic}{2,}(?!\p{L})/u;

/**
 * What names have not, and a wrong reading has: a capital in the middle of a word that is no plain one, a small letter among
 * capitals, and a sign or a control character beside a letter.
 */
const misread =
	/(?<=\p{Ll})(?![A-Z])\p{Lu}|(?<=\p{Lu})(?![a-z])\p{Ll}(?=\p{Lu})|(?<=\p{L})[“”](?=\p{L})|(?<=\p{L})[\x80-\x9f\p{S}ˆƒ‰†‡•„‚¿¡]|[\x80-\x9f\p{S}ˆƒ‰†‡•„‚¿¡](?=\p{L})/gu;

/**
 * A spreadsheet saves in UTF-8, or as Windows did before: Windows in Arabic has the small accented letters of French in the
 * places of Windows in French, and Arabic ones in those of the capitals. An older Excel for the Mac has places of its own.
 * @returns null for what is no text: a spreadsheet's own format, or a picture
 */
export function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (bytes.includes(0)) return null;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		const arabic = new TextDecoder("windows-1256").decode(bytes);
		if (arabicWord.test(arabic)) return arabic;
		const windows = new TextDecoder("windows-1252").decode(bytes);
		const mac = new TextDecoder("macintosh").decode(bytes);
		return misreadIn(mac) < misreadIn(windows) ? mac : windows;
	}
}

const misreadIn = (text: string): number => text.match(misread)?.length ?? 0;
