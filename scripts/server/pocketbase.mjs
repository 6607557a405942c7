// @ts-check
// The one place that starts and stops a PocketBase process. Used by start, serve, dev and the tests.
import { randomBytes, randomInt } from "node:crypto";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { leashed } from "#scripts/process/child.mjs";
import { pocketbaseBinary } from "./pocketbase-binary.mjs";
import { reachable } from "./reachable.mjs";

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, "..", "..");

/**
 * Not one that the system gives to outgoing connections (from 32768 on): until it is used, another process would be given
 * the same one. Nor 10080, which browsers open no page of.
 * @returns {Promise<number>} a TCP port on 127.0.0.1 that was free a moment ago
 */
export async function freePort() {
	const port = randomInt(10_100, 32_768);
	const probe = createServer();
	const isFree = await new Promise((done) => {
		probe.once("error", () => done(false));
		probe.listen(port, "127.0.0.1", () => done(true));
	});
	await new Promise((done) => probe.close(done));
	return isFree ? port : await freePort();
}

/**
 * Runs one PocketBase command (such as `superuser upsert`) to its end. PocketBase exits with code 0 even when the command
 * failed, so its output is read.
 * @param {string[]} args
 * @param {string} dataDir
 * @param {string} [source] see `ServerOptions`
 * @returns {Promise<void>}
 * @throws {Error} with the command's output when it fails
 */
export async function runPocketBase(args, dataDir, source) {
	const { execa } = await import("execa");
	// The folders come first: PocketBase reads no argument after one it does not know, and would make folders of its own
	// here.
	const words = leashed(pocketbaseBinary(), [...folders(dataDir, source), ...args]);
	const { exitCode, all: said } = await execa(...words, { cwd: root, all: true, reject: false });
	if (exitCode !== 0 || /^Error: /m.test(said)) throw new Error(`pocketbase ${args[0]} failed: ${said.trim()}`);
}

/**
 * @param {string} dataDir
 * @param {string} [source]
 */
const folders = (dataDir, source = root) => [
	"--dev=false",
	"--dir",
	dataDir,
	"--migrationsDir",
	join(source, "pb_migrations"),
	"--hooksDir",
	join(source, "pb_hooks"),
	"--automigrate=false",
];

/**
 * @typedef {object} RunningServer
 * @property {string} url without a slash at the end
 * @property {number} port
 * @property {number | undefined} pid
 * @property {string} maintenanceSecret new for each start; the loopback routes require it (header X-Lead-Maintenance)
 * @property {Promise<string>} ended how it ended, such as "code 2" or "signal SIGKILL"
 * @property {() => string} log its output so far
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop signals this process by its id and waits for its end
 */

/**
 * @typedef {object} ServerOptions
 * @property {string} dataDir
 * @property {string} [source] the folder of pb_migrations and pb_hooks; the repository by default
 * @property {number} port
 * @property {string} [host] the address to listen on
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {boolean} [watchHooks] restarts the server when a hook is edited
 * @property {number} [scriptRuntimes] how many requests can be inside hooks at once; a batch takes one for each of its
 * entries. A further request waits until a new runtime is made, which takes longer than the request. 0.4 MB each
 * @property {(text: string) => void} [heard] gets the server's output once it answers
 * @property {(pid: number | undefined, stop: RunningServer["stop"]) => void} [spawned] called at once, before the server
 * answers
 */

/**
 * Starts a server on a data folder and waits until it answers. The folder must have a superuser, or `env` gives it one
 * (superuser.mjs): without any, PocketBase prints an open installer link.
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>}
 * @throws {Error} with the server's output when it ends before it answers
 */
export async function startPocketBase(options) {
	const { port, host = "127.0.0.1", heard, spawned } = options;
	const url = `http://${reachable(host)}:${port}`;
	const maintenanceSecret = options.env?.LEAD_MAINTENANCE_SECRET ?? randomBytes(24).toString("hex");
	// Imported here and not above: on a fresh clone it is installed only now.
	const { execa } = await import("execa");
	const child = execa(...leashed(pocketbaseBinary(), serverWords(options, url)), {
		cwd: root,
		env: serverEnv(options, url, maintenanceSecret),
		all: true,
		buffer: false,
		reject: false,
		forceKillAfterDelay: 10_000,
	});
	let answers = false;
	let gone = "";
	let said = "";
	child.all.on("data", (/** @type {Buffer} */ chunk) => {
		// Keeps only the last output: a server runs for months.
		said = (said + chunk).slice(-1_000_000);
		if (answers) heard?.(String(chunk));
	});
	const log = () => said;
	const ended = child.then(({ signal, exitCode, originalMessage = "" }) => {
		gone = signal ? `signal ${signal}` : exitCode === undefined ? originalMessage : `code ${exitCode}`;
		return gone;
	});
	const stop = async (/** @type {NodeJS.Signals} */ signal = "SIGTERM") => {
		child.kill(signal);
		await ended;
	};
	spawned?.(child.pid, stop);
	await untilItAnswers({ url, log, gone: () => gone, kill: () => stop("SIGKILL") });
	answers = true;
	return { url, port, pid: child.pid, maintenanceSecret, ended, log, stop };
}

/** @param {ServerOptions} options @param {string} url where it is going to answer */
function serverWords(
	{ dataDir, source, port, host = "127.0.0.1", env = {}, watchHooks = false, scriptRuntimes = 128 },
	url,
) {
	const listen = `${host.includes(":") ? `[${host}]` : host}:${port}`;
	const origin = env.APP_URL ?? process.env.APP_URL ?? url;
	const hooks = [`--hooksWatch=${watchHooks}`, `--hooksPool=${scriptRuntimes}`];
	return ["serve", ...folders(dataDir, source), ...hooks, "--http", listen, "--origins", origin];
}

/** @param {ServerOptions} options @param {string} url @param {string} maintenanceSecret */
const serverEnv = ({ env = {} }, url, maintenanceSecret) => ({
	LEAD_PUBLIC_DIR: join(root, "dist"),
	LEAD_LOOPBACK: url,
	LEAD_FIRST_ADMIN: "", // the secret of a link that serve.mjs makes and prints, for one start
	LEAD_SUPERUSER_PASSWORD: "", // made by superuser.mjs
	...env,
	LEAD_MAINTENANCE_SECRET: maintenanceSecret,
});

/**
 * Waits for its message that it listens before asking for its health: on a taken port another server would answer.
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
