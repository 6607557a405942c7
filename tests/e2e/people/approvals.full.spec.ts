// Questions about people with endless names, on a phone. What is read and done there: tests/screens/people/approvals.test.ts.
import type { Locator } from "@playwright/test";
import { card, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, waiting } from "#support/people.ts";

test("on a phone no name or reason without a gap widens a question", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	const endless = await waiting(server, "W".repeat(100));
	const page = await phone({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, boss);
	const hidden = () => page.getByRole("dialog").evaluate((node) => node.scrollWidth - node.clientWidth);
	await card(page, endless.name).getByRole("button", { name: "Refuser" }).click();
	await page
		.getByRole("dialog")
		.getByRole("textbox")
		.fill(`https://lead.example/${"r".repeat(400)}`);
	expect(await hidden()).toBe(0);
	await page.keyboard.press("Escape");
	await card(page, endless.name).getByRole("button", { name: "Approuver", exact: true }).click();
	await expect(page.getByText("Aucune approbation en attente", { exact: true })).toBeVisible();

	await openTab(page, "Comptes");
	await userRow(page, endless.name).getByRole("button", { name: "Gérer" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: "Bloquer" })).toBeVisible();
	expect(await hidden()).toBe(0);
});

test("on a desktop what is known of who was approved stands where it stands of the others", async ({
	ownServer: server,
	phone,
}) => {
	const boss = await admin(server, "Samar Tannous");
	await waiting(server, "Wael Matar");
	await waiting(server, "Hala Sfeir");
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openAdminDashboard(page, server, boss);
	await card(page, "Wael Matar").getByRole("button", { name: "Approve" }).click();
	await expect(card(page, "Wael Matar").getByText("Approved")).toBeVisible();
	const places = async (of: Locator[]) => Promise.all(of.map(async (one) => (await one.boundingBox())?.x));
	const [known, others] = await places(
		["Wael Matar", "Hala Sfeir"].map((name) => card(page, name).getByText("Signed up as Student")),
	);
	expect(known).toBe(others);
	const [undo, decline] = await places([
		card(page, "Wael Matar").getByRole("button", { name: "Undo" }),
		card(page, "Hala Sfeir").getByRole("button", { name: "Decline" }),
	]);
	expect(undo).toBe(decline);
});
