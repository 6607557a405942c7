// Files and folders of a size that somebody reads in one sitting.
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, importsOf, inRoot, inSrc, resolve, root, sources, tests, textOf } from "./files.ts";

const mostLines = 180;

test("no file is longer than 180 lines", () => {
	// A dictionary is a list, not a thought: it may be as long as its screen has sentences. So is a declaration file.
	const lists = /words\.(en|fr)\.ts$|\.d\.ts$|^tests\/support\/browser\/site-words\.ts$/;
	const everything = ["src", "scripts", "pb_hooks", "pb_migrations", "tests"].flatMap((folder) =>
		filesIn(join(root, folder)),
	);
	const thoughts = everything.map(inRoot).filter((path) => !lists.test(path));
	const code = thoughts.filter((path) => /\.(tsx?|m?js|css)$/.test(path));
	const long = code.filter((path) => linesOf(join(root, path)) > mostLines);
	expect(long).toEqual([]);
});

// A larger folder has several subjects in it that want names. Drawings are not counted: they are one list of files.
const mostFiles = 30;

// Migrations are not counted either: PocketBase reads them from one folder, in the order of their names, and they only grow.
test.each(["src", "tests", "scripts", "pb_hooks"])("no folder of %s holds more than 30 files", (place) => {
	expect(fullFoldersOf(place)).toEqual([]);
});

function fullFoldersOf(place: string): string[] {
	const count = new Map<string, number>();
	for (const path of filesIn(join(root, place))) {
		const folder = dirname(inRoot(path));
		if (!path.endsWith(".svg")) count.set(folder, (count.get(folder) ?? 0) + 1);
	}
	return [...count].filter(([, files]) => files > mostFiles).map(([folder]) => folder);
}

const linesOf = (path: string): number => textOf(path).trimEnd().split("\n").length;

// The engine is read by itself, and a dictionary stands beside its screen whatever its length.
const keptApart = /^sync\/|words(\.(en|fr))?\.ts$|\.d\.ts$/;

// Short files with one user that are no part of it, and why.
const standAlone: Record<string, string> = {
	"app/router/NotFoundPage.tsx": "page.ts makes entries of the route table and draws nothing",
};

// Such a file is one more to open for a single thought. It stays where its user is of another room or would grow too
// long, where a test of its own imports it, and where its code is fetched when it is needed.
test("no file under 25 lines has one user only", () => {
	const joinable = sources.filter((path) => {
		const user = linesOf(path) < 25 && !keptApart.test(inSrc(path)) ? onlyUserOf(inSrc(path)) : null;
		return user !== null && topRoomOf(user) === topRoomOf(path) && linesOf(user) + linesOf(path) <= mostLines;
	});
	expect(joinable.map(inSrc).sort()).toEqual(Object.keys(standAlone).sort());
});

const imports = [...sources, ...tests].flatMap((path) =>
	importsOf(path).map(({ what, later }) => ({ by: path, file: resolve(path, what), later })),
);

/** The one file that imports this one, and does so statically; null when there is none or several. */
function onlyUserOf(file: string): string | null {
	const uses = imports.filter((use) => use.file === file);
	const [user, ...others] = new Set(uses.map(({ by }) => by));
	return user && others.length === 0 && !uses.some(({ later }) => later) ? user : null;
}

/** A top folder of src, or one feature. */
const topRoomOf = (path: string): string | undefined => /^(features\/)?[^/]+/.exec(inSrc(path))?.[0];
