// @ts-check
// npm run serve: a real centre. It never makes demo people, and requires every setting whose default would only be
// noticed as a mail that never arrives.
import "./process/node-version.mjs";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./process/ending.mjs";
import { mark } from "./server/data-folder.mjs";
import { ensureFirstAdmin } from "./server/first-admin.mjs";
import { adviceOnVersion } from "./server/pocketbase-binary.mjs";
import { lookBefore, prepare, serve, takeFolder } from "./server/serving.mjs";
import { readSettings } from "./server/settings.mjs";
import { newSuperuser } from "./server/superuser.mjs";

const needed = ["APP_URL", "SMTP_URL", "MAIL_FROM", "CENTRE_EMAIL"];

runCommand("serve", async () => {
	const settings = readSettings(process.env, { needed });
	await lookBefore(settings, (kind) => objection(kind, settings.dataDir));
	const publicDir = await prepare(settings);
	const advice = adviceOnVersion();
	if (advice) console.log(advice);
	const lock = await takeFolder(settings);
	mark(settings.dataDir, "real");
	const superuser = newSuperuser();
	const firstAdmin = randomBytes(24).toString("base64url");
	const server = await serve(settings, lock, {
		publicDir,
		env: { LEAD_MAIL_DIR: "", LEAD_FIRST_ADMIN: firstAdmin, ...superuser.env },
	});
	const hasAdmin = await ensureFirstAdmin(server, settings.admin);
	console.log(`LEAD serves ${settings.appUrl} from ${server.url}, data in ${settings.dataDir}.`);
	const examples = examplesIn(publicDir);
	if (examples.length > 0) console.log(`Still made up, to be replaced in src/centre.ts: ${examples.join(", ")}.`);
	if (!hasAdmin) {
		console.log(`There is no admin yet. Whoever opens this link becomes the first one. It works once, until the next start:
${settings.appUrl}/signup#type=admin&token=${firstAdmin}
(Or set ADMIN_EMAIL and ADMIN_PASSWORD and start again.)`);
	}
});

/**
 * What the pages say that is not the centre's own, by its name in src/centre.ts.
 * @param {string} publicDir
 * @returns {string[]}
 */
function examplesIn(publicDir) {
	const file = join(publicDir, "pages", "examples.json");
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/**
 * @param {import("./server/data-folder.mjs").FolderKind} kind
 * @param {string} dataDir
 * @returns {string | undefined}
 */
function objection(kind, dataDir) {
	if (kind === "demo" || kind === "half") {
		return `${dataDir} holds demo data, which is never served to a centre. Name another folder: DATA_DIR=/var/lib/lead`;
	}
	// A folder restored from an older backup has no mark, but a database.
	if (kind === "unmarked" && !existsSync(join(dataDir, "data.db"))) {
		return `${dataDir} holds something that is not LEAD's. Name an empty or new folder: DATA_DIR=/var/lib/lead`;
	}
	return undefined;
}
