// The words of a text file. None says how its letters are written, so the first way that fits is taken.

/** Characters that are shown: a phone cannot lay out more of them at once. */
const most = 300_000;

/** @returns null for a file that is no text */
export async function textOf(bytes: Blob): Promise<{ text: string; whole: boolean } | null> {
	const all = decoded(new Uint8Array(await bytes.arrayBuffer()));
	if (all.includes("\0")) return null;
	// A pair of which only one half is there is no letter.
	return { text: all.slice(0, most).replace(/[\ud800-\udbff]$/, ""), whole: all.length <= most };
}

function decoded(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		// How Windows wrote Arabic. The French letters have the same places there as where it wrote French.
		return new TextDecoder("windows-1256").decode(bytes);
	}
}
