// The files of the house, as its tests read them.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

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
