// A study material with a real file, at the admin's dashboard in a real browser.
import { readFileSync } from "node:fs";
import { card, notice, openAdminDashboard } from "#support/browser/admin.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin } from "#support/people.ts";

test("a material is downloaded with its name and is deleted after the question", async ({
	ownServer: server,
	phone,
}) => {
	const boss = await admin(server, "Samar Tannous");
	const worksheet = await material(server, { title: "Fractions on one page" });
	await material(server, { title: "L’eau et le sel", subject: "Science", grade: "", description: "" });
	const page = await phone({ acceptDownloads: true });
	await openAdminDashboard(page, server, boss, "materials");
	await expect(page.getByText("2 materials", { exact: true })).toBeVisible();
	const coming = page.waitForEvent("download");
	await card(page, "Fractions on one page").getByRole("button", { name: "Download" }).click();
	const download = await coming;
	expect(download.suggestedFilename()).toBe("Fractions on one page.pdf");
	expect(readFileSync(await download.path(), "latin1")).toMatch(/^%PDF-/);

	const remove = card(page, "Fractions on one page").getByRole("button", { name: "Delete" });
	const question = page.getByRole("dialog", { name: "Are you sure you want to delete this material?", exact: true });
	await remove.click();
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await question.getByRole("button", { name: "Cancel" }).click();
	await expect(remove).toBeFocused();
	await remove.click();
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(notice(page, "Material deleted successfully")).toBeVisible();
	await expect(card(page, "L’eau et le sel")).toBeFocused();
	expect(await server.row("materials", worksheet.id)).toBeUndefined();
});
