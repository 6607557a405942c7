// The floor plan of the house as a test. A failure names the file, the import and what that room may import instead.
// Rooms meet through `#room/file.ts`; within a room it is `./file.ts`; `../` never, so that a look at an import tells
// whether it leaves the room.
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { importsOf, inSrc, resolve, roomOf, sources, textOf } from "./files.ts";

// Who may import whom. `i18n` and `centre` are open to every room; a feature may import itself.
const rooms: { room: RegExp; may: RegExp }[] = [
	{ room: /^main\.tsx$/, may: /^(app|local|sync|ui)\// },
	// They run before everything else, and bring nothing along.
	{ room: /^start(-typed)?\.ts$/, may: /^$/ },
	{ room: /^(i18n\/|centre\.ts$)/, may: /^$/ },
	// The engine knows nothing of the product: it could be lifted out.
	{ room: /^sync\//, may: /^sync\// },
	{ room: /^sw\//, may: /^(sync|local)\// },
	{ room: /^app\//, may: /^(app|site|dashboards|features\/(auth|inquiries|install|outbox)|local|sync|ui)\// },
	{ room: /^dashboards\//, may: /^(features|ui|dashboards\/places)\// },
	// What several pages share lies above their folders; no page looks into another's.
	{ room: /^site\//, may: /^((features\/(inquiries|install)|ui)\/|site\/[^/]+$)/ },
	// How words are kept until they are sent, and whether the server can be asked now: for every feature.
	{ room: /^features\/(drafting|reach)\//, may: /^(local|sync|ui)\// },
	// The outbox lists what its person wrote and no field shows, and offers to install where that keeps it. Nothing imports it back.
	{ room: /^features\/outbox\/.*\.tsx$/, may: /^((features\/(auth|drafting|install|reach)|ui)\/|refusals\.ts$)/ },
	{ room: /^features\/outbox\//, may: /^((features\/(auth|drafting|install|reach)|local|sync|ui)\/|refusals\.ts$)/ },
	{ room: /^features\/.*\.tsx$/, may: /^(features\/(drafting|reach)\/|ui\/|refusals\.ts$)/ },
	{ room: /^features\/.*\/mutations\.ts$/, may: /^(sync\/|(collections|records)\.ts$)/ },
	{ room: /^features\//, may: /^((features\/(drafting|reach)|local|sync|ui)\/|(collections|records|refusals)\.ts$)/ },
	// Why the server said no, for every feature of the portal.
	{ room: /^refusal-words(\.(en|fr))?\.ts$/, may: /^refusal-words/ },
	{ room: /^refusals(\.test)?\.ts$/, may: /^(local\/(entries|online)|mutations|refusal-words)\.ts$/ },
	{ room: /^mutation-words\.ts$/, may: /^features\/[^/]+\/mutation-words\.(en|fr)\.ts$/ },
	{ room: /^mutations\.ts$/, may: /^features\/.*\/mutations\.ts$/ },
	{ room: /^collections\.ts$/, may: /^(sync\/(collection|mutation|storage\/kept-shape)|records)\.ts$/ },
	{ room: /^records\.ts$/, may: /^sync\/storage\/kept-shape\.ts$/ },
	{ room: /^local\//, may: /^(sync\/|local\/|(mutations|collections|records)\.ts$)/ },
	{ room: /^ui\//, may: /^ui\// },
];
const openToAll = /^(i18n\/|centre\.ts$|mutation-words\.ts$)/;

// Packages that belong to one place.
const packages: { name: string; in: RegExp; where: string }[] = [
	{ name: "dexie", in: /^(sync|local)\//, where: "src/sync and src/local" },
	{ name: "pocketbase", in: /^sync\//, where: "src/sync" },
	{ name: "dexie-react-hooks", in: /(^|\/|-)queries\.ts$/, where: "a queries file" },
];

type Import = { from: string; what: string };
const imports: Import[] = sources.flatMap((path) => importsOf(path).map(({ what }) => ({ from: inSrc(path), what })));

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

test("a feature writes words by what seals and remembers them, never by a bare transaction", () => {
	const features = sources.filter((path) => inSrc(path).startsWith("features/") && !/\.test\.tsx?$/.test(path));
	expect(features.length).toBeGreaterThan(300);
	expect(features.filter((path) => /^import .*\bdurably\b/m.test(textOf(path))).map(inSrc)).toEqual([]);
});

test("every file of src stands in a room", () => {
	const outside = sources.map(inSrc).filter((path) => !rooms.some(({ room }) => room.test(path)));
	expect(outside).toEqual([]);
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

test("no circles", () => {
	const graph = new Map<string, string[]>();
	for (const path of sources) {
		const targets = importsOf(path).map(({ what }) => resolve(path, what));
		graph.set(
			inSrc(path),
			targets.filter((target) => target !== null),
		);
	}
	expect(circleIn(graph)).toEqual([]);
});

function sameFeature(from: string, target: string): boolean {
	const feature = /^features\/[^/]+\//.exec(from)?.[0];
	return feature !== undefined && target.startsWith(feature);
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
