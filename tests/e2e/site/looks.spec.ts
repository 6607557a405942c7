// Every public page and its states, once alive: silent, in the visitor's language alone, and fit for everybody.
import type { Page } from "@playwright/test";
import { looks } from "#support/browser/looks.ts";
import { complaintsOf, expectAlive, sitePages } from "#support/browser/site.ts";
import { englishOf, noteTexts, textsSeen } from "#support/browser/site-language.ts";
import { judgeSitePage } from "#support/browser/site-looks.ts";
import { expect, type PhoneOptions, test } from "#support/browser/test.ts";

test.describe.configure({ mode: "parallel" });

for (const { name, language, colorScheme, width } of looks) {
	const options: PhoneOptions = {
		colorScheme,
		viewport: { width, height: width === 360 ? 740 : 860 },
		locale: language === "fr" ? "fr-LB" : "en-US",
		reducedMotion: "reduce",
	};

	test(`every public page: ${name}`, async ({ server, phone }) => {
		const page = await phone(options);
		await noteTexts(page.context());
		const complaints = complaintsOf(page);
		// The same page as /join-us.
		for (const { path, ...h1 } of sitePages.filter((one) => one.path !== "/contact")) {
			await page.goto(server.url + path);
			await expectAlive(page, h1[language]);
			await judgeSitePage(page, path);
			if (language === "fr") {
				const { seen, all } = await textsSeen(page, [...(await englishOf(server, path)), "Loading..."]);
				expect({ path, seen }).toEqual({ path, seen: [] });
				expect(all).toBeGreaterThan(30);
			}
		}
		expect(complaints).toEqual([]);
	});

	test(`what opens, turns and asks again on the public pages: ${name}`, async ({ server, phone }) => {
		const page = await phone(options);
		const complaints = complaintsOf(page);
		const open = async (path: string) => {
			await page.goto(server.url + path);
			await expectAlive(page, sitePages.find((one) => one.path === path)?.[language] ?? "");
		};
		await open("/");
		await page.getByRole("button", { name: /^(Next slide|Image suivante)$/ }).click();
		await judgeSitePage(page, "the slides paused");
		if (width === 360) await page.locator("header summary").click();
		else await page.getByRole("button", { name: "Learning Programs: its three parts" }).click();
		const entry = page.getByRole("banner").getByRole("link", { name: /^(Advanced Learning|Cours avancés)$/ });
		await expect(entry).toBeVisible();
		await judgeSitePage(page, "the menu open");
		await open("/for-parents");
		await page.getByRole("button", { name: /^(Next slide|Image suivante)$/ }).click();
		await judgeSitePage(page, "the parents' words turned");
		await open("/faq");
		await page.locator("main summary").nth(6).click();
		await expect(page.locator("main details[open]")).toHaveCount(1);
		await judgeSitePage(page, "another question open");
		await page.getByRole("searchbox").fill("zzzz");
		await expect(page.locator("main details:visible")).toHaveCount(0);
		await judgeSitePage(page, "nothing found");
		await open("/join-us");
		await page.getByRole("button", { name: /^(Send Inquiry|Envoyer la demande)$/ }).click();
		await expectRefused(page, /^(Please fix the errors in the form|Corrigez les erreurs du formulaire)$/);
		await judgeSitePage(page, "an inquiry asked for again");
		await open("/portal");
		await page.getByRole("button", { name: /^(Request a Portal Account|Demander un compte)$/ }).click();
		await page.getByRole("button", { name: /^(Submit Request|Envoyer la demande)$/ }).click();
		await expectRefused(page, /^(Parent name is required|Le nom du parent est obligatoire)$/);
		await judgeSitePage(page, "a request asked for again");
		expect(complaints).toEqual([]);
	});
}

/** All five fields say what is wrong with them, and the notice that says so too has come. */
async function expectRefused(page: Page, notice: RegExp): Promise<void> {
	await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(5);
	await expect(page.locator("[data-sonner-toast]").getByText(notice)).toBeVisible();
}
