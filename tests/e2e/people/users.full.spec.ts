// A large centre's people in a browser: what stays in view while pages are gone through, and what the phone stores. What
// is searched, paged and read without a network: tests/screens/people/users.full.test.ts.
import { bigCentre, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { keptByServiceWorker, networkIsBack, openTab } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, person } from "#support/people.ts";

test("the count of a thousand people stays in view while they are paged, also 360 pixels wide; opened offline the list cannot be fetched, and none of them is on the phone", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await person(server, { name: "Ziad Rahbani", accountStatus: "declined" });
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 800 } });
	const names = page.getByRole("rowheader");
	await openAdminDashboard(page, server, boss, "users");
	await expect(names).toHaveCount(30);
	// The rows do not cover the table's round corners.
	await expect(page.getByRole("row").last()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 2 of 34", { exact: true })).toBeVisible();
	await expect(page.getByText("1,002 users", { exact: true })).toBeInViewport();
	await page.setViewportSize({ width: 360, height: 800 });
	await expect(names).toHaveCount(30);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 3 of 34", { exact: true })).toBeVisible();
	await expect(page.getByText("1,002 users", { exact: true })).toBeInViewport();
	for (const number of [2, 1]) {
		await page.getByRole("button", { name: "Previous" }).click();
		await expect(page.getByText(`Page ${number} of 34`, { exact: true })).toBeVisible();
	}

	await keptByServiceWorker(page);
	await page.setViewportSize({ width: 1360, height: 800 });
	await openTab(page, "Materials");
	await expect(page.getByRole("heading", { name: "Loops 499" })).toBeVisible();
	await openTab(page, "Users");
	await expect(userRow(page, "Ziad Rahbani")).toBeVisible();
	await page.context().setOffline(true);
	await expect(page.getByText("You are offline.", { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByText("This list could not be loaded.", { exact: true })).toBeVisible();
	const kept = await everythingOn(page);
	expect([boss.email, "person99", "Rahbani"].filter((words) => kept.includes(words))).toEqual([boss.email]);
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(userRow(page, "Ziad Rahbani")).toBeVisible();
	await expect(page.getByText("You are offline.", { exact: true })).toHaveCount(0);
});

test("a name of one long word takes no room from the word of the button beside it", async ({ ownServer, phone }) => {
	const boss = await admin(ownServer, "Samar Tannous");
	await person(ownServer, { name: "a".repeat(90) });
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openAdminDashboard(page, ownServer, boss, "users");
	// The admin's own row has a longer word in its button, and with it room for the others'.
	await page.getByRole("searchbox").fill("aaaa");
	await expect(page.getByRole("rowheader")).toHaveCount(1);
	const button = page.getByRole("button", { name: "Manage", exact: true });
	// In two lines it is 54 px high.
	expect((await button.boundingBox())?.height).toBeLessThan(48);
});
