// The colours of the app around its pages.
import { expect, test } from "#support/browser/test.ts";

test("in the dark scheme the phone's own bar has the colour of the page below it: light on the public site, dark in the portal", async ({
	server,
	phone,
}) => {
	const page = await phone({ colorScheme: "dark" });
	const bar = () =>
		page
			.locator('meta[name="theme-color"]')
			.evaluateAll((metas) =>
				metas.flatMap((meta) =>
					meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
				),
			);
	await page.goto(`${server.url}/portal`);
	expect(await bar()).toEqual(["#fffcf5"]);
	await page
		.getByRole("main")
		.getByRole("link", { name: /sign in|log in/i })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to LEAD");
	expect(await bar()).toEqual(["#10132b"]);
	await page.getByRole("banner").getByRole("link", { name: "LEAD, home" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homework done. Curiosity switched on.");
	expect(await bar()).toEqual(["#fffcf5"]);
});
