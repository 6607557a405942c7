// @ts-check
// What Bombadil is given to read: the promises and habits of one person, or of what is to be done again.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/server/pocketbase.mjs";

const src = join(root, "src");

/**
 * Hands it the words of every screen, which only a script can gather.
 * @param {string} role
 * @param {import("./findings.mjs").Action[]} [again] what to do instead of anything by chance
 * @returns {string} TypeScript
 */
export function entryOf(role, again) {
	const all = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("words.en.ts"));
	const imports = all.flatMap((path, at) => [
		importing(`english as english${at}`, join(src, path)),
		importing(`french as french${at}`, join(src, path.replace(/en\.ts$/, "fr.ts"))),
	]);
	const words = all.map((_, at) => `{ english: english${at}, french: french${at} }`);
	return [
		importing("knowWords", placeOf("words-shown")),
		...imports,
		`knowWords([${words}]);`,
		...(again
			? [
					importing("replaying", placeOf("again")),
					exporting(placeOf("promises")),
					`export const everything = replaying(${JSON.stringify(again)});`,
				]
			: [exporting(placeOf(role))]),
	].join("\n");
}

/** @param {string} name */
const placeOf = (name) => join(root, "tests", "explore", `${name}.ts`);
/** @param {string} path */
const exporting = (path) => `export * from ${JSON.stringify(path)};`;
/** @param {string} what @param {string} path */
const importing = (what, path) => `import { ${what} } from ${JSON.stringify(path)};`;
