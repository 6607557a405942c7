// The steps of a person on their own profile.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { descriptionOf, fill, press, signIn } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";
import { headed } from "./accounts.ts";

export const region = ({ page }: App, name: string): App["page"] => within(page.getByRole("region", { name }));

/** Signs in at the sign-in page that is open, and goes to the profile. */
export async function openProfile(app: App, person: Person): Promise<void> {
	await signIn(app, person);
	await app.user.click(await app.page.findByRole("link", { name: "My profile" }));
	await headed(app, "My profile");
}

/** Fills the three fields of the password form and presses its button. */
export async function updatePassword(app: App, current: string, next: string, again = next): Promise<void> {
	const form = region(app, "Password");
	await fill(app, form.getByLabelText("Current Password"), current);
	await fill(app, form.getByLabelText("New Password"), next);
	await fill(app, form.getByLabelText("Confirm Password"), again);
	await press({ ...app, page: form }, "Update Password");
}

/** Requests a new address in the form. */
export async function askForAddress(app: App, email: string, password: string): Promise<void> {
	const form = region(app, "Email address");
	await fill(app, form.getByLabelText("New Email"), email);
	await fill(app, form.getByLabelText("Password"), password);
	await press({ ...app, page: form }, "Send the link");
}

/** A screen reader comes to read this about the field or button after its name. */
export const describedAs = (control: HTMLElement, words: string): Promise<void> =>
	waitFor(() => expect(descriptionOf(control)).toBe(words));

export const hasFocus = (control: HTMLElement): Promise<void> =>
	waitFor(() => expect(document.activeElement).toBe(control));

/** The only part of the page or region with this role has these words and no others. */
export const roleSays = (where: App["page"], role: "alert" | "status", words: string): Promise<void> =>
	waitFor(() => expect(where.getByRole(role).textContent).toBe(words));
