// The floor plan of the house as a test. A failure names the file, the import and what that room may import instead.
// Rooms meet through `#room/file.ts`; within a room it is `./file.ts`; `../` never, so that a look at an import tells
// whether it leaves the room.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

// Who may import whom. `i18n` and `centre` are open to every room; a feature may import itself.
const rooms: { room: RegExp; may: RegExp }[] = [
	{ room: /^main\.tsx$/, may: /^(app|data|ui)\// },
	// It runs before everything else, and brings nothing along.
	{ room: /^start\.ts$/, may: /^$/ },
	{ room: /^(i18n\/|centre\.ts$)/, may: /^$/ },
	{ room: /^sw\//, may: /^data\// },
	{ room: /^app\//, may: /^(app|site|dashboards|features\/(auth|inquiries|install|outbox)|data|ui)\// },
	{ room: /^dashboards\//, may: /^(features|ui)\// },
	// What several pages share lies above their folders; no page looks into another's.
	{ room: /^site\//, may: /^((features\/(inquiries|install)|ui)\/|site\/[^/]+$)/ },
	// The outbox lists auth's orphaned drafts beside what waits, and offers to install where that keeps them. Nothing imports it back.
	{ room: /^features\/outbox\/.*\.tsx$/, may: /^(features\/(auth|install)|ui)\// },
	{ room: /^features\/outbox\//, may: /^(features\/(auth|install)|data|ui)\// },
	{ room: /^features\/.*\.tsx$/, may: /^ui\// },
	{ room: /^features\//, may: /^(data|ui)\// },
	{ room: /^mutations\.ts$/, may: /^features\/.*\/mutations\.ts$/ },
	{ room: /^collections\.ts$/, may: /^data\/(collection|records)\.ts$/ },
	{ room: /^data\//, may: /^(mutations|collections)\.ts$/ },
	{ room: /^ui\//, may: /^ui\// },
];
const openToAll = /^(i18n\/|centre\.ts$)/;

// Packages that belong to one place.
const packages: { name: string; in: RegExp; where: string }[] = [
	{ name: "dexie", in: /^data\//, where: "src/data" },
	{ name: "pocketbase", in: /^data\//, where: "src/data" },
	{ name: "dexie-react-hooks", in: /(^|\/|-)queries\.ts$/, where: "a queries file" },
];

const sources = filesIn(join(root, "src")).filter((path) => /\.tsx?$/.test(path));
const others = ["scripts", "pb_hooks", "pb_migrations"].flatMap((folder) => filesIn(join(root, folder)));

type Import = { from: string; what: string };
const imports: Import[] = sources.flatMap((path) => importsOf(path).map((what) => ({ from: inSrc(path), what })));

test("the house is not empty", () => {
	expect(sources.length).toBeGreaterThan(60);
	expect(imports.length).toBeGreaterThan(200);
});

test("every import goes in a permitted direction", () => {
	const wrong = imports.filter(({ from, what }) => {
		const target = roomOf(what);
		if (target === null || openToAll.test(target) || sameFeature(from, target)) return false;
		return !rooms.find(({ room }) => room.test(from))?.may.test(target);
	});
	expect(wrong).toEqual([]);
});

test("every file of src stands in a room", () => {
	const homeless = sources.map(inSrc).filter((path) => !rooms.some(({ room }) => room.test(path)));
	expect(homeless).toEqual([]);
});

test("a room imports its own files with ./ and never goes up", () => {
	const wrong = imports.filter(({ from, what }) => {
		const target = roomOf(what);
		return what.startsWith("../") || (target !== null && dirname(target) === dirname(from) && target !== from);
	});
	expect(wrong).toEqual([]);
});

test("the database and the server are reached from their one place", () => {
	const wrong = imports.filter(({ from, what }) => {
		const owner = packages.find(({ name }) => what === name || what.startsWith(`${name}/`));
		return owner !== undefined && !owner.in.test(from);
	});
	expect(wrong).toEqual([]);
});

// See `lasting` in src/data/durable.ts.
test("every live query is an async function", () => {
	const wrong = sources.flatMap((path) =>
		[...readFileSync(path, "utf8").matchAll(/liveQuery\(\s*(?!async )\S[^\n]*/gi)].map(
			(match) => `${inSrc(path)}: ${match[0]}`,
		),
	);
	expect(wrong).toEqual([]);
});

// Screens share what a live query returned, and it comes frozen: sorting it or writing into it ends the page. The phones of
// the tests freeze it everywhere (tests/support/frozen.ts); this finds it where no test goes.
test("nothing that a query returned is changed in place", () => {
	const wrong = sources.flatMap((path) =>
		changedInPlace(readFileSync(path, "utf8")).map((at) => `${inSrc(path)}: ${at}`),
	);
	expect(wrong).toEqual([]);
});

test("a query's result that is changed in place is found", () => {
	const found = [
		"const rows = (await db.drafts.toArray()).sort(byTime);",
		'const rows = await db.drafts.where("key")\n\t.toArray();\nreturn rows.reverse();',
		"const errand = await db.outbox.get({ id });\nerrand.body.text_body = text;",
		"const [row] = await unsent(db);\nrow.state = next;",
		"for (const row of await unsent(db)) row.told = true;",
		'await db.outbox.where({ state }).sortBy("seq");',
	];
	for (const text of found) expect(changedInPlace(text), text).not.toEqual([]);
	const right = [
		"const rows = [...(await db.drafts.toArray())].sort(byTime);",
		"const rows = await db.drafts.toArray();\nreturn rows.filter(isMine).sort(byTime);",
		"const errand = await db.outbox.get({ id });\nawait db.outbox.put({ ...errand, state });",
	];
	for (const text of right) expect(changedInPlace(text), text).toEqual([]);
});

test("no circles", () => {
	const graph = new Map<string, string[]>();
	for (const path of sources) {
		const targets = importsOf(path).map((what) => resolve(path, what));
		graph.set(
			inSrc(path),
			targets.filter((target) => target !== null),
		);
	}
	expect(circleIn(graph)).toEqual([]);
});

test("no default exports in src", () => {
	const wrong = sources.filter((path) => /^export (default|\{[^}]*\bas default\b)/m.test(readFileSync(path, "utf8")));
	expect(wrong.map(inSrc)).toEqual([]);
});

test("no file is longer than 180 lines", () => {
	// A dictionary is a list, not a thought: it may be as long as its screen has sentences. So is a declaration file.
	const thoughts = [...sources, ...others].filter((path) => !/words\.(en|fr)\.ts$|\.d\.ts$/.test(path));
	const code = thoughts.filter((path) => /\.(tsx?|m?js)$/.test(path) && !/\.test\.tsx?$/.test(path));
	const long = code.filter((path) => readFileSync(path, "utf8").trimEnd().split("\n").length > 180);
	expect(long.map((path) => relative(root, path))).toEqual([]);
});

// A larger folder has several subjects in it that want names. Drawings are not counted: they are one list of files.
const mostFiles = 30;
const undivided = ["src/data"];

test("no folder of src holds more than 30 files", () => {
	const count = new Map<string, number>();
	for (const path of filesIn(join(root, "src"))) {
		const folder = relative(root, dirname(path)).replaceAll("\\", "/");
		if (!path.endsWith(".svg")) count.set(folder, (count.get(folder) ?? 0) + 1);
	}
	const full = [...count].filter(([, files]) => files > mostFiles).map(([folder]) => folder);
	expect(full).toEqual(undivided.filter((folder) => full.includes(folder)));
});

// Whose name tells nothing to somebody who comes from another project; what each is called instead is beside it.
const retired: Record<string, string> = {
	desk: "dashboard, or a wide screen",
	sheet: "card, drawer or printout",
	pupil: "student",
	courier: "sync",
	stranded: "orphaned",
	overtaken: "superseded",
	keeping: "saving a draft",
	chance: "on-reconnect",
};

test("no file or folder of src has a retired name", () => {
	const words = (path: string) =>
		path
			.replace(/([a-z])([A-Z])/g, "$1-$2")
			.toLowerCase()
			.split(/[^a-z]+/);
	const wrong = sources
		.map(inSrc)
		.filter((path) => !path.startsWith("data/"))
		.flatMap((path) => words(path).flatMap((word) => (retired[word] ? [`${path}: ${retired[word]}`] : [])));
	expect(wrong).toEqual([]);
});

// A clone has the README files and nothing else to read; a comment says what it means in its place.
test("no comment outside src/data cites a document that is not in the repository", () => {
	const wrong = sources
		.filter((path) => !inSrc(path).startsWith("data/"))
		.filter((path) => /\b(SPEC|DESIGN|PRODUCT|SYNC|SECURITY)(\.md| section\b)/.test(readFileSync(path, "utf8")));
	expect(wrong.map(inSrc)).toEqual([]);
});

test("no drawers for everything: utils, lib, hooks, types, common, misc, helpers, index files", () => {
	const drawer = /(^|\/)(utils|lib|hooks|types|common|misc|helpers)\/|(^|\/)index\.tsx?$/;
	expect(sources.map(inSrc).filter((path) => drawer.test(path))).toEqual([]);
});

function filesIn(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		return entry.isDirectory() ? filesIn(path) : [path];
	});
}

function inSrc(path: string): string {
	return relative(join(root, "src"), path).replaceAll("\\", "/");
}

const asked = "(?:toArray|bulkGet|get|first|last|unsent|lastSent|unseen|shown\\w+|sortedDrafts)\\(";
const changes = "(?:sort|reverse|splice|push|pop|shift|unshift|fill|copyWithin)\\(";
/** Names a statement gives to what was asked of the database, alone, in a list, or one after the other. */
const named = new RegExp(
	`(?:const|let) \\[?(\\w+)\\]?(?:: [^=;]+)? (?:=|of) await (?:[\\w.]+\\.)?(?:[^;{}]*?\\.)?${asked}`,
	"g",
);

/** The places where a text changes what it was given by the database; only statements that end where they began. */
function changedInPlace(text: string): string[] {
	const found = [...text.matchAll(new RegExp(`${asked}[^()]*\\)\\)?\\s*\\.${changes}|\\.sortBy\\(`, "g"))].map(
		([at]) => at,
	);
	for (const [, name] of text.matchAll(named)) {
		const use = new RegExp(`(?<![\\w.])${name}(?:\\.${changes}|(?:[?!]?\\.\\w+)+ (?:[-+]|\\?\\?|\\|\\|)?= )`, "g");
		for (const [at] of text.matchAll(use)) found.push(at);
	}
	return found;
}

/** What a file imports, statically or later, as written. */
function importsOf(path: string): string[] {
	const text = readFileSync(path, "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
	const found = text.matchAll(/(?:\bfrom\s+|^import\s+|\bimport\(\s*)["']([^"']+)["']/gm);
	return [...found].map((match) => match[1] ?? "");
}

/** The file a `#room/file.ts` names, relative to src; null for packages and neighbours. */
function roomOf(what: string): string | null {
	if (!what.startsWith("#") || what.startsWith("#support/") || what.startsWith("#scripts/")) return null;
	return what.slice(1);
}

function sameFeature(from: string, target: string): boolean {
	const feature = /^features\/[^/]+\//.exec(from)?.[0];
	return feature !== undefined && target.startsWith(feature);
}

function resolve(path: string, what: string): string | null {
	const target = what.startsWith("./") ? join(dirname(inSrc(path)), what) : roomOf(what);
	return target && /\.tsx?$/.test(target) ? target : null;
}

/** The first circle found, as the files on it; empty when there is none. */
function circleIn(graph: Map<string, string[]>): string[] {
	const done = new Set<string>();
	const walk = (file: string, trail: string[]): string[] => {
		if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
		if (done.has(file)) return [];
		for (const next of graph.get(file) ?? []) {
			const circle = walk(next, [...trail, file]);
			if (circle.length > 0) return circle;
		}
		done.add(file);
		return [];
	};
	for (const file of graph.keys()) {
		const circle = walk(file, []);
		if (circle.length > 0) return circle;
	}
	return [];
}
