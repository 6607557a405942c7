// @ts-check
// Marks a data folder with a small file that says what it holds, because made-up people must never mix with real ones.
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Refusal } from "#scripts/process/refusal.mjs";
import { lockName } from "./lock.mjs";

const markerName = "lead.json";
/** The mark is written under this name and renamed. A leftover comes from a start that was interrupted, or is running. */
const markerDraft = `${markerName}.new`;

/**
 * empty: nothing there. half: writing the demo data was interrupted. demo: made-up people. real: a centre's own data.
 * unmarked: not made by LEAD (or an older backup).
 * @typedef {"empty" | "half" | "demo" | "real" | "unmarked"} FolderKind
 */

/**
 * Finds out what a folder holds, and changes nothing.
 * @param {string} dataDir
 * @returns {FolderKind}
 * @throws {Refusal} when it is not a folder or cannot be read
 */
export function kindOf(dataDir) {
	if (!existsSync(dataDir)) return "empty";
	if (!statSync(dataDir).isDirectory()) throw new Refusal(`DATA_DIR names ${dataDir}, which is not a folder.`);
	/** @type {string[]} */
	let names;
	try {
		names = readdirSync(dataDir).filter((name) => !name.startsWith(lockName) && name !== markerDraft);
	} catch {
		throw new Refusal(`The data folder ${dataDir} cannot be read.`);
	}
	if (names.length === 0) return "empty";
	const marked = names.includes(markerName) ? readMarker(dataDir) : undefined;
	return marked ?? "unmarked";
}

/** @param {string} dataDir @returns {FolderKind | undefined} */
function readMarker(dataDir) {
	try {
		const { kind } = JSON.parse(readFileSync(join(dataDir, markerName), "utf8"));
		return ["half", "demo", "real"].includes(kind) ? kind : undefined;
	} catch {
		return undefined;
	}
}

/**
 * @param {string} dataDir
 * @param {"half" | "demo" | "real"} kind
 */
export function mark(dataDir, kind) {
	const draft = join(dataDir, markerDraft);
	writeFileSync(draft, JSON.stringify({ kind, since: new Date().toISOString() }));
	renameSync(draft, join(dataDir, markerName));
}

/** @param {string} dataDir @throws {Refusal} when it cannot be made */
export function makeFolder(dataDir) {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	} catch (problem) {
		throw new Refusal(`The data folder ${dataDir} cannot be made: ${problem instanceof Error ? problem.message : ""}`);
	}
}

/**
 * Closes the folder and the files directly in it to every other account of the machine.
 * @param {string} dataDir
 * @returns {boolean} false when it belongs to another account and is still open to others
 */
export function closeFolder(dataDir) {
	try {
		chmodSync(dataDir, 0o700);
		for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
			if (entry.isFile()) chmodSync(join(dataDir, entry.name), 0o600);
		}
		return true;
	} catch {
		return (statSync(dataDir).mode & 0o077) === 0;
	}
}

/**
 * Empties a folder of half-written demo data. The mark stays, so that after an interruption the next start does it again.
 * @param {string} dataDir marked "half"
 */
export function emptyHalfFolder(dataDir) {
	if (kindOf(dataDir) !== "half") throw new Error(`${dataDir} is not half-written demo data`);
	const kept = [markerName, lockName];
	for (const name of readdirSync(dataDir).filter((entry) => !kept.includes(entry))) {
		rmSync(join(dataDir, name), { recursive: true, force: true });
	}
}
