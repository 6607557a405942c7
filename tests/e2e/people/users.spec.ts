// The people of a whole centre are found: searched, paged, and in French.
import type { Page } from "@playwright/test";
import { bigCentre, notice, openAdminDashboard, openAt, userRow } from "#support/browser/admin.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student, waiting } from "#support/people.ts";

const names = (page: Page) => page.getByRole("rowheader");
const field = (page: Page) => page.getByLabel("Search by name or e-mail");

test("a thousand people are searched and paged, also 360 pixels wide", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openAdminDashboard(page, server, boss, "users");
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (40)");
	await expect(page.getByRole("definition")).toHaveText(["40", "1,001", "500"]);
	await expect(page.getByText("1,001 users", { exact: true })).toBeVisible();
	await expect(field(page)).toHaveAttribute("placeholder", "Search users...");
	await expect(names(page)).toHaveCount(30);
	// The rows leave the table its round corners.
	await expect(page.getByRole("row").last()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(page.getByText("Page 1 of 34", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 2 of 34", { exact: true })).toBeVisible();
	await expect(page.getByText("1,001 users", { exact: true })).toBeInViewport();
	await page.setViewportSize({ width: 360, height: 800 });
	await expect(names(page)).toHaveCount(30);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Page 3 of 34", { exact: true })).toBeVisible();
	await expect(page.getByText("1,001 users", { exact: true })).toBeInViewport();

	await field(page).pressSequentially("ELIE abou");
	await expect(page.getByText("10 users found", { exact: true })).toBeVisible();
	await expect(page.getByText(/^Page /)).toHaveCount(0);
	for (const name of await names(page).all()) await expect(name).toContainText("Élie Abou Jaoudé");
	await field(page).fill("person77@lead");
	await expect(page.getByText("1 user found", { exact: true })).toBeVisible();
	await field(page).fill("%");
	await expect(page.getByText("No user has this name or e-mail.", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Show all users" }).click();
	await expect(page.getByText("1,001 users", { exact: true })).toBeVisible();
	await expect(field(page)).toHaveValue("");

	await openAt(page, server, "approvals");
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(30);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
});
test("a name and a reason without a gap stay within the questions about them", async ({ ownServer: server, phone }) => {
	await waiting(server, "W".repeat(100));
	const page = await phone({ viewport: { width: 360, height: 740 } });
	const dialog = page.getByRole("dialog");
	const hidden = () => dialog.evaluate((node) => node.scrollWidth - node.clientWidth);
	await openAdminDashboard(page, server, await admin(server, "Samar Tannous"));
	await page.getByRole("button", { name: "Decline" }).click();
	await dialog.getByRole("textbox").fill(`https://lead.example/${"r".repeat(400)}`);
	expect(await hidden()).toBe(0);
	await page.keyboard.press("Escape");
	await openAt(page, server, "users");
	await page.getByRole("button", { name: "Manage" }).click();
	await expect(dialog.getByRole("button", { name: "Block" })).toBeVisible();
	expect(await hidden()).toBe(0);
});

test("in French the questions, the toasts and the status are said in French", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	await student(server, "Maya Haddad");
	const page = await phone({ locale: "fr-FR" });
	await openAdminDashboard(page, server, boss, "users");
	await expect(page.getByRole("searchbox", { name: "Chercher par nom ou e-mail" })).toHaveAttribute(
		"placeholder",
		"Chercher un compte...",
	);
	await expect(page.getByRole("columnheader")).toHaveText(["Nom", "Rôle", "Classe", "État", "Inscription"]);
	await page.getByLabel("Rôle de Maya Haddad").selectOption("Administrateur");
	const dialog = page.getByRole("dialog", { name: "Donner à Maya Haddad le rôle d'administrateur\u202f?" });
	await expect(dialog).toContainText("À réserver à qui dirige le centre.");
	await dialog.getByRole("button", { name: "Changer le rôle" }).click();
	await expect(notice(page, "Rôle modifié")).toBeVisible();
	await userRow(page, "Maya Haddad").getByRole("button", { name: "Gérer" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Bloquer" }).click();
	await page
		.getByRole("dialog", { name: "Bloquer Maya Haddad\u202f?" })
		.getByRole("button", { name: "Bloquer" })
		.click();
	await expect(notice(page, "Le compte de Maya Haddad est bloqué.")).toBeVisible();
	await expect(userRow(page, "Maya Haddad").getByText("Bloqué", { exact: true })).toBeVisible();
});
