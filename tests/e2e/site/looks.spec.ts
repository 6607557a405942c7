// Every public page, with the app running: without console errors, in the visitor's language alone, usable for everybody,
// also on the narrowest screen (320 pixels, which is a desktop's at 400 %) and with letters of twice the size. (Menus,
// slides and the request for an account: moving-looks.full.spec.ts.)
import type { Page } from "@playwright/test";
import { isFull } from "#scripts/tests/full.mjs";
import { narrow, showOnDesktop, showOnPhone } from "#support/browser/looks.ts";
import { complaintsOf, expectAlive, nowhere, sitePages } from "#support/browser/site.ts";
import { englishOf, noteTexts, textsSeen } from "#support/browser/site-language.ts";
import { judgeSitePage, judgeSitePageInBothLooks, wrongWithLargeLetters } from "#support/browser/site-looks.ts";
import { expect, test } from "#support/browser/test.ts";

test.describe.configure({ mode: "parallel" });

const visitor = { ...narrow, locale: "fr-LB" };

// It is the same page as /join-us.
const pages = [...sitePages, nowhere].filter((one) => one.path !== "/contact");
const parts = ["first", "second", "third", "fourth"];

// They are among the last tests of a run: in two halves one processor waited for the longer of them.
for (const [part, which] of parts.entries()) {
	test(`every public page can be used by everybody, and at 320 pixels no word is divided or cut off, also with large letters: every fourth from the ${which}`, async ({
		server,
		phone,
		strays,
	}) => {
		// Four pages and their states, each checked in two looks and at 320 pixels in two languages; by `npm test` in one, in turn.
		test.setTimeout(480_000);
		strays.allow(/^404: no page at this path: \/nowhere /, /status of 404 \(Not Found\) \(.*\/nowhere\)$/);
		const page = await phone(visitor);
		await noteTexts(page.context());
		const complaints = complaintsOf(page);
		const wrong: string[] = [];
		const tryLargeLetters = async (path: string, language: string) =>
			wrong.push(...(await wrongWithLargeLetters(page)).map((what) => `${path} ${language} ${what}`));
		const own = pages.filter((_, at) => at % parts.length === part);
		for (const [at, { path, ...h1 }] of own.entries()) {
			await page.goto(server.url + path);
			await expectAlive(page, h1.fr);
			const { seen, all } = await textsSeen(page, [...(await englishOf(server, path)), "Loading..."]);
			expect({ path, seen }).toEqual({ path, seen: [] });
			expect(all).toBeGreaterThan(30);
			if (isFull || at % 2 === 0) {
				await judgeSitePage(page, `${path}: French, light, on a phone`);
				await tryLargeLetters(path, "fr");
			}
			if (isFull || at % 2 === 1) {
				await showOnDesktop(page);
				await expectAlive(page, h1.en);
				await judgeSitePage(page, `${path}: English, dark, on a desktop`);
				await tryLargeLetters(path, "en");
			}
			const judgeStates = states[path];
			if (judgeStates) {
				await showOnPhone(page);
				await judgeStates(page);
			}
			await page.evaluate(() => localStorage.removeItem("lead-language"));
			await page.context().clearCookies();
			await page.emulateMedia({ colorScheme: "light" });
			await page.setViewportSize(narrow.viewport);
		}
		expect(wrong).toEqual([]);
		expect(complaints.filter((text) => !text.includes(nowhere.path))).toEqual([]);
	});
}

/** What opens and asks again on a page that is shown in the first look. */
const states: Record<string, (page: Page) => Promise<void>> = {
	"/faq": async (page) => {
		await page.locator("main summary").nth(6).click();
		await expect(page.locator("main details[open]")).toHaveCount(1);
		await judgeSitePageInBothLooks(page, "another question open");
		await page.getByRole("searchbox").fill("ECHECS debat");
		await expect(page.locator("main details:visible")).toHaveCount(1);
		await judgeSitePage(page, "one question found");
		await page.getByRole("searchbox").fill("zzzz");
		await expect(page.locator("main details:visible")).toHaveCount(0);
		await judgeSitePageInBothLooks(page, "nothing found");
	},
	"/join-us": async (page) => {
		await page.getByRole("button", { name: "Envoyer la demande" }).click();
		await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(5);
		await expect(page.getByRole("alert").getByText("Corrigez les erreurs du formulaire")).toBeVisible();
		await judgeSitePageInBothLooks(page, "an inquiry asked for again");
	},
};
