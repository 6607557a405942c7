// @ts-check
// The demo's data folder, filled completely or not at all. It is marked half-written before the first row and demo after
// the last. If it is found half-written at the next start, it is emptied and written again.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { whenEnding } from "#scripts/process/ending.mjs";
import { emptyHalfFolder, kindOf, mark } from "#scripts/server/data-folder.mjs";
import { freePort, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { newSuperuser } from "#scripts/server/superuser.mjs";
import { seed } from "./seed.mjs";

/** @typedef {import("#scripts/server/serving.mjs").Lock} Lock */

/**
 * @param {import("#scripts/server/settings.mjs").Settings} settings
 */
export function demoIn({ dataDir, serverEnv }) {
	const mails = join(dataDir, "mail");
	// Without a mail server every mail becomes a file in a folder, and its link is printed: the demo sends nothing.
	const superuser = newSuperuser();
	const env = { LEAD_MAIL_DIR: serverEnv.SMTP_URL ? "" : mails, ...superuser.env };
	return {
		env,
		/** @param {import("#scripts/server/data-folder.mjs").FolderKind} kind @returns {string | undefined} why not this folder */
		objection: (kind) =>
			kind === "real" || kind === "unmarked"
				? `${dataDir} already holds something that is not LEAD's demo, and the demo touches nothing but its own.
Name an empty or new folder: DATA_DIR=demo_data (a centre's own data is served by: npm run serve)`
				: undefined,
		/**
		 * Leaves a folder that can be served.
		 * @param {Lock} lock
		 */
		fill: async (lock) => {
			const kind = kindOf(dataDir);
			if (kind === "half") emptyHalfFolder(dataDir);
			if (kind !== "demo") {
				mark(dataDir, "half");
				console.log("Writing the demo data…");
				await writeDemo(dataDir, { ...env, LEAD_MAIL_DIR: mails }, superuser.credentials, lock);
				mark(dataDir, "demo");
			}
			mkdirSync(mails, { recursive: true });
		},
	};
}

/**
 * Writes the demo on a loopback port that nobody knows, so that no visitor sees half a demo.
 * @param {string} dataDir
 * @param {Record<string, string>} env of the server; with the superuser whose credentials these are
 * @param {import("#scripts/server/superuser.mjs").Credentials} credentials
 * @param {Lock} [lock] is told of the server, so that a later start ends one that was left behind
 */
export async function writeDemo(dataDir, env, credentials, lock) {
	const server = await startPocketBase({ dataDir, port: await freePort(), env: { ...env, OPEN_DASHBOARD: "1" } });
	const forget = whenEnding(() => server.stop());
	lock?.noteServer(server.pid);
	await seed(server.url, credentials);
	await server.stop();
	forget();
}
