// Somebody without an account: the request that makes one, and the link of the mail that LEAD sends; for vitest and for Playwright.
import { newestMail } from "#support/mails.ts";
import type { RealServer } from "#support/server.ts";

export type Newcomer = { name: string; email: string; password: string; role: RegExp; grade?: string };

let made = 0;

/** A person without an account. */
export const newcomer = (fields: Partial<Newcomer> = {}): Newcomer => ({
	name: "Nour Azar",
	email: `nour-${++made}-${process.pid}@home.test`,
	password: "a short sentence",
	role: /^(Student|Élève)$/,
	grade: "7",
	...fields,
});

/** The account that this person creates by a request, in place of the form. */
export async function signedUp(server: RealServer, { name, email, password }: Newcomer): Promise<void> {
	const body = { email, password, passwordConfirm: password, full_name: name, role: "student", grade: "7" };
	const answer = await server.ask("POST", "/api/collections/users/records", { body });
	if (answer.status !== 200) throw new Error(`No account for ${email}: ${answer.text}`);
}

/** The path and the hash of the link in the newest mail to this person. */
export async function mailedPath(server: RealServer, email: string): Promise<string> {
	const { pathname, hash } = new URL((await newestMail(server, email)).link);
	return pathname + hash;
}
