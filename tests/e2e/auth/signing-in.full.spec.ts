// Signing in and out, and what a second tab shows of it. Which dashboard opens: tests/screens/auth/signing-in.test.ts.
import { pressSignOut, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";

test("the button says Portal until somebody signs in and after signing out, which ends at the home page, in the second tab too", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await page.goto(`${server.url}/`);
	await page.getByRole("banner").getByRole("link", { name: "Portal" }).click();
	await page.waitForURL(`${server.url}/portal`);
	const second = await page.context().newPage();
	await second.goto(`${server.url}/portal`);
	await expect(second.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	await page.bringToFront();
	await signIn(page, server, await teacher(server));
	await expect(second.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "LEAD, home" }).click();
	await page.waitForURL(`${server.url}/`);
	// The header is that of the public pages, not that of the dashboard.
	await expect(page.getByRole("banner").getByRole("link", { name: "For Parents" })).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Portal" })).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
	await page.waitForURL(`${server.url}/dashboard-tutor`);

	await pressSignOut(page);
	for (const tab of [page, second]) {
		await tab.waitForURL(`${server.url}/`);
		await expect(tab.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	}
	expect(await page.evaluate(() => localStorage.getItem("lead.session"))).toBeNull();
	await page.goto(`${server.url}/dashboard-tutor`);
	await page.waitForURL(/\/login\?/);
});
