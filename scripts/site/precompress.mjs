// @ts-check
// Brotli's best level takes seconds, so files are compressed once here and not at every request. PocketBase serves the
// compressed file that is beside the requested one (pb_hooks).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = new Set([".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt", ".xml"]);
/** Bytes below which compressing gains nothing: a page fetches dozens of small files at once, which share packets. */
const worthIt = 200;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function precompress(folder) {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => texts.has(extname(name)));
	await Promise.all(files.map((name) => compress(join(folder, name))));
}

/** @param {string} file */
async function compress(file) {
	const bytes = readFileSync(file);
	if (bytes.length <= worthIt) return;
	const [small, smaller] = await Promise.all([
		promisify(gzip)(bytes, { level: 9 }),
		promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
	]);
	writeFileSync(`${file}.gz`, small);
	writeFileSync(`${file}.br`, smaller);
}
