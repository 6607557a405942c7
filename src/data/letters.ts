// Letters nobody can see, by the same lists as the server's (pb_hooks/lib/letters.js); letters.test.ts holds them together.
const unseen =
	"\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb";
const onlyUnseen = new RegExp(`^[${unseen}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]*$`, "u");

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => !onlyUnseen.test(text);

const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const ending = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A name or a title without the letters that a server refuses in it. A telephone number copied from a list of contacts
 * carries some that turn its direction; a line that ends becomes a blank.
 */
export const onOneLine = (text: string): string => text.replace(turning, "").replace(ending, " ");
