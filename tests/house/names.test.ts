// What files, folders and comments may not be called.
import { expect, test } from "vitest";
import { collections } from "#collections.ts";
import { mutations } from "#mutations.ts";
import { inRoot, inSrc, sources, tests, textOf } from "./files.ts";

// Whose name tells nothing to somebody who comes from another project; what each is called instead is beside it.
const retired: Record<string, string> = {
	desk: "dashboard, or a wide screen",
	sheet: "card, drawer or printout",
	pupil: "student",
	courier: "sync",
	stranded: "orphaned",
	overtaken: "superseded",
	keeping: "saving a draft",
	shelf: "draft journal",
};

// Whose name tells nothing in src; in tests, chance is where random numbers come from.
const retiredInSrc: Record<string, string> = { ...retired, chance: "retry" };

test("no file or folder of src has a retired name", () => {
	expect(withRetiredName(sources, retiredInSrc)).toEqual([]);
});

test("no file or folder of tests has a retired name", () => {
	expect(withRetiredName(tests, retired)).toEqual([]);
});

test("no retired word stands in code or comments", () => {
	const word = /\b(errand|courier|traveller|puzzling|stranded|overtaken|pupil|waking|knock)s?\b/i;
	const written = [...sources, ...tests].filter((path) => !path.endsWith("names.test.ts"));
	expect(written.filter((path) => word.test(textOf(path))).map(inRoot)).toEqual([]);
});

function withRetiredName(paths: string[], names: Record<string, string>): string[] {
	return paths
		.map(inRoot)
		.flatMap((path) => wordsOf(path).flatMap((word) => (names[word] ? [`${path}: ${names[word]}`] : [])));
}

const wordsOf = (path: string): string[] =>
	path
		.replace(/([a-z])([A-Z])/g, "$1-$2")
		.toLowerCase()
		.split(/[^a-z]+/);

// A clone has the README files and nothing else to read; a comment says what it means in its place.
const absentDocument = /\b(SPEC|DESIGN|PRODUCT|SYNC|SECURITY|HOUSE)(\.md|,? (section\b|\d)|\s*§)/;

test("no comment cites a document that is not in the repository", () => {
	expect(citing(sources)).toEqual([]);
});

test("no test cites a document that is not in the repository", () => {
	expect(citing(tests)).toEqual([]);
});

const citing = (paths: string[]): string[] => paths.filter((path) => absentDocument.test(textOf(path))).map(inRoot);

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
