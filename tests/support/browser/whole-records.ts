// A process that is killed while it writes leaves the first part of a record at the end of its database's log. Chromium
// passes over that part when it opens the database and appends behind it; at the start after that it takes the database
// for broken and deletes it. Nothing that a page was told is stored is in that part. (What the app does when a browser
// deletes its database: tests/e2e/faults/storage-taken.full.spec.ts.)
import { existsSync, readdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";

// LevelDB's log format: blocks, and in them records of one part or several. A part begins with a head: its checksum (4
// bytes), its length (2) and which part it is (1). The end of a block that is too short for a head stays empty.
const block = 32_768;
const head = 7;
const ends = { onlyPart: 1, lastPart: 4 };

/** Bytes of a log up to the end of its last whole record. */
function wholeBytes(log: Buffer): number {
	let at = 0;
	let whole = 0;
	while (at + head <= log.length) {
		const left = block - (at % block);
		if (left < head) {
			at += left;
			continue;
		}
		const part = log.readUInt8(at + 6);
		at += head + log.readUInt16LE(at + 4);
		if (at <= log.length && (part === ends.onlyPart || part === ends.lastPart)) whole = at;
	}
	return whole;
}

/** Removes the unfinished record at the end of each database's log. @param profile a folder that no browser uses now */
export function removeUnfinishedRecords(profile: string): void {
	const databases = join(profile, "Default", "IndexedDB");
	if (!existsSync(databases)) return;
	for (const file of readdirSync(databases, { recursive: true, encoding: "utf8" })) {
		if (!file.endsWith(".log")) continue;
		const log = readFileSync(join(databases, file));
		if (wholeBytes(log) < log.length) truncateSync(join(databases, file), wholeBytes(log));
	}
}
