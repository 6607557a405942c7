// How far the centre is with each family.
import type { Locator, Page } from "@playwright/test";
import { openLink } from "#support/browser/accounts.ts";
import { expect } from "#support/browser/test.ts";
import type { Centre } from "./served.ts";

const card = (desk: Page, name: string): Locator =>
	desk.getByRole("listitem").filter({ has: desk.getByRole("heading", { level: 3, name }) });

/** The option of the list's filter, which counts. */
const counted = (desk: Page, words: string) => expect(desk.getByRole("option", { name: words })).toBeAttached();

async function mark(desk: Page, name: string, status: "Called" | "Booked" | "Enrolled" | "Closed"): Promise<void> {
	await card(desk, name).getByRole("combobox").selectOption(status);
	await counted(desk, `${status} (1)`);
}

export async function answerFamilies(desk: Page, centre: Centre): Promise<void> {
	await openLink(desk, await centre.mailedLink(centre.desk, /inquir|famil|wrote/i));
	await expect(desk.getByRole("heading", { level: 3 })).toHaveCount(3);
	await counted(desk, "New (3)");
	await expect(card(desk, "Marc Daher")).toContainText("writes in French");
	const chat = card(desk, "Marc Daher").getByRole("link", { name: "WhatsApp" });
	await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/9613444555\?text=Bonjour/);
	for (const status of ["Called", "Booked", "Enrolled"] as const) await mark(desk, "Rita Abou Jaoudé", status);
	await mark(desk, "هدى خوري", "Closed");
	await card(desk, "Marc Daher").getByRole("button", { name: "Make an account" }).click();
	const form = desk.getByRole("dialog", { name: "Make an account" });
	await form.getByLabel("Full Name").fill("Anthony Daher");
	await expect(form.getByLabel("Parent’s phone (optional)")).toHaveValue("03 444 555");
	// The child signs in with a user name, and not by the parent's address, which is there already.
	await form.getByLabel("Email (optional)").fill("");
	await form.getByRole("button", { name: "Make the account" }).click();
	const ready = desk.getByRole("dialog", { name: "The account of Anthony Daher is ready" });
	await expect(ready.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute("href", /Anthony/);
	await ready.getByRole("button", { name: "Done" }).click();
	await ready.getByRole("button", { name: "Close anyway" }).click();
	await counted(desk, "Enrolled (2)");
	await counted(desk, "Closed (1)");
	await counted(desk, "Open (0)");
}
