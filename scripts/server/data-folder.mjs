// @ts-check
// What a data folder is, told by a small file in it: made-up people must never meet real ones.
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
/** Written aside and renamed. What is found of it was being written, now by another start or when the power went. */
const markerDraft = `${markerName}.new`;

/**
 * empty: nothing there. half: demo data was being written when it was interrupted. demo: made-up people.
 * real: a centre's own. unmarked: something we did not make (or an older backup).
 * @typedef {"empty" | "half" | "demo" | "real" | "unmarked"} FolderKind
 */

/**
 * Looks without touching.
 * @param {string} dataDir
 * @returns {FolderKind}
 * @throws {Refusal} when it is no folder or cannot be read
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
 * Takes from every other account of the machine what it may do with the folder and with the files that lie in it.
 * @param {string} dataDir
 * @returns {boolean} false when it belongs to somebody else and is still open to others
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
 * Empties a folder of half-written demo data. Its mark stays, so an interruption here is healed the same way.
 * @param {string} dataDir marked "half"
 */
export function emptyHalfFolder(dataDir) {
	if (kindOf(dataDir) !== "half") throw new Error(`${dataDir} is not half-written demo data`);
	const kept = [markerName, lockName];
	for (const name of readdirSync(dataDir).filter((entry) => !kept.includes(entry))) {
		rmSync(join(dataDir, name), { recursive: true, force: true });
	}
}
