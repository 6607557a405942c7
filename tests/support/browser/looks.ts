// Whether everybody can use a screen: axe's rules, targets large enough for a finger, no scrolling sideways.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { root } from "#scripts/server/pocketbase.mjs";
import { misdrawn } from "#support/browser/letters.ts";
import { smallTargets } from "#support/browser/small-targets.ts";

/** Defined in the page, once axe's source has run there. */
declare const axe: typeof axeCore;
const axeSource = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

// Not "wcag22aa": its one rule asks for targets of 24 px, and smallTargets for 44.
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

/** The first look of `judgeBothLooks`: a phone, in French, light. */
export const narrow = {
	colorScheme: "light",
	viewport: { width: 360, height: 740 },
	locale: "fr-FR",
	reducedMotion: "reduce",
} as const;

/** Lists what is wrong on a page at its present width. */
type WrongOn = (page: Page) => Promise<string[]>;

/** Checks the screen, and by `wrongOn` also at 200 % zoom. A failure calls it `name`. */
export async function judge(page: Page, name: string, wrongOn: WrongOn = widerThanScreen): Promise<void> {
	const size = page.viewportSize();
	await judgeAndZoom(page, name, wrongOn);
	if (size) await page.setViewportSize(size);
}

/** Leaves the window as narrow as it was last: each change of its size lays out and draws the page anew. */
async function judgeAndZoom(page: Page, name: string, wrongOn: WrongOn): Promise<void> {
	await drawn(page);
	// While the page is scrolled, a sticky header half covers targets, which would then count as small.
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	expect({ name, axe: await againstRules(page, { type: "tag", values: rules }) }).toEqual({ name, axe: [] });
	expect({ name, tooSmall: await smallTargets(page) }).toEqual({ name, tooSmall: [] });
	const size = page.viewportSize();
	if (!size) throw new Error("The page has no size.");
	// Half of the width is 200 % zoom (never below WCAG's 320 px).
	for (const width of [size.width, Math.max(320, size.width / 2)]) {
		if (width !== size.width) await page.setViewportSize({ ...size, width });
		expect({ name, width, wrong: await wrongOn(page) }).toEqual({ name, width, wrong: [] });
	}
}

/**
 * Checks a screen of a `narrow` page, also with letters of twice the size, and the same screen in English at a desktop
 * with a dark scheme.
 */
export async function judgeBothLooks(page: Page, name: string, wrongOn: WrongOn = widerThanScreen): Promise<void> {
	await judgeAndZoom(page, `${name}: French, light, on a phone`, wrongOn);
	expect({ name, large: await lettersDoubled(page) }).toEqual({ name, large: [] });
	await showOnDesktop(page);
	await judgeAndZoom(page, `${name}: English, dark, on a desktop`, wrongOn);
	await showOnPhone(page);
}

/** What is wrong at 320 pixels when the browser doubles the size of letters. */
export async function withLargeLetters(page: Page): Promise<string[]> {
	const size = page.viewportSize();
	const wrong = await lettersDoubled(page);
	if (size) await page.setViewportSize(size);
	return wrong;
}

/** Leaves the window as small as it made it. */
async function lettersDoubled(page: Page): Promise<string[]> {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await drawn(page);
	const wrong = [...(await widerThanScreen(page)), ...(await misdrawn(page))];
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	return wrong.map((what) => `large: ${what}`);
}

/** On a phone that is turned to its side, the work begins on the first screen. */
export async function expectInLowWindow(page: Page, work: Locator): Promise<void> {
	const size = page.viewportSize();
	await page.setViewportSize({ width: 740, height: 360 });
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await drawn(page);
	expect((await work.boundingBox())?.y).toBeLessThan(316);
	if (size) await page.setViewportSize(size);
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
	// Sent as an event and not by the pointer, because a dialog may cover the header.
	await page.locator(`header button[lang=${language}]`).first().dispatchEvent("click");
	await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Checks a screen that has opened in one scheme, and in the other scheme what depends on it: the contrasts. */
export async function judgeInBothSchemes(page: Page, name: string): Promise<void> {
	await judge(page, name);
	const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
	await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
	await drawn(page);
	const axe = await againstRules(page, { type: "rule", values: ["color-contrast"] });
	expect({ name, isDark: !isDark, axe }).toEqual({ name, isDark: !isDark, axe: [] });
	await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
}

/** Waits until the page has drawn its changes and no animation is running. */
export async function drawn(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		const isMoving = ({ playState, effect }: Animation) =>
			playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
		for (let frames = 0; frames < 2; frames++) await frame();
		// Polls, because the `finished` promise of an element that leaves the page during its animation does not always
		// resolve. Endless animations are not waited for.
		while (document.getAnimations().some(isMoving)) await frame();
	});
}

async function againstRules(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<string[]> {
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

/** The elements that make the page scroll sideways; empty when it does not. */
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
