// Keeps the reader of PDF files on the phone. The app itself is kept by the service worker's own list; these files are too
// large for everybody and are added by who keeps a PDF.
import { readerCache } from "#local/browser/reader-cache.ts";
import { folderOf, pdfFiles } from "./pdf-files.ts";

/**
 * Fetches what is missing of the reader, one file after the other: what has arrived stays when the line is cut. Of older
 * readers only the last one is left, for a tab that was open before an update. Does nothing where the browser keeps no files.
 * @param files their addresses
 * @throws {TypeError} when a file could not be fetched or kept
 */
export async function keepReader(files: readonly string[] = pdfFiles.all): Promise<void> {
	if (!("caches" in globalThis)) return;
	const cache = await caches.open(readerCache);
	for (const file of files) {
		if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file);
	}
	await forgetOlder(cache, new Set(files.map(folderOf)));
}

/** A cache lists its files in the order in which they came. */
async function forgetOlder(cache: Cache, current: Set<string>): Promise<void> {
	const kept = await cache.keys();
	const older = kept.map(({ url }) => folderOf(url)).filter((folder) => !current.has(folder));
	const last = older.at(-1);
	const unwanted = kept.filter(({ url }) => !current.has(folderOf(url)) && folderOf(url) !== last);
	await Promise.all(unwanted.map((file) => cache.delete(file, { ignoreVary: true })));
}
