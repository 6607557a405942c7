// What phone and server must agree on about a text. Characters nobody can see are those of pb_hooks/lib/characters.js;
// text.test.ts compares the two.
import * as z from "zod/mini";

const onlyUnseen = /^[\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb]*$/u;

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => !onlyUnseen.test(text);

/**
 * A name or a title without the characters that a server refuses in it. A telephone number copied from a list of contacts
 * carries some that turn its direction; where a line ends, and for a control character, stands a blank.
 */
export const onOneLine = (text: string): string =>
	text.replace(/\p{Bidi_C}/gu, "").replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

const cleaned = z.overwrite<string>((typed) => onOneLine(typed).trim());
const within = (most: number, tooLong: string) => z.refine<string>((line) => [...line].length <= most, tooLong);

/**
 * A name or a title that somebody must enter: cleaned, not empty, at most so many code points, as the server counts.
 * @param missing the message for nothing to see
 * @param tooLong the message for too many
 */
export const requiredLine = (most: number, missing: string, tooLong: string) =>
	z.string().check(cleaned, z.refine(isVisible, missing), within(most, tooLong));

/** The same where it may be left out. */
export const optionalLine = (most: number, tooLong: string) => z.string().check(cleaned, within(most, tooLong));

/** Lower-case hex SHA-256 of the text's UTF-8: names the words that another write is about. */
export async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
