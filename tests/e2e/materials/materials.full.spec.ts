// A study material with a real file, at the admin's dashboard in a real browser. (Deleting one:
// tests/screens/materials/materials.test.ts.)
import { readFileSync } from "node:fs";
import { card, openAdminDashboard } from "#support/browser/admin.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin } from "#support/people.ts";

test("a material is downloaded with its name", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	await material(server, { title: "Fractions on one page" });
	const page = await phone({ acceptDownloads: true });
	await openAdminDashboard(page, server, boss, "materials");
	await expect(page.getByText("1 material", { exact: true })).toBeVisible();
	const coming = page.waitForEvent("download");
	await card(page, "Fractions on one page").getByRole("button", { name: "Download" }).click();
	const download = await coming;
	expect(download.suggestedFilename()).toBe("Fractions on one page.pdf");
	expect(readFileSync(await download.path(), "latin1")).toMatch(/^%PDF-/);
});
