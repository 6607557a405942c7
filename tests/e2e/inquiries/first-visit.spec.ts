// What a family types on a first visit before the app has come, and presses.
import type { Browser, Page } from "@playwright/test";
import { keepFiles } from "#support/browser/offline.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { family, field, form, message, send, typedEarly, write } from "./inquiry-forms.ts";

const appFiles = /\/assets\/(?!start).*\.js$/;
const held = "Not sent yet: it is sent as soon as there is internet. Keep this page open.";

/** A phone on which nothing touches a page but the test. */
const aPhone = async (browser: Browser) => await browser.newContext({ locale: "en-US", serviceWorkers: "block" });

const lineBreaks = (page: Page) => page.context().route(appFiles, (route) => route.abort());

async function lineIsBack(page: Page): Promise<void> {
	await page.context().unrouteAll();
	await keepFiles(page);
	await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** The form of a page whose app does not come over this line, filled in. The page's clock is the test's. */
async function writtenWithoutApp(browser: Browser, { url }: { url: string }, name: string): Promise<Page> {
	const page = await (await aPhone(browser)).newPage();
	await page.clock.install();
	await lineBreaks(page);
	await page.goto(`${url}/join-us`, { waitUntil: "networkidle" });
	await write(page, family(name));
	return page;
}

test("an inquiry pressed before the app came says that it waits, counts as long as the family wrote, and leaves nothing here", async ({
	ownServer: server,
	browser,
}) => {
	const page = await writtenWithoutApp(browser, server, "Rana Khoury");
	await page.clock.fastForward(40_000);
	const status = form(page).getByRole("status");
	await expect(status).toHaveText("", { useInnerText: true });
	await send(page).click();
	await expect(status).toHaveText(held, { useInnerText: true });
	await lineIsBack(page);
	await expect(page.getByRole("heading", { name: "Thank you, \u2068Rana Khoury\u2069" })).toBeVisible();
	expect(await server.rows("leads")).toMatchObject([{ parent_name: "Rana Khoury", doubts: "" }]);
	expect(await everythingOn(page)).not.toContain("Karim finds");
	await page.context().close();
});

test("an inquiry pressed before the app came is sent by itself when the server is back, which no browser notices", async ({
	server,
	browser,
}) => {
	const page = await writtenWithoutApp(browser, server, "Nada Khoury");
	const missed = page.waitForEvent("requestfailed");
	await send(page).click();
	await missed;
	await expect(form(page).getByRole("status")).toHaveText(held, { useInnerText: true });
	await page.context().unrouteAll();
	await keepFiles(page);
	const thanked = page.getByRole("heading", { name: "Thank you, \u2068Nada Khoury\u2069" });
	await expect(async () => {
		await page.clock.fastForward(15_000);
		await expect(thanked).toBeVisible({ timeout: 1000 });
	}).toPass();
	await page.context().close();
});

test("words typed before the app came outlive reloads with and without it; those of somebody signed in are not left to others", async ({
	ownServer: server,
	browser,
}) => {
	const context = await aPhone(browser);
	const first = await context.newPage();
	await lineBreaks(first);
	await first.goto(`${server.url}/join-us`, { waitUntil: "networkidle" });
	await write(first, family("Rana Khoury"));
	await first.reload({ waitUntil: "networkidle" });
	await expect(field(first, "Child Grade")).toHaveValue("Grade 6");
	await field(first, "Email").fill("rana@family.example");
	await first.close();

	const page = await context.newPage();
	await page.goto("about:blank");
	await context.unrouteAll();
	await page.goto(`${server.url}/join-us`);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect(field(page, "Parent Name")).toHaveValue("Rana Khoury");
	await expect(field(page, "Email")).toHaveValue("rana@family.example");
	await expect(field(page, "Message")).toHaveValue(message);
	expect(await typedEarly(page)).toEqual([]);

	await page.evaluate(() => localStorage.setItem("lead.session", "somebody's"));
	await lineBreaks(page);
	await page.goto(`${server.url}/contact`, { waitUntil: "networkidle" });
	await field(page, "Message").fill("A student's own words.");
	expect(await everythingOn(page)).not.toContain("student's own words\\");
	await context.close();
});

test("a page of whose code a part did not come keeps its form and what is typed in it, and sends when that part comes", async ({
	server,
	browser,
}) => {
	for (const part of [/\/JoinUsPage-.*\.js$/, /\/JoinUsPage-.*\.css$/]) {
		const context = await aPhone(browser);
		const page = await context.newPage();
		await context.route(part, (route) => route.abort());
		const missed = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
		await page.goto(`${server.url}/join-us`);
		const name = part.source.endsWith("js$") ? "Rana Khoury" : "Hadi Khoury";
		await write(page, family(name));
		await missed;
		await send(page).click();
		await expect(form(page).getByRole("status")).toHaveText(held, { useInnerText: true });
		await expect(field(page, "Message")).toHaveValue(message);
		await lineIsBack(page);
		await expect(page.getByRole("heading", { name: `Thank you, \u2068${name}\u2069` })).toBeVisible();
		await context.close();
	}
});

test("a page on which an inquiry was pressed is not loaded anew while its code does not come: the press would be lost", async ({
	server,
	browser,
}) => {
	const page = await writtenWithoutApp(browser, server, "Samir Khoury");
	await send(page).click();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.context().unrouteAll();
	const part = /\/JoinUsPage-.*\.js$/;
	await page.context().route(part, (route) => route.abort());
	for (let attempt = 1; attempt <= 3; attempt++) {
		const missed = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
		await page.clock.fastForward(15_000);
		await missed;
	}
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
	await lineIsBack(page);
	await expect(page.getByRole("heading", { name: "Thank you, \u2068Samir Khoury\u2069" })).toBeVisible();
	await page.context().close();
});

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
