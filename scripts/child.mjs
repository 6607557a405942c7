// @ts-check
// Starting other programs so that none outlives us. execa runs them; by hand are the leash (no library outlives our own
// SIGKILL), the signal to a whole process group (execa signals one process), and spawnLeashed, which starts the npm that
// installs execa.
import { spawn, spawnSync } from "node:child_process";
import { isEnding, whenEnding } from "./ending.mjs";
import { Refusal } from "./refusal.mjs";

/** @type {string[] | undefined} */
let leash;

/**
 * Puts words before a command so that the kernel stops it when the process that started it dies, even by SIGKILL. The id
 * is the program's own. Linux only; elsewhere the lock file heals what stayed behind (lock.mjs).
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
 * @property {Record<string, string>} [env] added to our own
 * @property {boolean} [quiet] keeps its words instead of showing them
 * @property {number} [seconds] stops it after so long
 * @property {(text: string) => void} [heard] told what a quiet one says, while it does
 */

/**
 * Runs a tool to its end, in a process group of its own: what it started in turn is stopped with it.
 * @param {string} program
 * @param {string[]} args
 * @param {ToolOptions} [options]
 * @returns {Promise<{ code: number, said: string }>} code 124 when its time was over; `said` is empty unless quiet
 * @throws {Refusal} when there is no such program
 */
export async function runTool(program, args, { env = {}, quiet = false, seconds, heard } = {}) {
	// Loaded only now: on a fresh clone it was not there when this file was read.
	const { execa } = await import("execa");
	const tool = execa(...leashed(program, args), {
		cwd: new URL("..", import.meta.url),
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
	// Whoever waits for the tool must not go on while the command is being stopped.
	if (isEnding()) await new Promise(() => {});
	forget();
	if (code === "ENOENT") throw new Refusal(`${program} cannot be run: ${originalMessage}`);
	return { code: late ? 124 : (exitCode ?? 1), said };
}

/**
 * @param {number | undefined} leader of the group
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there was anybody to hear it
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

/** @returns {[program: string, args: string[]]} the npm that runs us, or the one on the path */
export function npm() {
	const own = process.env.npm_execpath;
	return own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
}
