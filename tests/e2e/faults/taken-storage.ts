// Unsent work in a browser whose storage is cleared.
import type { BrowserContext, Page } from "@playwright/test";
import { answerField, cardOf, handIn, keptByServiceWorker, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aClass(server: RealServer): Promise<{ maya: Person; karim: Person }> {
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya, karim]);
	for (const title of ["Fractions", "Angles", "Circles"]) await assignment(server, maths.id, { title });
	return { maya, karim };
}

/** Clears it as the browser does when the phone is short of space. */
export async function clear(page: Page, context: BrowserContext, origin: string, storageTypes: string): Promise<void> {
	const session = await context.newCDPSession(page);
	await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
	await session.detach();
}

/** The phone deletes the databases while the app is not open. */
export async function clearWhileClosed(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/credits`);
	await page.goto("about:blank");
	await clear(page, page.context(), origin, "indexeddb");
}

/** From now on a page begins without the second copy of unsent words: as if local storage had had no room for it. */
export async function withoutSecondCopy(page: Page): Promise<void> {
	await page.addInitScript(() => {
		for (const place of Object.keys(localStorage)) if (place.startsWith("lead-copy/")) localStorage.removeItem(place);
	});
}

/** What a page reports that loses its network or its databases. */
export const unfetched = /favicon\.ico|net::ERR_FAILED|^(sync|status|notices|inquiries) /;

/** Its person looks at the page again. */
export const returns = (page: Page): Promise<void> =>
	page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

export const title = (page: Page) =>
	page.getByRole("heading", { name: /deleted work that was not sent|effacé du travail non envoyé/ });

/**
 * A student with a waiting submission for Fractions and a draft for Angles, without a server.
 * @param kept waits until the page has what it needs without one
 * @param enter how the student gets to the dashboard; a sign-out locks work away only after a sign-in with the password
 */
export async function withUnsentWork(
	server: RealServer,
	page: Page,
	{ kept = keptByServiceWorker, enter = openDashboard } = {},
): Promise<{ maya: Person; karim: Person }> {
	const people = await aClass(server);
	await enter(page, server, people.maya);
	await kept(page);
	await openTab(page, /^Assignments/);
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await server.stop();
	const angles = await answerField(page, "Angles");
	await angles.fill("Half a right angle");
	await expect(page.getByRole("main").getByText(/^Draft saved/)).toBeVisible();
	await handIn(page, "Fractions", "Three eighths");
	return people;
}
