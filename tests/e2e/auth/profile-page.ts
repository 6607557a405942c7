// The steps of a person on their own profile.
import type { Page } from "@playwright/test";
import { followProfile, signIn } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

/** How Chromium reports that the server refuses the token. */
export const deadToken = /status of 40[14] .*\/api\/(lead\/handshake|collections\/users)/;

export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export async function openProfile(page: Page, server: RealServer, person: Person): Promise<void> {
	await signIn(page, server, person);
	await followProfile(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
}

/** Requests a new address in the form. */
export async function askForAddress(page: Page, email: string, password: string): Promise<void> {
	const form = region(page, "Email address");
	await form.getByLabel("New Email", { exact: true }).fill(email);
	await form.getByLabel("Password", { exact: true }).fill(password);
	await form.getByRole("button", { name: "Send the link" }).click();
}
