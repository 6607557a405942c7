// @ts-check
// How a command ends: whatever it started is stopped first, last started first stopped. Nothing may stay behind after
// Ctrl-C, a closed terminal, a plain kill, or the death of the npm that started us.
import { Refusal } from "./refusal.mjs";

/** @type {Set<() => void | Promise<void>>} */
const endings = new Set();
let ending = false;

/**
 * @param {() => void | Promise<void>} stop called once, when the command ends
 * @returns {() => void} forgets it again, for what has ended by itself
 */
export function whenEnding(stop) {
	endings.add(stop);
	return () => endings.delete(stop);
}

/** @returns {boolean} whether the command is being stopped: what dies from now on was meant to */
export const isEnding = () => ending;

/**
 * Stops everything and leaves. The second call does nothing: one ending is under way.
 * @param {number} code the exit code
 * @returns {Promise<void>}
 */
export async function end(code) {
	if (ending) return;
	ending = true;
	for (const stop of [...endings].reverse()) {
		try {
			await stop();
		} catch (problem) {
			console.error(problem);
		}
	}
	process.exit(code);
}

/**
 * Runs a command from its first line to its last.
 * @param {string} name as in `npm run <name>`
 * @param {() => Promise<void>} main returns when there is nothing to wait for, or keeps the process alive
 * @param {number} [stopped] exit code when it is told to stop: to a server that is no failure, to work half done it is
 */
export function runCommand(name, main, stopped = 0) {
	for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => end(stopped));
	// A closed terminal makes every further word an error; that must not keep us from stopping the server.
	process.stdout.on("error", () => {});
	process.stderr.on("error", () => {});
	endWithNpm(name);
	main().catch((problem) => {
		if (!ending) console.error(problem instanceof Refusal ? `\n${problem.message}\n` : problem);
		return end(1);
	});
}

/**
 * A killed npm cannot pass the signal on: its child is handed to another parent, and that we can see. (package.json says
 * `exec`, so that npm's child is this process and not a shell, which would keep signals to itself.)
 * @param {string} name
 */
function endWithNpm(name) {
	if (process.env.npm_lifecycle_event !== name) return;
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && end(1), 1000).unref();
}
