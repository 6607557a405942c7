// @ts-check
// Starting other programs so that none outlives us.
import { spawn, spawnSync } from "node:child_process";
import { isEnding, whenEnding } from "./ending.mjs";
import { Refusal } from "./refusal.mjs";

/** @type {string[] | undefined} */
let leash;

/**
 * Words to put before a command so that the kernel stops it when the process that started it dies, even by SIGKILL.
 * Linux only; elsewhere the lock file heals what stayed behind (lock.mjs).
 * @returns {string[]}
 */
function leashWords() {
	const words = ["setpriv", "--pdeathsig", "TERM", "--"];
	leash ??= spawnSync("setpriv", [...words.slice(1), "true"]).status === 0 ? words : [];
	return leash;
}

/**
 * Like `spawn`, but the program dies with this process. The id is the program's own.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function spawnLeashed(program, args, options) {
	const [first = program, ...rest] = [...leashWords(), program, ...args];
	return spawn(first, rest, options);
}

/**
 * @typedef {object} ToolOptions
 * @property {Record<string, string>} [env] added to our own
 * @property {boolean} [quiet] keeps its words instead of showing them
 * @property {number} [seconds] stops it after so long
 */

/**
 * Runs a tool to its end, in a process group of its own: what it started in turn is stopped with it.
 * @param {string} program
 * @param {string[]} args
 * @param {ToolOptions} [options]
 * @returns {Promise<{ code: number, said: string }>} code 124 when its time was over; `said` is empty unless quiet
 * @throws {Refusal} when there is no such program
 */
export async function runTool(program, args, { env = {}, quiet = false, seconds } = {}) {
	const child = spawnLeashed(program, args, {
		cwd: new URL("..", import.meta.url),
		env: { ...process.env, ...env },
		stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
		detached: true,
	});
	let said = "";
	child.stdout?.on("data", (chunk) => (said += chunk));
	child.stderr?.on("data", (chunk) => (said += chunk));
	/** @type {Promise<number>} */
	const closed = new Promise((done, fail) => {
		child.once("error", (problem) => fail(new Refusal(`${program} cannot be run: ${problem.message}`)));
		child.once("close", (code) => done(code ?? 1));
	});
	const forget = whenEnding(async () => {
		killGroup(child, "SIGTERM");
		const impatience = setTimeout(() => killGroup(child, "SIGKILL"), 5000);
		await closed;
		clearTimeout(impatience);
	});
	let late = false;
	const timer = seconds && setTimeout(() => (late = killGroup(child, "SIGKILL")), seconds * 1000);
	try {
		const code = await closed;
		// Whoever waits for the tool must not go on while the command is being stopped.
		if (isEnding()) await new Promise(() => {});
		return { code: late ? 124 : code, said };
	} finally {
		if (timer) clearTimeout(timer);
		forget();
	}
}

/**
 * @param {import("node:child_process").ChildProcess} child started as the leader of its group
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there was anybody to hear it
 */
function killGroup(child, signal) {
	try {
		return child.pid !== undefined && process.kill(-child.pid, signal);
	} catch {
		return false;
	}
}

/**
 * The npm that runs us, or the one on the path.
 * @param {string[]} args
 * @param {ToolOptions} [options]
 */
export function runNpm(args, options) {
	const own = process.env.npm_execpath;
	return own?.endsWith(".js") ? runTool(process.execPath, [own, ...args], options) : runTool("npm", args, options);
}
