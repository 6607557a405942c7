// @ts-check
// What the server says, in a file of its own that never grows large: restarts, requests that failed or took seconds, floods
// that were turned away (pb_hooks/lib/site/api-requests.js). PocketBase's own log of requests is off: it grows by up to 14 KB
// for each, and keeps tokens and searches.
import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const mostBytes = 1_000_000; // of each of the two files

/** @param {string} dataDir @returns {string} the file; the one before it has `.1` behind its name */
export const serverLogFile = (dataDir) => join(dataDir, "log", "server.log");

/**
 * @param {string} dataDir that exists
 * @returns {(text: string) => void} keeps whole lines as they come. A disk that takes none of them stops nothing: they are
 * printed all the same
 */
export function serverLog(dataDir) {
	const file = serverLogFile(dataDir);
	return (text) => {
		try {
			mkdirSync(dirname(file), { recursive: true });
			if (bytesOf(file) + text.length > mostBytes) renameSync(file, `${file}.1`);
			appendFileSync(file, text.slice(-mostBytes), { mode: 0o600 });
		} catch {
			// Full or gone.
		}
	};
}

/** @param {string} file */
const bytesOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
