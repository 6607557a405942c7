// Drafts begun by a student, and the list that names them.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { cardOf } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";

export const titles = ["Fractions", "Angles", "Areas", "Volumes"];
/** The text of the draft for this assignment. */
export const begun = (title: string) => `${title}: half of it`;

export const list = (page: Page): Locator => page.getByRole("dialog", { name: "Written on this phone" });
export const field = (page: Page, title: string): Locator => cardOf(page, title).getByLabel("Your response");

export async function begin(page: Page, title: string): Promise<void> {
	await field(page, title).fill(begun(title));
	await expect(cardOf(page, title).getByText(/^Draft saved/)).toBeVisible();
}

/** The drafts that the open list names, in its order. */
export const named = (page: Page): Locator =>
	list(page)
		.locator("section")
		.filter({ has: page.getByRole("heading", { level: 3, name: "Being written" }) })
		.getByRole("link");

export async function savedFile(page: Page): Promise<string> {
	const download = page.waitForEvent("download");
	await list(page).getByRole("button", { name: "Save everything as a file" }).click();
	return await readFile(await (await download).path(), "utf8");
}
