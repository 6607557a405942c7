// What no identifier and no CSS class may be called. Text for people and comments may use these words where they mean what
// everybody means by them.
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { filesIn, inRoot, root, textOf } from "./files.ts";
import { replacementsIn, retiredNames } from "./retired.ts";

/** Names that are stored, sent or given: fields of records and of earlier versions' rows, a kind of mail, others' icons. */
const fixed = ["doubts", "standing", "told", "homeless", "centre_news", "IconWorld"];

const code = ["src", "pb_hooks", "scripts", "tests"]
	.flatMap((room) => filesIn(join(root, room)))
	.filter((path) => /\.(tsx?|m?js|css)$/.test(path))
	// The words themselves, and drawings by their own names.
	.filter(
		(path) => !/^(tests\/house\/((names|identifiers)\.test|retired)\.ts|scripts\/draw\/props\.mjs)$/.test(inRoot(path)),
	);

test("no identifier and no CSS class has a retired name", () => {
	const found = code.flatMap((path) => {
		const text = textOf(path);
		// Most files have none of the words anywhere, and need not be parsed.
		if (!anyRetired.test(text)) return [];
		const names = path.endsWith(".css") ? classesIn(text) : identifiersIn(path, text);
		return [...names]
			.filter((name) => !fixed.includes(name) && retiredIn(name).length > 0)
			.map((name) => said(path, name));
	});
	expect(found).toEqual([]);
});

test("a retired word is found in every kind of name, and only as a part of its own", () => {
	const text = "const useNews = 1; type Door = { guesses: 2 }; class A { #standingOrder = <OneTick />; } // a desk";
	expect([...identifiersIn("a.tsx", text)].filter(isRetired)).toEqual([
		"useNews",
		"Door",
		"guesses",
		"standingOrder",
		"OneTick",
	]);
	expect([...classesIn(".smallDoor, .row { --tick-size: 1px; }")].filter(isRetired)).toEqual([
		"smallDoor",
		"--tick-size",
	]);
	expect(["outdoor", "newsletter", "allSettled", "framework", "sticker", "pencil"].filter(isRetired)).toEqual([]);
});

/** Where a part of a name may begin: in small letters behind none, with a capital anywhere. */
const anyRetired = new RegExp(
	Object.keys(retiredNames)
		.flatMap((word) => [`(?<![A-Za-z])${word}`, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
		.map((start) => `${start}s?(?![a-z])`)
		.join("|"),
);

const said = (path: string, name: string) => `${inRoot(path)}: ${name}: ${retiredIn(name).join("; ")}`;

const retiredIn = (name: string): string[] => replacementsIn(name, retiredNames);

const isRetired = (name: string): boolean => retiredIn(name).length > 0;

const classesIn = (text: string): Set<string> =>
	new Set(
		[...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)|(--[a-z][\w-]*)/gi)].map(
			([, name, variable]) => name ?? variable ?? "",
		),
	);

/** All names in the syntax tree of a file, its own and those it uses. */
function identifiersIn(path: string, text: string): Set<string> {
	const names = new Set<string>();
	const walk = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		if ("name" in node && typeof node.name === "string") names.add(node.name);
		for (const child of Object.values(node)) walk(child);
	};
	walk(parseSync(path, text).program);
	return names;
}
