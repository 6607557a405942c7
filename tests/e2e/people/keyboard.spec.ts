// The admin's dashboard without a mouse or a finger.
import { card, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, student, waiting } from "#support/people.ts";

test("an admin approves, declines, changes a role, blocks and deletes by keyboard alone", async ({
	ownServer: server,
	phone,
}) => {
	const boss = await admin(server, "Samar Tannous");
	const maya = await student(server, "Maya Haddad");
	await waiting(server, "Wael Matar");
	await waiting(server, "Nour Aoun");
	await material(server, { title: "Fractions" });
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await openAdminDashboard(page, server, boss);
	await expect(card(page, "Nour Aoun")).toBeVisible();
	await tabTo(page, page.getByRole("tab", { name: "Approvals (2)" }));
	await tabTo(page, card(page, "Wael Matar").getByRole("button", { name: "Approve" }));
	await page.keyboard.press("Enter");
	await expect(card(page, "Nour Aoun")).toBeFocused();
	await tabTo(page, card(page, "Nour Aoun").getByRole("button", { name: "Decline" }));
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Reason")).toBeFocused();
	await page.keyboard.type("Please call the centre.");
	await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Decline" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("No pending approvals", { exact: true })).toBeVisible();

	await tabTo(page, page.getByRole("tab", { name: "Approvals (0)" }), "Shift+Tab");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Users" })).toBeFocused();
	const field = page.getByLabel("Search by name or e-mail");
	await tabTo(page, field);
	await page.keyboard.type("haddad");
	await expect(page.getByText("1 user found", { exact: true })).toBeVisible();
	await expect(field).toBeFocused();
	const role = page.getByLabel("Role of Maya Haddad");
	await tabTo(page, role);
	await page.keyboard.type("T");
	await expect(page.getByRole("button", { name: "Change the role" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(role).toHaveValue("student");
	await expect(role).toBeFocused();
	await page.keyboard.type("T");
	await expect(page.getByRole("button", { name: "Change the role" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(role).toHaveValue("teacher");
	await expect(role).toBeFocused();
	const manage = userRow(page, "Maya Haddad").getByRole("button", { name: "Manage" });
	await tabTo(page, manage);
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Block" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Block Maya Haddad?" })).toBeVisible();
	await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Block" }));
	await page.keyboard.press("Enter");
	await expect(userRow(page, "Maya Haddad").getByText("Blocked", { exact: true })).toBeVisible();
	await expect(manage).toBeFocused();
	expect(await server.rows("users", `id = '${maya.id}' && blocked_at != ''`)).toHaveLength(1);

	await tabTo(page, page.getByRole("tab", { name: "Users" }), "Shift+Tab");
	await page.keyboard.press("End");
	await expect(page.getByRole("tab", { name: "Materials" })).toBeFocused();
	await tabTo(page, card(page, "Fractions").getByRole("button", { name: "Delete" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
	await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Delete" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("No materials uploaded yet", { exact: true })).toBeVisible();
	expect(await server.rows("materials")).toEqual([]);
});
