// A password that is shown once does not go with one press of Back, on a phone or on a computer.
import { openAdminDashboard } from "#support/browser/admin.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin } from "#support/people.ts";

for (const [device, options] of [
	["phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
	["computer", { viewport: { width: 1360, height: 800 } }],
] as const) {
	test(`Back asks on a ${device}, and again closes the card and no more`, async ({ ownServer: server, phone }) => {
		const page = await phone(options);
		await openAdminDashboard(page, server, await admin(server, "Samar Tannous"), "users");
		await page.getByRole("button", { name: "Create an account" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Full Name").fill("Nour Saad");
		await dialog.getByRole("button", { name: "Create the account" }).click();
		const card = page.getByRole("dialog", { name: "The account of Nour Saad is ready" });
		await expect(card).toBeVisible();
		await page.goBack();
		await expect(card.getByText(/^Nothing has been printed, copied or sent\./)).toBeInViewport();
		await expect(card.getByRole("button", { name: "Close anyway" })).toBeInViewport();
		// The card has its entry of the tab's history again.
		await expect.poll(() => page.evaluate(() => Number(Object(history.state).leadLayers ?? 0))).toBe(1);
		await page.goBack();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(page.getByRole("button", { name: "Create an account" })).toBeVisible();
	});
}
