// Whether everybody can use a screen: axe's rules, targets large enough for a finger, no scrolling sideways.
import { expect, type Locator, type Page } from "@playwright/test";
import { isFull } from "#scripts/tests/full.mjs";
import { againstRules } from "#support/browser/axe.ts";
import { drawn } from "#support/browser/drawn.ts";
import { dividedWords, misdrawn } from "#support/browser/letters.ts";
import { smallTargets } from "#support/browser/small-targets.ts";

// Not "wcag22aa": its one rule asks for targets of 24 px, and smallTargets for 44.
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

/** The first look of `judgeLooks`: a phone, in French, light. */
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
	expect({
		name,
		divided: await dividedWords(page, "button, [role=tab], label, th, h1, h2, h3, legend, dt, summary"),
	}).toEqual({ name, divided: [] });
	const size = page.viewportSize();
	if (!size) throw new Error("The page has no size.");
	// Half of the width is 200 % zoom (never below WCAG's 320 px).
	for (const width of [size.width, Math.max(320, size.width / 2)]) {
		if (width !== size.width) await page.setViewportSize({ ...size, width });
		expect({ name, width, wrong: await wrongOn(page) }).toEqual({ name, width, wrong: [] });
	}
}

/** How many screens were judged on this page. */
const judged = new WeakMap<Page, number>();

/**
 * Checks a screen of a `narrow` page, also with letters of twice the size, and the same screen in English at a desktop
 * with a dark scheme. `npm test` checks one of the two, in turn for the screens of one page; `npm run test:full` both.
 */
export async function judgeLooks(page: Page, name: string, wrongOn: WrongOn = widerThanScreen): Promise<void> {
	const turn = judged.get(page) ?? 0;
	judged.set(page, turn + 1);
	if (isFull || turn % 2 === 0) {
		await judgeAndZoom(page, `${name}: French, light, on a phone`, wrongOn);
		expect({ name, large: await lettersDoubled(page) }).toEqual({ name, large: [] });
	}
	if (isFull || turn % 2 === 1) {
		await showOnDesktop(page);
		await judgeAndZoom(page, `${name}: English, dark, on a desktop`, wrongOn);
	}
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
