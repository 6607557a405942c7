// @ts-check
// Keeps the server's output in a file of limited size: restarts, requests that failed or took seconds, floods that were
// turned away (pb_hooks/lib/site/api-requests.js). PocketBase's own log of requests is off, because it grows by up to 14
// KB for each and keeps tokens and searches.
import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const mostBytes = 1_000_000; // of each of the two files

/** @param {string} dataDir @returns {string} the file; the one before it ends in `.1` */
export const serverLogFile = (dataDir) => join(dataDir, "log", "server.log");

/**
 * @param {string} dataDir that exists
 * @returns {(text: string) => void} appends output as it comes; a line may be split between the two files. If the disk
 * takes none, nothing stops: the output is printed as well
 */
export function serverLog(dataDir) {
	const file = serverLogFile(dataDir);
	return (text) => {
		try {
			mkdirSync(dirname(file), { recursive: true });
			if (bytesOf(file) + text.length > mostBytes) renameSync(file, `${file}.1`);
			appendFileSync(file, text.slice(-mostBytes), { mode: 0o600 });
		} catch {
			// The disk is full, or the folder is gone.
		}
	};
}

/** @param {string} file */
const bytesOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
