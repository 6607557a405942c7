// A dialog in a window without height: what it ends with can be pressed wherever one reads.
import type { Locator } from "@playwright/test";
import { dividedWords } from "#support/browser/letters.ts";
import { followProfile, openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, student } from "#support/people.ts";

const turned = [
	{ width: 740, height: 360 },
	{ width: 568, height: 320 },
];

/** The whole of each button is in sight and nothing lies over it, at the beginning of the dialog and at its end. */
async function buttonsStay(dialog: Locator, names: string[]): Promise<void> {
	for (const end of [0, 10_000]) {
		await dialog.evaluate((node, top) => node.scrollTo({ top, behavior: "instant" }), end);
		for (const name of names) {
			const button = dialog.getByRole("button", { name, exact: true });
			await expect(button).toBeInViewport({ ratio: 1 });
			await button.click({ trial: true });
		}
	}
}

test("the buttons of the dialogs that delete are in sight on a phone turned to its side", async ({ server, phone }) => {
	const page = await phone({ viewport: turned[0] ?? null });
	await openDashboard(page, server, await student(server, "Maya Haddad"));
	await followProfile(page);
	await page.getByRole("button", { name: "Delete my account…" }).click();
	const leaving = page.getByRole("dialog", { name: "Delete your account for good?" });
	for (const size of turned) {
		await page.setViewportSize(size);
		await buttonsStay(leaving, ["Keep my account", "Delete for good"]);
	}
});

test("so are those of a question to an admin, and of a form", async ({ server, phone }) => {
	const title = "A worksheet with a long title about fractions, decimals and percentages";
	await material(server, { title });
	const page = await phone({ viewport: turned[0] ?? null });
	await openDashboard(page, server, await admin(server, "Samar Tannous"));
	await page.getByRole("tab", { name: "Materials" }).click();
	await page.getByRole("main").getByRole("button", { name: "Delete", description: title }).click();
	const asking = page.getByRole("dialog", { name: "Are you sure you want to delete this material?" });
	for (const size of turned) {
		await page.setViewportSize(size);
		await buttonsStay(asking, ["Cancel", "Delete"]);
	}
	await page.keyboard.press("Escape");
	await page.getByRole("main").getByRole("button", { name: "Edit", description: title }).click();
	const editing = page.getByRole("dialog", { name: "Edit the material" });
	for (const size of turned) {
		await page.setViewportSize(size);
		await buttonsStay(editing, ["Save", "Cancel"]);
	}
});

test("for letters of twice the size a dialog is not low: its buttons stand below each other, and no word is divided", async ({
	server,
	phone,
}) => {
	await material(server, { title: "Angles" });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	const browser = await page.context().newCDPSession(page);
	// As the browser's own setting, which the conditions of the styles follow, too.
	await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
	await openDashboard(page, server, await admin(server, "Samar Tannous"));
	await page.getByRole("tab", { name: "Materials" }).click();
	await page.getByRole("main").getByRole("button", { name: "Delete", description: "Angles" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true })).toBeVisible();
	expect(await dividedWords(page, "[role=alertdialog], [role=dialog], dialog")).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("main").getByRole("button", { name: "Edit", description: "Angles" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: "Save", exact: true })).toBeVisible();
	expect(await dividedWords(page, "[role=dialog], dialog")).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("tab", { name: "Users" }).click();
	await page.getByRole("button", { name: "Create an account", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "Create an account" })).toBeVisible();
	expect(await dividedWords(page, "[role=dialog], dialog")).toEqual([]);
});
