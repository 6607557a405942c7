// @ts-check
// Installs packages on a fresh clone. Only Node's own modules may be imported here, because no others are there yet.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { npm, spawnLeashed } from "./child.mjs";
import { Refusal } from "./refusal.mjs";

const root = resolve(import.meta.dirname, "..", "..");
const lockfile = join(root, "package-lock.json");
const installed = join(root, "node_modules", ".package-lock.json");
const stamp = join(root, "node_modules", ".lead-installed");

/**
 * Runs npm install when packages are missing or older than the lockfile; does nothing otherwise.
 * @returns {Promise<void>}
 * @throws {Refusal} when npm cannot do it
 */
export async function installWhatIsMissing() {
	if (upToDate()) return;
	console.log("Installing packages (once)…");
	// NODE_ENV=production would leave out what the build needs.
	const flags = ["--no-audit", "--no-fund", "--include=dev", "--include=optional"];
	const [program, first] = npm();
	const [code] = await once(
		spawnLeashed(program, [...first, "install", ...flags], { cwd: root, stdio: "inherit" }),
		"close",
	);
	if (code !== 0) throw new Refusal("The packages could not be installed; npm says why above. Is there a network?");
	writeFileSync(stamp, lockHash());
}

/** npm writes its own lockfile last, so an interrupted install is noticed. The stamp is for a lockfile that only has a newer date. */
function upToDate() {
	if (!existsSync(installed)) return false;
	if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return true;
	return existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash();
}

const lockHash = () => createHash("sha256").update(readFileSync(lockfile)).digest("hex");
