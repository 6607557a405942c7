// @ts-check
// The styles that a prerendered page carries: those that draw what is on it. What the app adds later is styled by the
// files that come with the app (src/start.ts).
import Beasties from "beasties";

/**
 * Rules that are kept though nothing on the page matches them: of the page itself, which is not looked at, of what
 * opens without a script, and of pseudo-elements and the focus wherever they are.
 */
const always = [/^(html|:root)/, /color-scheme=.?light/, /\[open\]/, /^:/];

/**
 * @param {string} page the whole page, with all styles in one element
 * @param {string} styles what is in that element
 * @returns {Promise<string>} the page with the styles that it needs
 */
export async function withNeededStyles(page, styles) {
	// The fonts are asked for by name, which no rule of the page shows.
	const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
	const needed = await new Beasties({
		external: false,
		fonts: false,
		logLevel: "silent",
		allowRules: always,
	}).process(page);
	const [, rules = ""] = needed.match(/<style>(.*?)<\/style>/s) ?? [];
	// Only the styles are taken: the page has to stay as the app drew it, character by character.
	return page.replace(styles, () => faces.join("") + withReadVariables(rules, page.replace(styles, "")));
}

/**
 * Leaves out the app's own variables that nothing on the page reads; drawings read none of them.
 * @param {string} rules
 * @param {string} body whose elements may have styles of their own
 */
function withReadVariables(rules, body) {
	const read = new Set([...`${rules}${body}`.matchAll(/var\((--lead-[\w-]+)/g)].map(([, name]) => name));
	return rules.replaceAll(/(--lead-[\w-]+):[^;{}]*;?/g, (whole, name) => (read.has(name) ? whole : ""));
}
