// Whether a screen can be used by everybody: axe's rules, targets a finger can hit, no scrolling sideways.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { root } from "#scripts/server/pocketbase.mjs";
import { smallTargets } from "#support/browser/small-targets.ts";

/** In the page, once its source has been run there. */
declare const axe: typeof axeCore;
const axeSource = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

// Not "wcag22aa": its one rule asks for targets of 24 px, and smallTargets for 44.
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

/** The first look of `judgeBothLooks`: a phone of somebody who reads French by day. */
export const narrow = {
	colorScheme: "light",
	viewport: { width: 360, height: 740 },
	locale: "fr-FR",
	reducedMotion: "reduce",
} as const;

/** What is wrong on a page as wide as it is now. */
type WrongOn = (page: Page) => Promise<string[]>;

/** Judges the screen as it stands, and by `wrongOn` also at 200 % zoom. `name` is what a failure calls it. */
export async function judge(page: Page, name: string, wrongOn: WrongOn = widerThanScreen): Promise<void> {
	await drawn(page);
	// What a sticky header half covers while the page is scrolled is no small target.
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	expect({ name, axe: await againstRules(page, { type: "tag", values: rules }) }).toEqual({ name, axe: [] });
	expect({ name, tooSmall: await smallTargets(page) }).toEqual({ name, tooSmall: [] });
	await expectNothingWrongAtBothWidths(page, name, wrongOn);
}

/**
 * Judges a screen of a `narrow` page, and the same screen as somebody sees it who reads English at a desktop in the dark.
 */
export async function judgeBothLooks(page: Page, name: string, wrongOn: WrongOn = widerThanScreen): Promise<void> {
	await judge(page, `${name}: French, light, on a phone`, wrongOn);
	await showOnDesktop(page);
	await judge(page, `${name}: English, dark, on a desktop`, wrongOn);
	await showOnPhone(page);
}

/** The same screen in English, in the dark and at 1360 pixels. */
export const showOnDesktop = (page: Page): Promise<void> =>
	show(page, { language: "en", colorScheme: "dark", width: 1360, height: 860 });

/** The same screen again as a `narrow` page shows it. */
export const showOnPhone = (page: Page): Promise<void> =>
	show(page, { language: "fr", colorScheme: "light", width: 360, height: 740 });

type Look = { language: "en" | "fr"; colorScheme: "light" | "dark"; width: number; height: number };

async function show(page: Page, { language, colorScheme, ...size }: Look): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.setViewportSize(size);
	// Not by a pointer: a dialog may lie over the header.
	await page.locator(`header button[lang=${language}]`).first().dispatchEvent("click");
	await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Judges a screen that is opened in one scheme only, and in the other what a scheme decides: the contrasts. */
export async function judgeInBothSchemes(page: Page, name: string): Promise<void> {
	await judge(page, name);
	const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
	await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
	await drawn(page);
	const axe = await againstRules(page, { type: "rule", values: ["color-contrast"] });
	expect({ name, isDark: !isDark, axe }).toEqual({ name, isDark: !isDark, axe: [] });
	await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
}

/** The page has drawn what has changed, and nothing on it is still turning into something else. */
export async function drawn(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	// Looked at again and again: the promise of what leaves the page in the middle of its move is not always kept. What goes
	// on for ever is not waited for.
	await page.waitForFunction(() =>
		document.getAnimations().every(({ playState, effect }) => {
			const forever = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
			return playState !== "running" || forever;
		}),
	);
}

async function againstRules(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<string[]> {
	// Once for each document: it is half a megabyte.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
	for (;;) {
		const { wrong, moved } = await page.evaluate(async (chosen) => {
			let changes = 0;
			const watch = new MutationObserver((records) => {
				changes += records.length;
			});
			watch.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
			// Only what is wrong is written out: the rest takes most of the time.
			const { violations } = await axe.run({ runOnly: chosen, resultTypes: ["violations"] });
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
		// Something came or went under its eyes, a notice perhaps: that is judged as it stands at last.
		await drawn(page);
	}
}

/** At the window's width, and at half of it, which is what 200 % zoom makes of it (never below WCAG's 320). */
async function expectNothingWrongAtBothWidths(page: Page, name: string, wrongOn: WrongOn): Promise<void> {
	const size = page.viewportSize();
	if (!size) throw new Error("The page has no size.");
	for (const width of [size.width, Math.max(320, size.width / 2)]) {
		await page.setViewportSize({ ...size, width });
		expect({ name, width, wrong: await wrongOn(page) }).toEqual({ name, width, wrong: [] });
	}
	await page.setViewportSize(size);
}

/** What makes the page scroll sideways; empty when it does not. */
export function widerThanScreen(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const root = document.documentElement;
		if (root.scrollWidth <= root.clientWidth) return [];
		const over = [...document.querySelectorAll("body *")].filter(
			(node) => node.getBoundingClientRect().right > root.clientWidth + 1,
		);
		return [
			`${root.scrollWidth} > ${root.clientWidth}`,
			...over.slice(0, 5).map((node) => node.outerHTML.slice(0, 120)),
		];
	});
}
