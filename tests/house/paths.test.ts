// A comment or a README that names a file leads to it. A path is written as far as it tells which file is meant: `vault.ts`,
// `mail/templates.js`, `src/app/routes.tsx`; one that begins with a dot goes out from the file it stands in.
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { slow } from "#scripts/tests/slow.mjs";
import { filesIn, inRoot, root, textOf } from "./files.ts";

const rooms = ["pb_hooks", "pb_migrations", "public", "scripts", "src", "tests"];
const besideRooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
const files = [
	...besideRooms.map(({ name }) => name),
	...rooms.flatMap((room) => filesIn(join(root, room)).map(inRoot)),
];

/** Every file, and every folder that holds one. */
const places = new Set(files);
for (const place of places) if (dirname(place) !== ".") places.add(dirname(place));

/** Stand for any file, or for one that the README tells its reader to write. */
const examples = ["x.ts", "file.ts", "words.fr.ts", "bookmarks.pb.js"];

test("every file that a comment or a README names is there", () => {
	const readable = files.filter((file) => /\.(tsx?|m?js|css|md)$/.test(file));
	expect(readable.length).toBeGreaterThan(500);
	const wrong = readable.flatMap((file) => missingIn(said(file), file).map((path) => `${file}: ${path}`));
	expect(wrong).toEqual([]);
});

test("a path that names no file is found, however much of it is written", () => {
	const wrong = [
		"vaults.ts",
		"sync/vault.ts",
		"pb_hooks/lib/leads.js",
		"../src/vault.ts",
		"#sync/vault.ts",
		"src/rooms",
	];
	expect(missingIn(`See ${wrong.join(", ")}.`, "src/start.ts")).toEqual(wrong);
	const right = ["vault.ts", "storage/vault.ts", "../src/main.tsx", "#sync/storage/vault.ts", "src/sync/", "src/a.*"];
	expect(missingIn(`See ${right.join(", ")}.`, "src/start.ts")).toEqual([]);
});

test("every slow file that `npm run check` leaves out is there", () => {
	expect(slow.length).toBeGreaterThan(20);
	expect(slow.map((name) => name.replace("/*.test.ts", "")).filter((place) => !places.has(place))).toEqual([]);
});

/** What a file says to its reader: a README all of it, any other its comments. */
function said(file: string): string {
	const text = textOf(join(root, file));
	if (file.endsWith(".md")) return text;
	return [...text.matchAll(/(?<![^\s{(])(\/\*\*?\s[\s\S]*?\*\/|\/\/[^\n]*)/g)].map(([comment]) => comment).join("\n");
}

/** What may be a path: not the rest of a web address or of a pattern. */
const words = /(?<![\w#./*}>-])(?:#|(?:\.{1,2}\/)+)?\w[\w./-]*(?![\w#./*{<-])/g;

const isPath = (word: string): boolean =>
	/\w\.(tsx?|m?js|css|json|md|html)$/.test(word) || rooms.some((room) => word.startsWith(`${room}/`));

/** The paths in a text of this file that lead nowhere. */
function missingIn(text: string, file: string): string[] {
	const written = [...text.matchAll(words)].map(([found]) => found.replace(/[./]+$/, ""));
	return written.filter((path) => isPath(path) && !examples.includes(basename(path)) && !isThere(path, file));
}

function isThere(path: string, file: string): boolean {
	if (path.startsWith(".")) return places.has(join(dirname(file), path));
	const end = `/${path.replace(/^#/, "")}`;
	return [...places].some((place) => `/${place}`.endsWith(end));
}
