// How far the centre is with each family.
import type { Locator, Page } from "@playwright/test";
import { openLink } from "#support/browser/accounts.ts";
import { expect } from "#support/browser/test.ts";
import type { Centre } from "./served.ts";

const card = (admin: Page, name: string): Locator =>
	admin.getByRole("listitem").filter({ has: admin.getByRole("heading", { level: 3, name }) });

/** The option of the list's filter, which counts. */
const counted = (admin: Page, words: string) => expect(admin.getByRole("option", { name: words })).toBeAttached();

async function mark(admin: Page, name: string, status: "Called" | "Booked" | "Enrolled" | "Closed"): Promise<void> {
	await card(admin, name).getByRole("combobox").selectOption(status);
	await counted(admin, `${status} (1)`);
}

export async function answerFamilies(admin: Page, centre: Centre): Promise<void> {
	await openLink(admin, await centre.mailedLink(centre.mailbox, /inquir|famil|wrote/i));
	await expect(admin.getByRole("heading", { level: 3 })).toHaveCount(3);
	await counted(admin, "New (3)");
	await expect(card(admin, "Marc Daher")).toContainText("used the French site");
	const chat = card(admin, "Marc Daher").getByRole("link", { name: "WhatsApp" });
	await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/9613444555\?text=Bonjour/);
	for (const status of ["Called", "Booked", "Enrolled"] as const) await mark(admin, "Rita Abou Jaoudé", status);
	await mark(admin, "هدى خوري", "Closed");
	await card(admin, "Marc Daher").getByRole("button", { name: "Create an account" }).click();
	const form = admin.getByRole("dialog", { name: "Create an account" });
	await form.getByLabel("Full Name").fill("Anthony Daher");
	await expect(form.getByLabel("Parent’s phone (optional)")).toHaveValue("03 444 555");
	// The child signs in with a user name, and not by the parent's address, which is there already.
	await form.getByLabel("Email (optional)").fill("");
	await form.getByRole("button", { name: "Create the account" }).click();
	const ready = admin.getByRole("dialog", { name: "The account of Anthony Daher is ready" });
	await expect(ready.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute("href", /Anthony/);
	await ready.getByRole("button", { name: "Done" }).click();
	await ready.getByRole("button", { name: "Close anyway" }).click();
	await counted(admin, "Enrolled (2)");
	await counted(admin, "Closed (1)");
	await counted(admin, "Open (0)");
}
