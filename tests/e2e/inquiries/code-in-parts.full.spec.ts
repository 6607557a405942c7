// A family writes on a page of whose code only a part has come.
import { expect, test } from "#support/browser/test.ts";
import { aPhone, held, lineIsBack, writtenWithoutApp } from "./before-app.ts";
import { family, field, form, message, send, write } from "./inquiry-forms.ts";

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
