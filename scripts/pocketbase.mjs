// @ts-check
// The one place that knows how a PocketBase process is started and stopped. Used by start, serve, dev and the tests.
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { spawnLeashed } from "./child.mjs";
import { pocketbaseBinary } from "./pocketbase-binary.mjs";
import { reachable } from "./reachable.mjs";

export const root = resolve(import.meta.dirname, "..");

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
 * Runs one PocketBase command (such as `superuser upsert`) to its end. PocketBase ends with code 0 also when the command
 * failed; only its words tell.
 * @param {string[]} args
 * @param {string} dataDir
 * @returns {Promise<void>}
 * @throws {Error} with the command's own words when it fails
 */
export function runPocketBase(args, dataDir) {
	return new Promise((done, fail) => {
		const child = spawnLeashed(pocketbaseBinary(), [...args, ...folders(dataDir)], { cwd: root });
		const said = remember(child);
		child.once("error", fail);
		child.once("close", (code) =>
			code === 0 && !/^Error: /m.test(said())
				? done()
				: fail(new Error(`pocketbase ${args[0]} failed: ${said().trim()}`)),
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
];

/**
 * Keeps the last words of a program, not all of them: a server talks for months.
 * @param {import("node:child_process").ChildProcess} child
 * @param {(text: string) => void} [heard] told every word as it comes
 * @returns {() => string}
 */
function remember(child, heard) {
	let said = "";
	const listen = (/** @type {Buffer} */ chunk) => {
		said = (said + chunk).slice(-1_000_000);
		heard?.(String(chunk));
	};
	child.stdout?.on("data", listen);
	child.stderr?.on("data", listen);
	return () => said;
}

/**
 * @typedef {object} RunningServer
 * @property {string} url where it answers, without a slash at the end
 * @property {number} port
 * @property {import("node:child_process").ChildProcess} process
 * @property {string} maintenanceSecret of this start: what its own routes know us by (the header X-Lead-Maintenance)
 * @property {Promise<string>} ended what it ended with, such as "code 2" or "signal SIGKILL"
 * @property {() => string} log what it printed so far
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends this process by its own id and waits for its end
 */

/**
 * @typedef {object} ServerOptions
 * @property {string} dataDir
 * @property {number} port
 * @property {string} [host] the address to listen on
 * @property {Record<string, string | undefined>} [env] added to our own
 * @property {boolean} [watchHooks] start again when a hook is edited
 * @property {(text: string) => void} [heard] told what the server says once it answers
 * @property {(child: import("node:child_process").ChildProcess, stop: RunningServer["stop"]) => void} [spawned] told at
 * once, before the server answers
 */

/**
 * Starts a server on a data folder and waits until it answers. The folder has a superuser, or `env` gives it one
 * (superuser.mjs); without any PocketBase prints an open installer link.
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>}
 * @throws {Error} with the server's own words when it ends before it answers
 */
export async function startPocketBase(options) {
	const { port, host = "127.0.0.1", heard, spawned } = options;
	const url = `http://${reachable(host)}:${port}`;
	const maintenanceSecret = options.env?.LEAD_MAINTENANCE_SECRET ?? randomBytes(24).toString("hex");
	const child = spawnServer(options, url, maintenanceSecret);
	let answers = false;
	let gone = "";
	const log = remember(child, (text) => answers && heard?.(text));
	/** @type {Promise<string>} */
	const ended = new Promise((done) => {
		child.once("error", ({ message }) => done(message));
		child.once("close", (code, signal) => done(signal ? `signal ${signal}` : `code ${code}`));
	});
	ended.then((how) => {
		gone = how;
	});
	const stop = async (/** @type {NodeJS.Signals} */ signal = "SIGTERM") => {
		child.kill(signal);
		const impatience = setTimeout(() => child.kill("SIGKILL"), 10_000);
		await ended;
		clearTimeout(impatience);
	};
	spawned?.(child, stop);
	await untilItAnswers({ url, log, gone: () => gone, kill: () => stop("SIGKILL") });
	answers = true;
	return { url, port, process: child, maintenanceSecret, ended, log, stop };
}

/**
 * How many requests may be inside our hooks at once; each batch holds one for each of its entries. A request beyond them
 * waits for a runtime to be made, which takes longer than the request. 0.4 MB each.
 */
const scriptRuntimes = 128;

/**
 * @param {ServerOptions} options
 * @param {string} url where it will answer
 * @param {string} maintenanceSecret
 */
function spawnServer({ dataDir, port, host = "127.0.0.1", env = {}, watchHooks = false }, url, maintenanceSecret) {
	const listen = `${host.includes(":") ? `[${host}]` : host}:${port}`;
	const origin = env.APP_URL ?? process.env.APP_URL ?? url;
	const hooks = [`--hooksWatch=${watchHooks}`, `--hooksPool=${scriptRuntimes}`];
	const words = ["serve", ...folders(dataDir), ...hooks, "--http", listen, "--origins", origin];
	return spawnLeashed(pocketbaseBinary(), words, {
		cwd: root,
		env: {
			...process.env,
			LEAD_PUBLIC_DIR: join(root, "dist"),
			LEAD_LOOPBACK: url,
			LEAD_FIRST_ADMIN: "", // the secret of a link that serve.mjs makes and prints, for one start
			LEAD_SUPERUSER_PASSWORD: "", // made by superuser.mjs
			...env,
			LEAD_MAINTENANCE_SECRET: maintenanceSecret,
		},
	});
}

/**
 * Its own word that it listens comes before the question whether it is well: on a taken port somebody else would answer.
 * @param {{ url: string, log: () => string, gone: () => string, kill: () => Promise<void> }} server
 */
async function untilItAnswers({ url, log, gone, kill }) {
	const deadline = Date.now() + 30_000;
	while (true) {
		if (gone()) throw new Error(`The server did not start (${gone()}): ${log().trim()}`);
		if (Date.now() > deadline) {
			await kill();
			throw new Error(`The server did not answer within 30 seconds: ${log().trim()}`);
		}
		if (log().includes("Server started at")) {
			const health = await fetch(`${url}/api/health`).catch(() => undefined);
			if (health?.ok) return;
		}
		await new Promise((next) => setTimeout(next, 25));
	}
}
