// The code of a course, as the server makes it (pb_hooks/lib/coursework/join-codes.js) and people read it aloud, copy it
// from a blackboard, paste or scan it.
import { westernDigits } from "#i18n/digits.ts";

const letters = /^[2-9A-HJKMNP-Z]*$/; // no 0 O, 1 I L
const length = 7;
const mark = "#join/";

/** What was typed, pasted or scanned as a code would be written: a whole link gives the code in it. */
export function codeFrom(typed: string): string {
	const code = typed.slice(typed.indexOf(mark) === -1 ? 0 : typed.indexOf(mark) + mark.length);
	return westernDigits(code)
		.replace(/[^\p{L}\p{N}]/gu, "")
		.toUpperCase();
}

/** What is wrong with a code, as a key of the words, or null. Whether a course has it only the server knows. */
export function codeProblem(code: string): "join.missing" | "join.letters" | "join.length" | null {
	if (code === "") return "join.missing";
	if (!letters.test(code)) return "join.letters";
	return code.length === length ? null : "join.length";
}

/** The code on a scanned card: our link, or the bare code. Null when it is something else. */
export function codeOnCard(scanned: string): string | null {
	if (scanned.includes("://") && !scanned.includes(mark)) return null;
	const code = codeFrom(scanned);
	return codeProblem(code) === null ? code : null;
}

/** "K7M 2QXP": seven in a row are hard to say and to keep. */
export const inGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** What the card leads to: the student's dashboard, with the code filled in. */
export const joinLink = (code: string): string => `${location.origin}/dashboard-student${mark}${code}`;
