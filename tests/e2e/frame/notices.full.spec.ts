// What notices do to the page behind them.
import { coversNothing, notice } from "#support/browser/covered.ts";
import { signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";

test("on a public page a notice that goes moves nothing at the end of the page, and the space under it goes unseen", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 1360, height: 500 } });
	await page.goto(`${server.url}/portal`);
	await page.getByRole("button", { name: "Request a Portal Account" }).click();
	await page.getByLabel("Parent Name").fill("Rana Khoury");
	await page.getByRole("button", { name: "Cancel" }).click();
	const last = page.getByRole("contentinfo").getByRole("link").last();
	const top = async () => (await last.boundingBox())?.y;
	await expect(page.locator(notice)).toBeVisible();
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	const [before, withNotice] = [await top(), await page.evaluate(() => document.documentElement.scrollHeight)];

	await page.locator(notice).getByRole("button", { name: "Close this notice" }).press("Enter");
	await expect(page.locator(notice)).toHaveCount(0);

	expect(await top()).toBe(before);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(withNotice);
});

const english = { locale: "en-US", courses: "Courses", says: "Welcome back!", named: "Notices" };
const french = {
	locale: "fr-FR",
	courses: "Cours",
	says: "Heureux de te revoir\u202f!",
	named: "Messages",
};

const desktops = [
	{ width: 1024, height: 768 },
	{ width: 1360, height: 800 },
];
const upright = { width: 360, height: 740 };

for (const { device, sizes, locale, courses, says, named } of [
	{ device: "a phone, turned to its side, too,", sizes: [upright, { width: 740, height: 360 }], ...english },
	{ device: "a phone in French, and a tablet,", sizes: [upright, { width: 768, height: 1024 }], ...french },
	{ device: "desktops", sizes: desktops, ...english },
]) {
	test(`on ${device} a notice covers nothing, and has a plain name`, async ({ server, phone }) => {
		const page = await phone({ viewport: sizes[0] ?? null, locale });
		await signIn(page, server, await student(server));
		await expect(page.locator(notice)).toHaveText(says);
		await expect(page.getByRole("region", { name: named, exact: true })).toBeAttached();
		for (const viewport of sizes) {
			await page.setViewportSize(viewport);
			// Under a pointer it stays.
			await page.locator(notice).hover();
			await expect(page.getByRole("tab", { name: courses, exact: true })).toBeVisible();
			await coversNothing(page);
		}
	});
}

test("on desktops a long notice covers nothing, however far a page is scrolled", async ({ server, phone }) => {
	const page = await phone({ viewport: desktops[0] ?? null });
	await signIn(page, server, await teacher(server));
	await page.locator(notice).hover();
	await page
		.locator(`${notice} [data-title]`)
		.evaluate((words) => words.replaceChildren("A notice that is as long as the longest of them"));
	await page.addStyleTag({ content: "body { min-height: 300vh }" });
	for (const viewport of desktops) {
		await page.setViewportSize(viewport);
		await page.locator(notice).hover();
		for (let down = 0; down <= 300; down += 20) {
			await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), down);
			await coversNothing(page, `${viewport.width} px wide, ${down} px down`);
		}
	}
});

test("on Home a notice covers nothing on a desktop", async ({ server, phone }) => {
	const page = await phone({ viewport: desktops[0] ?? null });
	await signIn(page, server, await student(server));
	await page.getByRole("banner").getByRole("link", { name: /LEAD/ }).first().click();
	await expect(
		page
			.getByRole("main")
			.getByRole("link", { name: /WhatsApp/ })
			.first(),
	).toBeVisible();
	for (const viewport of desktops) {
		await page.setViewportSize(viewport);
		await page.locator(notice).hover();
		await coversNothing(page);
	}
});
