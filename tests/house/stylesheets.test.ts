// A component and its stylesheet agree: a class that only one of them has is a slip, or left behind.
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, inSrc, root, sources, textOf } from "./files.ts";

const src = join(root, "src");
const stylesheets = filesIn(src).filter((path) => path.endsWith(".module.css"));
const components = sources.flatMap((path) => {
	const text = textOf(path);
	return [...text.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)].map(([, name = "", from = ""]) => ({
		path,
		sheet: from.startsWith("#") ? join(src, from.slice(1)) : join(dirname(path), from),
		...namedIn(text, name),
	}));
});

test("every class that a component names is in its stylesheet", () => {
	expect(components.length).toBeGreaterThan(150);
	const missing = components.flatMap(({ path, sheet, named }) => {
		const defined = definedIn(textOf(sheet));
		return named.filter((one) => !defined.has(one)).map((one) => `${inSrc(path)}: ${one}`);
	});
	expect(missing).toEqual([]);
});

test("every class of a stylesheet is named by a component that has it", () => {
	const left = stylesheets.flatMap((sheet) => {
		const users = components.filter((one) => one.sheet === sheet);
		if (users.some(({ whole }) => whole)) return [];
		const named = new Set(users.flatMap((one) => one.named));
		return [...definedIn(textOf(sheet))].filter((one) => !named.has(one)).map((one) => `${inSrc(sheet)}: ${one}`);
	});
	expect(left).toEqual([]);
});

test("a class is found as it is named and as it is defined; a stylesheet that is handed on as a whole is known", () => {
	const sheet =
		'/* .none */ .a:has(.b) > .c-d { background: url("e.svg"); margin: 0.5rem } .f::after { content: ".g" } .h :global(.i) {}';
	expect([...definedIn(sheet)]).toEqual(["a", "b", "c-d", "f", "h"]);
	const component = "<p className={classes.a}><b className={more.b} /><i className={cx(classes.f, x.classes.z)} /></p>";
	expect(namedIn(component, "classes")).toEqual({ named: ["a", "f"], whole: false });
	for (const use of ["classes[tone]", "classNames={classes}", "f(classes)", "{ ...classes }"]) {
		expect(namedIn(use, "classes")).toEqual({ named: [], whole: true });
	}
});

/** The classes of a stylesheet, by their first places. */
function definedIn(sheet: string): Set<string> {
	const selectors = sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)|url\([^)]*\)/g, "");
	return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));
}

/** What a component names of the stylesheet it calls `name`. `whole`: what it takes of it is not written down. */
function namedIn(text: string, name: string): { named: string[]; whole: boolean } {
	const named = [...text.matchAll(new RegExp(`(?<!\\w|[^.]\\.)${name}\\.(\\w+)`, "g"))].map(([, one = ""]) => one);
	const whole = new RegExp(`(?<!\\w|[^.]\\.|import )${name}(?![\\w.])`).test(text);
	return { named, whole };
}
