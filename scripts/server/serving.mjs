// @ts-check
// The steps that start, dev and serve share, in their order: every check that may refuse comes before the data folder is
// touched.
import { createServer } from "node:net";
import { buildIfStale, buildName } from "#scripts/build.mjs";
import { whenEnding } from "#scripts/process/ending.mjs";
import { installWhatIsMissing } from "#scripts/process/install.mjs";
import { Refusal } from "#scripts/process/refusal.mjs";
import { closeFolder, kindOf, makeFolder } from "./data-folder.mjs";
import { keepServing } from "./keep-serving.mjs";
import { alreadyServed, lockHolder, takeLock } from "./lock.mjs";
import { startPocketBase } from "./pocketbase.mjs";
import { pocketbaseBinary } from "./pocketbase-binary.mjs";
import { serverLog } from "./server-log.mjs";

/**
 * @typedef {import("./settings.mjs").Settings} Settings
 * @typedef {import("./data-folder.mjs").FolderKind} FolderKind
 * @typedef {Awaited<ReturnType<typeof takeFolder>>} Lock
 */

/**
 * Checks folder and port without changing either.
 * @param {Settings} settings
 * @param {(kind: FolderKind) => string | undefined} objection says why a folder of this kind cannot be used
 * @returns {Promise<void>}
 * @throws {Refusal}
 */
export async function lookBefore({ dataDir, host, port }, objection) {
	const refused = objection(kindOf(dataDir));
	if (refused) throw new Refusal(refused);
	const holder = lockHolder(dataDir);
	if (holder) throw alreadyServed(holder, dataDir);
	await refuseTakenPort(host, port);
}

/**
 * Makes sure that there are packages, a PocketBase and built pages.
 * @param {Settings} settings
 * @returns {Promise<string>} the folder of pages to serve
 * @throws {Refusal} when one of them cannot be had
 */
export async function prepare({ publicDir }) {
	await installWhatIsMissing();
	pocketbaseBinary();
	return publicDir ?? (await buildIfStale());
}

/**
 * Makes the folder if necessary and locks it until this process ends. From here on only this account of the machine can
 * read what this process and its server write.
 * @param {Settings} settings
 * @throws {Refusal} when another process was faster
 */
export async function takeFolder({ dataDir, host, port, appUrl }) {
	await refuseTakenPort(host, port);
	process.umask(0o077);
	makeFolder(dataDir);
	const lock = await takeLock(dataDir, appUrl);
	whenEnding(lock.release);
	if (!closeFolder(dataDir))
		console.error(`Other accounts of this machine can read ${dataDir}, and it is not ours to change: chmod 700 it.`);
	return lock;
}

/**
 * Serves until the command ends; starts a server that ends by itself again.
 * @param {Settings} settings
 * @param {Lock} lock
 * @param {{ publicDir: string, env?: Record<string, string>, watchHooks?: boolean }} how
 */
export async function serve({ dataDir, host, port, serverEnv }, lock, { publicDir, env = {}, watchHooks = false }) {
	const stopping = { stop: async () => {} };
	whenEnding(() => stopping.stop());
	const keep = serverLog(dataDir);
	const start = () =>
		startPocketBase({
			dataDir,
			host,
			port,
			watchHooks,
			env: { LEAD_PUBLIC_DIR: publicDir, LEAD_BUILD: buildName(), ...serverEnv, ...env },
			heard: (text) => {
				process.stdout.write(text);
				keep(text);
			},
			spawned: (pid, stop) => {
				stopping.stop = stop;
				lock.noteServer(pid);
			},
		});
	return keepServing(start, (line) => {
		console.error(line);
		keep(`${new Date().toISOString()} ${line}\n`);
	});
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {Refusal} when no program can listen there
 */
function refuseTakenPort(host, port) {
	return new Promise((done, fail) => {
		const probe = createServer();
		probe.once("error", (/** @type {NodeJS.ErrnoException} */ problem) =>
			fail(new Refusal(whyNot(problem, host, port))),
		);
		probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
	});
}

/**
 * @param {NodeJS.ErrnoException} problem
 * @param {string} host
 * @param {number} port
 */
function whyNot({ code, message }, host, port) {
	if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Choose another: PORT=${port + 1}`;
	if (code === "EACCES")
		return `Port ${port} may not be used by this account. Choose one above 1023, such as PORT=8090`;
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST=${host} is not an address of this machine.`;
	return `Nothing can listen on ${host}:${port}: ${message}`;
}
