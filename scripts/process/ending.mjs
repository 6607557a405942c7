// @ts-check
// How a command ends: it stops everything it started, the last first. No process may stay behind after Ctrl-C, a closed
// terminal, a plain kill, or the death of the npm that started it.
import { Refusal } from "./refusal.mjs";

/** @type {Set<() => void | Promise<void>>} */
const endings = new Set();
let ending = false;

/**
 * @param {() => void | Promise<void>} stop called once, when the command ends
 * @returns {() => void} removes `stop` again, for something that has ended by itself
 */
export function whenEnding(stop) {
	endings.add(stop);
	return () => endings.delete(stop);
}

/** @returns {boolean} whether the command is being stopped, so that programs which end now are no failures */
export const isEnding = () => ending;

/**
 * Stops everything and exits. A second call does nothing, because the first is still at work.
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
 * Runs a command from beginning to end.
 * @param {string} name as in `npm run <name>`
 * @param {() => Promise<void>} main returns when there is nothing to wait for, or keeps the process alive
 * @param {number} [stopped] exit code when a signal stops it: 0 for a server, which then has not failed; not 0 for
 * unfinished work
 */
export function runCommand(name, main, stopped = 0) {
	for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => end(stopped));
	// After the terminal was closed, every output is an error; that must not keep this process from stopping the server.
	process.stdout.on("error", () => {});
	process.stderr.on("error", () => {});
	endWithNpm(name);
	main().catch((problem) => {
		if (!ending) console.error(problem instanceof Refusal ? `\n${problem.message}\n` : problem);
		return end(1);
	});
}

/**
 * A killed npm cannot pass the signal on, but its child gets another parent, which is checked here. (package.json says
 * `exec`, so that npm's child is this process and not a shell, which would keep the signal.)
 * @param {string} name
 */
function endWithNpm(name) {
	if (process.env.npm_lifecycle_event !== name) return;
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && end(1), 1000).unref();
}
