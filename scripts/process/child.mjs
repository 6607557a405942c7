// @ts-check
// Starts other programs so that none outlives this one. execa runs them. Written by hand are the leash (no library
// handles our own SIGKILL), the signal to a whole process group (execa signals one process), and spawnLeashed, which
// starts the npm that installs execa.
import { spawn, spawnSync } from "node:child_process";
import { isEnding, whenEnding } from "./ending.mjs";
import { Refusal } from "./refusal.mjs";

/** @type {string[] | undefined} */
let leash;

/**
 * Puts a wrapper before a command, by which the kernel stops the program when the process that started it dies, even by
 * SIGKILL. The process id is the program's own. Linux only; elsewhere the next start stops what was left running
 * (lock.mjs).
 * @param {string} program
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function leashed(program, args) {
	const words = ["--pdeathsig", "TERM", "--"];
	leash ??= spawnSync("setpriv", [...words, "true"]).status === 0 ? ["setpriv", ...words] : [];
	const [first = program, ...rest] = [...leash, program, ...args];
	return [first, rest];
}

/**
 * Like `spawn`, but the program dies with this process.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export const spawnLeashed = (program, args, options) => spawn(...leashed(program, args), options);

/**
 * @typedef {object} ToolOptions
 * @property {Record<string, string>} [env] added to this process's own
 * @property {boolean} [quiet] returns its output instead of showing it
 * @property {number} [seconds] after which it is stopped
 * @property {(text: string) => void} [heard] receives what a quiet one says, while it runs
 */

/**
 * Runs a tool to its end, in a process group of its own, so that the processes it starts are stopped with it.
 * @param {string} program
 * @param {string[]} args
 * @param {ToolOptions} [options]
 * @returns {Promise<{ code: number, said: string }>} code 124 after a timeout; `said` is empty unless quiet
 * @throws {Refusal} when there is no such program
 */
export async function runTool(program, args, { env = {}, quiet = false, seconds, heard } = {}) {
	// Imported here and not above: on a fresh clone it is installed only now.
	const { execa } = await import("execa");
	const tool = execa(...leashed(program, args), {
		cwd: new URL("../..", import.meta.url),
		env,
		stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
		all: true,
		detached: true,
		reject: false,
	});
	if (heard) tool.all?.on("data", (/** @type {Buffer} */ chunk) => heard(String(chunk)));
	const forget = whenEnding(async () => {
		killGroup(tool.pid, "SIGTERM");
		const impatience = setTimeout(() => killGroup(tool.pid, "SIGKILL"), 5000);
		await tool;
		clearTimeout(impatience);
	});
	let late = false;
	const timer = seconds && setTimeout(() => (late = killGroup(tool.pid, "SIGKILL")), seconds * 1000);
	const { exitCode, code, originalMessage, all: said = "" } = await tool;
	if (timer) clearTimeout(timer);
	// While the command is being stopped, the caller must not go on.
	if (isEnding()) await new Promise(() => {});
	forget();
	if (code === "ENOENT") throw new Refusal(`${program} cannot be run: ${originalMessage}`);
	return { code: late ? 124 : (exitCode ?? 1), said };
}

/**
 * @param {number | undefined} leader of the group
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether a process received the signal
 */
function killGroup(leader, signal) {
	try {
		return leader !== undefined && process.kill(-leader, signal);
	} catch {
		return false;
	}
}

/**
 * Runs npm to its end.
 * @param {string[]} args
 * @param {ToolOptions} [options]
 */
export const runNpm = (args, options) => {
	const [program, first] = npm();
	return runTool(program, [...first, ...args], options);
};

/** @returns {[program: string, args: string[]]} the npm that runs this script, or the one on the path */
export function npm() {
	const own = process.env.npm_execpath;
	return own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
}
