// The admin's dashboard without a mouse or a finger: where the focus is, is seen. What each key does:
// tests/screens/people/keyboard.full.test.ts.
import { card, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, student, waiting } from "#support/people.ts";

test("by keyboard an admin sees where the focus is at every button and question, and changes a role", async ({
	ownServer: server,
	phone,
}) => {
	const boss = await admin(server, "Samar Tannous");
	await student(server, "Maya Haddad");
	await waiting(server, "Wael Matar");
	await material(server, { title: "Fractions" });
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await openAdminDashboard(page, server, boss);
	const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name });
	await expect(card(page, "Wael Matar")).toBeVisible();
	await tabTo(page, page.getByRole("tab", { name: "Approvals (1)" }));
	await tabTo(page, card(page, "Wael Matar").getByRole("button", { name: "Approve" }));
	await tabTo(page, card(page, "Wael Matar").getByRole("button", { name: "Decline" }));
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Reason")).toBeFocused();
	await tabTo(page, inDialog("Decline"));
	await page.keyboard.press("Escape");

	await tabTo(page, page.getByRole("tab", { name: "Approvals (1)" }), "Shift+Tab");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Users" })).toBeFocused();
	await tabTo(page, page.getByLabel("Search by name, email or phone"));
	await page.keyboard.type("haddad");
	await expect(page.getByText("1 user found", { exact: true })).toBeVisible();
	const role = page.getByLabel("Role of Maya Haddad");
	await tabTo(page, role);
	await page.keyboard.type("T");
	await expect(role).toHaveValue("teacher");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Change the role" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(role).toHaveValue("student");
	await expect(role).toBeFocused();
	await page.keyboard.type("T");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Change the role" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(role).toHaveValue("teacher");
	await expect(role).toBeFocused();
	await tabTo(page, userRow(page, "Maya Haddad").getByRole("button", { name: "Manage" }));
	await page.keyboard.press("Enter");
	await tabTo(page, inDialog("Block"));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Block Maya Haddad?" })).toBeVisible();
	await tabTo(page, inDialog("Block"));
	await page.keyboard.press("Escape");

	await tabTo(page, page.getByRole("tab", { name: "Users" }), "Shift+Tab");
	await page.keyboard.press("End");
	await expect(page.getByRole("tab", { name: "Materials" })).toBeFocused();
	await tabTo(page, card(page, "Fractions").getByRole("button", { name: "Delete" }));
	await page.keyboard.press("Enter");
	await expect(inDialog("Cancel")).toBeFocused();
	await tabTo(page, inDialog("Delete"));
});
