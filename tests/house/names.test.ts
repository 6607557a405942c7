// What files, folders and comments may not be called.
import { join } from "node:path";
import { expect, test } from "vitest";
import { collections } from "#collections.ts";
import { mutations } from "#mutations.ts";
import { filesIn, inRoot, inSrc, root, sources, tests, textOf } from "./files.ts";
import { replacementsIn, retiredFileNames, retiredWords } from "./retired.ts";

// Private compounds of ordinary words; each of them was in use.
const retiredCompounds =
	/second[ -]?thoughts|\b(drawingRoom|checkRoom|Told|isTold|expectToldOnce|toldToWait|untold|forWorks|workBytes|editedByTurns)\b/;

// In tests, chance is where random numbers come from.
const retiredInSrc: Record<string, string> = { ...retiredFileNames, chance: "on-reconnect" };

// Names that earlier versions left on phones stay readable for ever, and a page of an earlier version that is still open is
// answered in its own words.
const oldLayouts = [
	...[
		"pb_hooks/lib/accounts/people.js",
		"pb_hooks/lib/sync/changes.js",
		"pb_hooks/lib/sync/handshake.js",
		"src/local/account/session.test.ts",
		"src/local/account/session.ts",
		"tests/server/accounts/people.test.ts",
		"tests/server/sync/handshake.test.ts",
	].map((path) => `${path}: standing`),
	"src/sync/storage/entry-layouts.ts: homeless",
	"tests/sync/builds/foreign-work.test.ts: homeless",
	"tests/sync/builds/upgrade.test.ts: homeless",
];

test("no file or folder of src has a retired name", () => {
	expect(withRetiredName(sources, retiredInSrc)).toEqual([]);
});

test("no file or folder of tests, scripts and pb_hooks has a retired name", () => {
	expect(
		withRetiredName(
			[...tests, ...filesIn(join(root, "scripts")), ...filesIn(join(root, "pb_hooks"))],
			retiredFileNames,
		),
	).toEqual([]);
});

test("no retired word stands in code, comments or a README", () => {
	const found = written.flatMap((path) => retiredIn(path).map((word) => `${inRoot(path)}: ${word}`));
	expect(found.filter((one) => !oldLayouts.some((old) => one.startsWith(`${old} `)))).toEqual([]);
});

/** All that is written for developers: not what screens and mails say, nor names that are given from outside. */
const written = ["src", "tests", "pb_hooks", "scripts"]
	.flatMap((room) => filesIn(join(root, room)))
	.concat(join(root, "README.md"))
	.filter((path) => /\.(tsx?|m?js|css|md)$/.test(path))
	.filter(
		(path) =>
			!/(words(-|\.)(en|fr)\.[tj]s|site-words\.ts|readable-password\.js|props\.mjs|(names|identifiers)\.test\.ts|retired\.ts)$/.test(
				path,
			),
	)
	.filter((path) => !/^(scripts\/demo|src\/site)\//.test(inRoot(path)));

function retiredIn(path: string): string[] {
	const text = textOf(path);
	const compounds = retiredCompounds.exec(text);
	return [...new Set([...replacementsIn(text, retiredWords), ...(compounds ? [compounds[0]] : [])])].sort();
}

const withRetiredName = (paths: string[], retired: Record<string, string>): string[] =>
	paths.map(inRoot).filter((path) => replacementsIn(path, retired).length > 0);

// A clone has the README files and nothing else to read; a comment says what it means in its place.
const absentDocument =
	/\b(SPEC|DESIGN|PRODUCT|SYNC|SECURITY|HOUSE)(\.md|,? (section\b|\d)|\s*§)|\b[Tt]he specification\b/;

test("no code, comment, title or README cites a document that is not in the repository", () => {
	expect(written.filter((path) => absentDocument.test(textOf(path))).map(inRoot)).toEqual([]);
});

// The engine reads the product's tables and knows nothing that stands in them.
test("no name of a mutation, a collection or the product stands in src/sync", () => {
	const names = ["lead", ...Object.keys(mutations), ...Object.keys(collections)];
	const named = new RegExp(`\\b(${names.join("|")})\\b`, "i");
	const engine = sources.filter((path) => inSrc(path).startsWith("sync/"));
	expect(engine.length).toBeGreaterThan(30);
	expect(engine.filter((path) => named.test(textOf(path))).map(inSrc)).toEqual([]);
});

test("no default exports in src", () => {
	const wrong = sources.filter((path) => /^export (default|\{[^}]*\bas default\b)/m.test(textOf(path)));
	expect(wrong.map(inSrc)).toEqual([]);
});

test("no drawers for everything: utils, lib, hooks, types, common, misc, helpers, index files", () => {
	const drawer = /(^|\/)(utils|lib|hooks|types|common|misc|helpers)\/|(^|\/)index\.tsx?$/;
	expect(sources.map(inSrc).filter((path) => drawer.test(path))).toEqual([]);
});
