// Finding people in a large centre: searched, paged, and read without a network.
import type { Page } from "@playwright/test";
import { bigCentre, openAdminDashboard, openAt, userRow } from "#support/browser/admin.ts";
import { keptByServiceWorker, networkIsBack, openTab } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, person } from "#support/people.ts";

const names = (page: Page) => page.getByRole("rowheader");
const field = (page: Page) => page.getByLabel("Search by name or e-mail");

test("a thousand people are searched and paged, also 360 pixels wide; offline what was seen last can be read in this tab, nothing can be pressed, and none of it is on the phone", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await person(server, { name: "Ziad Rahbani", accountStatus: "declined" });
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 800 } });
	await openAdminDashboard(page, server, boss, "users");
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (40)");
	await expect(page.getByRole("definition")).toHaveText(["40", "1,002", "500"]);
	await expect(page.getByText("1,002 users", { exact: true })).toBeVisible();
	await expect(field(page)).toHaveAttribute("placeholder", "Search users...");
	await expect(names(page)).toHaveCount(30);
	// The rows do not cover the table's round corners.
	await expect(page.getByRole("row").last()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(page.getByText("Page 1 of 34", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 2 of 34", { exact: true })).toBeVisible();
	await expect(page.getByText("1,002 users", { exact: true })).toBeInViewport();
	await page.setViewportSize({ width: 360, height: 800 });
	await expect(names(page)).toHaveCount(30);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 3 of 34", { exact: true })).toBeVisible();
	await expect(page.getByText("1,002 users", { exact: true })).toBeInViewport();

	await field(page).pressSequentially("ELIE abou");
	await expect(page.getByText("10 users found", { exact: true })).toBeVisible();
	await expect(page.getByText(/^Page /)).toHaveCount(0);
	for (const name of await names(page).all()) await expect(name).toContainText("Élie Abou Jaoudé");
	await field(page).fill("person77@lead");
	await expect(page.getByText("1 user found", { exact: true })).toBeVisible();
	await field(page).fill("%");
	await expect(page.getByText("No user has this name or e-mail.", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Show all users" }).click();
	await expect(page.getByText("1,002 users", { exact: true })).toBeVisible();
	await expect(field(page)).toHaveValue("");

	await openAt(page, server, "approvals");
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(30);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);

	await keptByServiceWorker(page);
	await page.setViewportSize({ width: 1360, height: 800 });
	await openTab(page, "Users");
	await expect(userRow(page, "Ziad Rahbani")).toBeVisible();
	await openTab(page, "Materials");
	await expect(page.getByRole("heading", { name: "Loops 499" })).toBeVisible();
	await page.context().setOffline(true);
	await openTab(page, "Users");
	await expect(page.getByText("You are offline.", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Approving, changing and deleting need the internet. This page notices by itself when it is back.", {
			exact: true,
		}),
	).toBeVisible();
	await expect(page.getByText(/^This list is from \d\d:\d\d and may have changed since\.$/)).toBeVisible();
	await expect(userRow(page, "Ziad Rahbani").getByRole("combobox")).toBeDisabled();
	await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
	await userRow(page, "Ziad Rahbani").getByRole("button", { name: "Manage" }).click();
	const drawer = page.getByRole("dialog", { name: "Ziad Rahbani" });
	await expect(drawer.getByText("This needs the internet.", { exact: true })).toBeVisible();
	await expect(drawer.getByRole("button", { disabled: false })).toHaveAccessibleName("Close");

	await page.reload();
	await expect(page.getByText("This list could not be fetched.", { exact: true })).toBeVisible();
	const kept = await everythingOn(page);
	expect([boss.email, "person99", "Rahbani", "Loops 49"].filter((words) => kept.includes(words))).toEqual([boss.email]);
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(userRow(page, "Ziad Rahbani")).toBeVisible();
	await expect(page.getByText("You are offline.", { exact: true })).toHaveCount(0);
});
