// Asking for an account. Nothing of it is queued: without an answer nothing is promised.

import { signInInstead } from "#features/auth/commands.ts";
import { type MailState, mailed } from "#features/auth/mails.ts";
import type { Session } from "#features/auth/session.ts";
import { language } from "#i18n/i18n.ts";
import { askFor, askServer, Refused } from "#local/online.ts";
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
	return (await askFor(mailed, "/api/collections/users/records", { method: "POST", guest: true, body })).mail;
}

/**
 * Makes the centre's first admin, once.
 * @returns null; or the session of the person it signed in, when an earlier attempt had succeeded although its answer
 * was lost
 * @throws {NoAnswer | Refused} "link_used" when there is an admin already
 */
export async function makeFirstAdmin(token: string, person: NewPerson): Promise<Session | null> {
	const body = { ...person, token, language: language() };
	try {
		await askServer("/api/lead/first-admin", { method: "POST", guest: true, body });
		return null;
	} catch (error) {
		if (!(error instanceof Refused) || error.code !== "link_used") throw error;
		return await signInInstead(person.email, person.password, error);
	}
}
