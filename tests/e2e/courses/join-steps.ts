// The steps of a student who joins a course by its code.
import type { Page } from "@playwright/test";
import { chip, signIn } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aCourse(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, []);
	return { rana, maya, maths, code: String(maths.join_code) };
}

export const open = (page: Page) => page.getByRole("button", { name: /^(Join with a code|S'inscrire avec un code)$/ });
export const dialog = (page: Page) =>
	page.getByRole("dialog", { name: /^(Join with a code|S'inscrire avec un code)$/ });
export const field = (page: Page) => page.getByLabel(/^(Join code|Code d'inscription)$/);
export const join = (page: Page) => dialog(page).getByRole("button", { name: /^(Join|S'inscrire)$/ });
const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
export const joining = (page: Page, code: string) =>
	page.getByRole("article", {
		name: new RegExp(`^(Joining with the code|Inscription avec le code) ${inGroups(code)}$`),
	});
export const seats = (server: RealServer, id: string) => server.rows("enrollments", `user_id = '${id}'`);

/** Signed in, with the first list of courses loaded: from now on the page does not change by itself. */
export async function signedIn(page: Page, server: RealServer, person: Person): Promise<void> {
	await signIn(page, server, person);
	await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)\./);
}

export async function enter(page: Page, code: string): Promise<void> {
	await open(page).click();
	await field(page).fill(code);
	await join(page).click();
}
