// Files and folders of a size that somebody reads in one sitting.
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, inRoot, root, sources, tests, textOf } from "./files.ts";

test("no file is longer than 180 lines", () => {
	// A dictionary is a list, not a thought: it may be as long as its screen has sentences. So is a declaration file.
	const lists = /words\.(en|fr)\.ts$|\.d\.ts$|^tests\/support\/browser\/site-words\.ts$/;
	const others = ["scripts", "pb_hooks", "pb_migrations"].flatMap((folder) => filesIn(join(root, folder)));
	const thoughts = [...sources, ...others, ...tests].map(inRoot).filter((path) => !lists.test(path));
	const code = thoughts.filter((path) => /\.(tsx?|m?js)$/.test(path));
	const long = code.filter((path) => textOf(join(root, path)).trimEnd().split("\n").length > 180);
	expect(long).toEqual([]);
});

// A larger folder has several subjects in it that want names. Drawings are not counted: they are one list of files.
const mostFiles = 30;

test("no folder of src holds more than 30 files", () => {
	expect(fullFoldersOf("src")).toEqual([]);
});

test("no folder of tests holds more than 30 files", () => {
	expect(fullFoldersOf("tests")).toEqual([]);
});

function fullFoldersOf(place: string): string[] {
	const count = new Map<string, number>();
	for (const path of filesIn(join(root, place))) {
		const folder = dirname(inRoot(path));
		if (!path.endsWith(".svg")) count.set(folder, (count.get(folder) ?? 0) + 1);
	}
	return [...count].filter(([, files]) => files > mostFiles).map(([folder]) => folder);
}
