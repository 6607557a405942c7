// @ts-check
// One LEAD per data folder: a small file in it names the process that serves it. A holder that died is recognised by its
// time of birth (process ids are used again), and the server it left running is stopped. Written by hand: proper-lockfile
// takes a holder for dead when its file was not touched for some seconds, and so takes the lock from a process that only
// slept.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Refusal } from "#scripts/process/refusal.mjs";

/** The file in a data folder that names who serves it. */
export const lockName = "lead.lock";

/**
 * @typedef {object} Holder
 * @property {number} pid of the script
 * @property {string} born
 * @property {string} url
 * @property {{ pid: number, born: string }} [server]
 */

/**
 * @param {string} dataDir
 * @returns {Holder | undefined} the process that serves this folder now
 */
export function lockHolder(dataDir) {
	const holder = readLock(dataDir);
	return holder && isAlive(holder) ? holder : undefined;
}

/**
 * @param {Holder} holder
 * @param {string} dataDir
 */
export const alreadyServed = (holder, dataDir) =>
	new Refusal(
		`LEAD already runs on this data folder: ${holder.url} (process ${holder.pid}, ${dataDir}).
Stop it first, or name another folder and port: DATA_DIR=other PORT=8091`,
	);

/**
 * Takes the folder, which must exist, for this process.
 * @param {string} dataDir
 * @param {string} url
 * @returns {Promise<{ noteServer: (pid: number | undefined) => void, release: () => void }>}
 * @throws {Refusal} when another process has it
 */
export async function takeLock(dataDir, url) {
	const file = join(dataDir, lockName);
	/** @type {Holder} */
	const me = { pid: process.pid, born: birthOf(process.pid), url };
	// Written under another name and linked: the file appears complete, and only one of two starts succeeds.
	const draft = `${file}.${process.pid}`;
	const write = () => writeFileSync(draft, JSON.stringify(me));
	try {
		for (let tries = 0; ; tries++) {
			write();
			try {
				linkSync(draft, file);
				break;
			} catch (problem) {
				const holder = lockHolder(dataDir);
				if (holder) throw alreadyServed(holder, dataDir);
				if (tries === 3) throw problem;
				const left = readLock(dataDir);
				await stopLeftover(left?.server);
				// Another start may have waited for the same server, and have the folder now.
				if (isDeepStrictEqual(readLock(dataDir), left)) rmSync(file, { force: true });
			}
		}
	} finally {
		rmSync(draft, { force: true });
	}
	return {
		noteServer: (pid) => {
			if (pid) me.server = { pid, born: birthOf(pid) };
			write();
			renameSync(draft, file);
		},
		release: () => {
			if (readLock(dataDir)?.pid === process.pid) rmSync(file, { force: true });
		},
	};
}

/** @param {string} dataDir @returns {Holder | undefined} */
function readLock(dataDir) {
	try {
		return JSON.parse(readFileSync(join(dataDir, lockName), "utf8"));
	} catch {
		return undefined;
	}
}

/**
 * @param {{ pid: number, born: string } | undefined} server left running by a script that died
 * @throws {Refusal} when another account started it: only that one can stop it
 */
async function stopLeftover(server) {
	for (let waited = 0; server && isAlive(server); waited += 50) {
		if (waited === 0) signal(server.pid, "SIGTERM");
		if (waited === 5000) signal(server.pid, "SIGKILL");
		await new Promise((next) => setTimeout(next, 50));
	}
}

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
	try {
		process.kill(pid, name);
	} catch (problem) {
		if (!isRefused(problem)) return; // it ended by itself meanwhile
		throw new Refusal(`A server of another account still runs on this data folder (process ${pid}). Stop it first.`);
	}
}

/** @param {unknown} problem A process of another account may be neither asked nor stopped. */
const isRefused = (problem) => problem instanceof Error && "code" in problem && problem.code === "EPERM";

/** @param {{ pid: number, born: string }} who */
function isAlive({ pid, born }) {
	try {
		process.kill(pid, 0);
	} catch (problem) {
		if (!isRefused(problem)) return false;
	}
	return birthOf(pid) === born;
}

/** @param {number} pid @returns {string} when the process began, in the kernel's own units; "" where that is unknown */
function birthOf(pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return state === "Z" ? "dead" : (fields[18] ?? "");
	} catch {
		return "";
	}
}
