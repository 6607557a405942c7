// A browser that was ended after one visit, and the server after it: what it opens by itself.
import type { Page } from "@playwright/test";
import type { KillableBrowser } from "#support/browser/killable.ts";
import { keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import type { Language } from "#support/browser/site.ts";
import { expect } from "#support/browser/test.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

export type Address = { path: string; en: string; fr: string };

export const profile: Address = { path: "/profile", en: "My profile", fr: "Mon profil" };
export const grading: Address = { path: "/dashboard-tutor", en: "Teacher Dashboard", fr: "Espace professeur" };

/** Opens each address in a browser that has just been started, in one language. */
export async function openEach(
	page: Page,
	server: RealServer,
	addresses: Address[],
	language: Language,
): Promise<void> {
	for (const { path, ...h1 } of addresses) {
		await page.goto(server.url + path);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(h1[language]);
		expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
	}
}

/** Ends the browser and the server; returns the first tab of the next start. */
export async function comeBackColder(killable: KillableBrowser, server: RealServer, page: Page): Promise<Page> {
	await keptByServiceWorker(page);
	await killable.close();
	await server.stop();
	return await killable.open();
}

/** Signs somebody in, and opens the dashboard, its tabs and the other addresses in a cold browser, in both languages. */
export async function openAllCold(
	killable: KillableBrowser,
	server: RealServer,
	person: Person,
	addresses: [Address, ...Address[]],
): Promise<void> {
	const first = await killable.open();
	await signIn(first, server, person);
	const page = await comeBackColder(killable, server, first);
	await openEach(page, server, addresses, "en");
	await page.goto(server.url + addresses[0].path);
	for (const tab of await page.getByRole("tab").all()) {
		await tab.click();
		await expect(page.getByRole("tabpanel")).not.toBeEmpty();
	}
	await page.evaluate(() => localStorage.setItem("lead-language", "fr"));
	await openEach(page, server, addresses, "fr");
}
