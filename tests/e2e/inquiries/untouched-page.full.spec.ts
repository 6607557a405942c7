// A page with a form that nobody touches: the app is fetched and does not run, and is there when the line is cut.
import type { Page } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";
import { aPhone } from "./before-app.ts";
import { family, send, write } from "./inquiry-forms.ts";

/** Opens a form's page, waits until all that it fetches unasked has come, and cuts the line. Nothing touches the page. */
async function openAndCut(page: Page, url: string): Promise<void> {
	const commands = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/commands-"));
	await page.goto(url);
	await commands;
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLLinkElement>("link:is([rel=modulepreload], [rel=preload])")].every(
			({ href }) => performance.getEntriesByName(href).length > 0,
		),
	);
	await page.context().setOffline(true);
}

test("on a page with a form that nobody touches the app is fetched and does not run, and keeps an inquiry without a network", async ({
	ownServer: server,
	browser,
}) => {
	const context = await aPhone(browser);
	const page = await context.newPage();
	await openAndCut(page, `${server.url}/join-us`);
	await expect(page.locator("html")).not.toHaveAttribute("data-app");
	await write(page, family("Rana Khoury"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await send(page).click();
	await expect(page.getByRole("heading", { name: "Your message is saved, \u2068Rana Khoury\u2069" })).toBeVisible();
	await context.setOffline(false);
	await expect.poll(() => server.rows("leads")).toMatchObject([{ parent_name: "Rana Khoury" }]);
	await context.close();
});

test("so does the French page", async ({ server, browser }) => {
	const context = await aPhone(browser);
	const page = await context.newPage();
	await openAndCut(page, `${server.url}/fr/join-us`);
	await page.getByRole("textbox", { name: "Message" }).fill("Avez-vous une place en Grade 5 ?");
	await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
	await context.close();
});
