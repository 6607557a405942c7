// @ts-check
// What start, dev and serve have in common, in the order it must happen: everything that can be refused is refused
// before the data folder is touched.
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
 * Looks at folder and port without touching either.
 * @param {Settings} settings
 * @param {(kind: FolderKind) => string | undefined} objection says why a folder of this kind will not do
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
 * Packages, PocketBase, pages.
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
 * Makes the folder if need be and takes it for this process until the end. What this process and its server write from
 * here on is readable by their own account only.
 * @param {Settings} settings
 * @throws {Refusal} when somebody was quicker
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
 * Serves until the command ends; a server that ends by itself is started again.
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
 * @throws {Refusal} when nothing can listen there
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
