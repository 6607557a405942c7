// The files of the house, as its tests read them.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

export function filesIn(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		return entry.isDirectory() ? filesIn(path) : [path];
	});
}

export const sources = filesIn(join(root, "src")).filter((path) => /\.tsx?$/.test(path));

/** Test files and what they share. */
export const tests = filesIn(join(root, "tests")).filter((path) => /\.ts$/.test(path));

/** A path from the root of the repository, with slashes. */
export function inRoot(path: string): string {
	return relative(root, path).replaceAll("\\", "/");
}

export function inSrc(path: string): string {
	return relative(join(root, "src"), path).replaceAll("\\", "/");
}

export const textOf = (path: string): string => readFileSync(path, "utf8");

/** What a file imports, as written. `later`: by `import("…")`, when it is needed. */
export function importsOf(path: string): { what: string; later: boolean }[] {
	const text = textOf(path).replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
	const found = text.matchAll(/(\bfrom\s+|^import\s+|\bimport\(\s*)["']([^"']+)["']/gm);
	return [...found].map(([, how = "", what = ""]) => ({ what, later: how.startsWith("import(") }));
}

/** The file a `#room/file.ts` names, relative to src; null for packages and neighbours. */
export function roomOf(what: string): string | null {
	if (!what.startsWith("#") || what.startsWith("#support/") || what.startsWith("#scripts/")) return null;
	return what.slice(1);
}

/** The TypeScript file that an import of `path` names, relative to src; null for anything else. */
export function resolve(path: string, what: string): string | null {
	const target = what.startsWith("./") ? join(dirname(inSrc(path)), what) : roomOf(what);
	return target && /\.tsx?$/.test(target) ? target : null;
}
