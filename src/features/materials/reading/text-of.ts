// The words of a text file.
import { decoded } from "#i18n/decoded.ts";

/** Characters that are shown: a phone cannot lay out more of them at once. */
const most = 300_000;

/** @returns null for a file that is no text */
export async function textOf(bytes: Blob): Promise<{ text: string; whole: boolean } | null> {
	const all = decoded(new Uint8Array(await bytes.arrayBuffer()));
	if (all === null || all.includes("\0")) return null;
	// A pair of which only one half is there is no letter.
	return { text: all.slice(0, most).replace(/[\ud800-\udbff]$/, ""), whole: all.length <= most };
}
