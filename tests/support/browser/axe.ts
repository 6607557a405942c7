// The rules of axe, asked in a page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { root } from "#scripts/server/pocketbase.mjs";
import { drawn } from "#support/browser/drawn.ts";

/** Defined in the page, once axe's source has run there. */
declare const axe: typeof axeCore;
const axeSource = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** What breaks these rules on the page, in its final state. */
export async function againstRules(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<string[]> {
	// Once per document, because it is half a megabyte.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
	for (;;) {
		const { wrong, moved } = await page.evaluate(async (chosen) => {
			let changes = 0;
			const watch = new MutationObserver((records) => {
				changes += records.length;
			});
			watch.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
			// Only violations are written out: the rest takes most of the time.
			// Of what axe reads before it begins no chosen rule needs the style sheets, which are large.
			const options = { runOnly: chosen, resultTypes: ["violations" as const], preload: { assets: ["media"] } };
			const { violations } = await axe.run(options);
			changes += watch.takeRecords().length;
			watch.disconnect();
			return {
				wrong: violations.flatMap(({ id, nodes }) =>
					nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
				),
				moved: changes > 0,
			};
		}, runOnly);
		if (wrong.length === 0 || !moved) return wrong;
		// The page changed during the check, perhaps by a notice. The final state is checked.
		await drawn(page);
	}
}
