// Where the focus is when a tab opens whose code is still being fetched. The words of the tabs: tests/screens.
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";

test("a teacher without courses is led to making the first, and the focus to its tab", async ({ server, phone }) => {
	const page = await phone();
	await openDashboard(page, server, await teacher(server));
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(page.getByRole("tab", { name: "Create Course", exact: true })).toBeFocused();
	await expect(page.getByLabel("Course Title", { exact: true })).toBeVisible();
});
