// @ts-check
// The names of the styles' classes in the built app. The usual ones repeat their file's hash at every element: on Home
// that is a twentieth of what a visitor waits for.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/server/pocketbase.mjs";

const sources = join(root, "src");
const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".module.css"))
	.sort()
	// What public pages use is last in that order: it has the shorter names.
	.reverse()
	.map((name) => join(sources, name));

/**
 * The place of the file among all, and of the word in the file: the same in the app's build and in that of its pages.
 * @param {string} word a class or an animation, as it stands in the file
 * @param {string} file the file's whole path
 * @param {string} css what stands in it
 * @returns {string}
 */
export function className(word, file, css) {
	const words = [...new Set(css.match(/[\w-]+/g))];
	return `_${files.indexOf(file).toString(36)}_${words.indexOf(word).toString(36)}`;
}
