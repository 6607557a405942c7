// Two states of one draft meet when sealed words come back to a database that has words in the same place. They are one
// draft when one of them has everything the other has; only when each has words of its own are there two.
import type { Draft } from "#sync/mutation.ts";

/** The one that says everything both say, the newer of two that say the same; null when neither does. */
export function wholeOf(one: Draft, other: Draft): Draft | null {
	const [older, newer] = one.saved_at <= other.saved_at ? [one, other] : [other, one];
	if (hasAllOf(valueIn(newer.text), valueIn(older.text))) return newer;
	return hasAllOf(valueIn(older.text), valueIn(newer.text)) ? older : null;
}

/** A form is kept as JSON, an answer as it was typed. An answer that is a number is a text all the same. */
function valueIn(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : text;
	} catch {
		return text;
	}
}

function hasAllOf(whole: unknown, part: unknown): boolean {
	if (typeof part === "string") return typeof whole === "string" && hasWordsOf(whole, part);
	if (typeof part !== "object" || part === null) return whole === part;
	if (typeof whole !== "object" || whole === null) return false;
	return Object.entries(part).every(([name, value]) => hasAllOf(Reflect.get(whole, name), value));
}

/** Every word in the same order; the last one may have been cut off by typing on. */
function hasWordsOf(whole: string, part: string): boolean {
	if (whole.startsWith(part)) return true;
	const words = part.split(/\s+/).filter(Boolean);
	let next = 0;
	for (const word of whole.split(/\s+/)) {
		const wanted = words[next];
		if (wanted === undefined) break;
		const last = next === words.length - 1;
		if (word === wanted || (last && word.startsWith(wanted))) next++;
	}
	return next === words.length;
}
