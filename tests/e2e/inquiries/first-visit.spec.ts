import { keepFiles } from "#support/browser/offline.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { aPhone, held, lineBreaks, lineIsBack, writtenWithoutApp } from "./before-app.ts";
import { family, field, form, message, send, typedEarly, write } from "./inquiry-forms.ts";

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
