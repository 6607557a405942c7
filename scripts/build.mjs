// @ts-check
// Builds the app into dist, if dist does not match the sources. `npm run build` always builds.
import "./process/node-version.mjs";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runTool } from "./process/child.mjs";
import { runCommand } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { Refusal } from "./process/refusal.mjs";
import { root } from "./server/pocketbase.mjs";
import { readSettings } from "./server/settings.mjs";
import { precompress } from "./site/precompress.mjs";

const dist = join(root, "dist");
const stamp = join(root, ".cache", "build.json");
const sources = [
	"src",
	"public",
	"index.html",
	"vite.config.ts",
	"package.json",
	"package-lock.json",
	"scripts/build.mjs",
	"scripts/site/class-names.mjs",
	"scripts/site/page-styles.mjs",
	"scripts/site/precompress.mjs",
	"scripts/site/prerender.mjs",
];
const server = ["pb_migrations", "pb_hooks"];

/**
 * Builds when something the build reads has changed since the last one.
 * @param {{ quiet?: boolean }} [options] quiet prints the build's output only if it fails
 * @returns {Promise<string>} the folder to serve
 * @throws {Refusal} when the build fails
 */
export async function buildIfStale(options) {
	if (!isFresh()) await build(options);
	return dist;
}

/**
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<void>}
 * @throws {Refusal} when the build fails
 */
async function build({ quiet = false } = {}) {
	const from = whatItIsFrom();
	// An interrupted build must not look like a finished one.
	rmSync(stamp, { force: true });
	if (!quiet) console.log("Building…");
	const vite = join(root, "node_modules", "vite", "bin", "vite.js");
	const { code, said } = await runTool(process.execPath, [vite, "build"], { quiet });
	if (code !== 0) throw new Refusal(`The build failed.\n${said}`);
	await precompress(dist);
	mkdirSync(join(root, ".cache"), { recursive: true });
	writeFileSync(stamp, JSON.stringify({ from }));
}

function isFresh() {
	if (!existsSync(join(dist, "pages", "en", "index.html")) || !existsSync(stamp)) return false;
	return JSON.parse(readFileSync(stamp, "utf8")).from === whatItIsFrom();
}

/** Names what the build is made from: the sources, and the site's address, which its pages contain. @throws {Refusal} */
export const whatItIsFrom = () => `${hashOf(sources)} ${readSettings().appUrl}`;

/**
 * Names what is served, pages and server rules alike: both decide what a phone may keep, and a phone that sees a new name
 * compares everything again.
 * @returns {string} 10 hexadecimal digits
 */
export const buildName = () => hashOf([...sources, ...server]).slice(0, 10);

/** @param {string[]} paths relative to the project */
function hashOf(paths) {
	const hash = createHash("sha256");
	for (const file of paths.flatMap((path) => filesIn(join(root, path))).filter((name) => !/\.test\.tsx?$/.test(name))) {
		hash
			.update(`${relative(root, file)}\0`)
			.update(readFileSync(file))
			.update("\0");
	}
	return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesIn(join(path, name)));
}

if (process.argv[1] === import.meta.filename) {
	const main = async () => {
		await installWhatIsMissing();
		await build();
	};
	runCommand("build", main, 130);
}
