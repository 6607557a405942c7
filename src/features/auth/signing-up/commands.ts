// Asking for an account. Nothing of it is queued: without an answer nothing is promised.
import { z } from "zod";
import { askFor, askServer } from "#data/online.ts";
import { type MailState, mailState } from "#features/auth/mails.ts";
import { language } from "#i18n/i18n.ts";
import type { NewPerson, SignUp } from "./schema.ts";

/**
 * Makes an account that waits. @returns whether the mail that confirms the address is on its way already
 * @throws {NoAnswer | Refused}
 */
export async function signUp({ grade, ...person }: SignUp): Promise<MailState> {
	const body = {
		...person,
		passwordConfirm: person.password,
		grade: person.role === "student" ? grade : "",
		language: language(),
	};
	const made = z.object({ mail: mailState });
	return (await askFor(made, "/api/collections/users/records", { method: "POST", guest: true, body })).mail;
}

/** Makes the centre's first admin, once. @throws {NoAnswer | Refused} "link_used" when there is one already */
export async function makeFirstAdmin(token: string, person: NewPerson): Promise<void> {
	const body = { ...person, token, language: language() };
	await askServer("/api/lead/first-admin", { method: "POST", guest: true, body });
}
