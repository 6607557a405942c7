// Recovering access: the link of a mail, and replacing the centre's password by one's own.
import * as z from "zod/mini";
import { signInInstead } from "#features/auth/commands.ts";
import { askForMail, type MailState } from "#features/auth/mails.ts";
import { OnlyChanged } from "#features/auth/refusals.ts";
import type { Session } from "#features/auth/session.ts";
import { claimsIn } from "#features/auth/token-claims.ts";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { amendSession, identityOf, readSession } from "#local/account/session.ts";
import { signIn } from "#local/account/sign-in.ts";
import { askFor, askServer, Refused } from "#local/online.ts";
import { syncNow } from "#local/schedule.ts";

/** @throws {Refused} and nothing was accepted @throws {NoAnswer} and nobody knows */
export const askForResetLink = (email: string): Promise<MailState> => askForMail("forgot-password", email);

export type LinkState = "valid" | "invalid" | "unknown";

/**
 * A link is called invalid only when the server said so twice, this many milliseconds apart; one without a token, when it
 * still has none after them.
 */
export const recheckAfter = 600;

/** What the server says of a reset link; looking does not use it up. "unknown" without an answer. */
export async function lookAtResetLink(token: string): Promise<LinkState> {
	const isValid = async () => {
		const shape = z.object({ valid: z.boolean() });
		return (await askFor(shape, "/api/lead/reset-link", { method: "POST", guest: true, body: { token } })).valid;
	};
	try {
		if (await isValid()) return "valid";
		await new Promise((done) => setTimeout(done, recheckAfter));
		return (await isValid()) ? "valid" : "invalid";
	} catch {
		return "unknown";
	}
}

/** For the sign-in page: whose link it is, as PocketBase wrote into the token; nothing when it cannot be read. */
export function whoseLink(token: string): { email?: string; sameAccount?: boolean } {
	const email = claimsIn(token, z.object({ email: z.string() }))?.email;
	return email ? { email, sameAccount: readSession()?.user.email === email } : {};
}

/** Uses the link up. A session on this phone with the old password ends at once. @throws {NoAnswer | Refused} */
export async function resetPassword(token: string, password: string): Promise<void> {
	await askServer("/api/collections/users/confirm-password-reset", {
		method: "POST",
		guest: true,
		body: { token, password, passwordConfirm: password },
	});
	await syncNow();
}

/**
 * Puts an own password in the place of the old one and signs in with it: every older sign-in has ended then.
 * @throws {NoAnswer | Refused} and the password is the old one as far as is known; "session" when the sign-in had ended
 * @throws {OnlyChanged} and the new password counts
 */
export async function chooseOwnPassword(session: Session, old: string, password: string): Promise<void> {
	const { user, token } = session;
	try {
		await askServer(`/api/collections/users/records/${user.id}`, {
			method: "PATCH",
			body: { oldPassword: old, password, passwordConfirm: password },
		});
	} catch (error) {
		await signInIfChosen(identityOf(user), password, error);
		return;
	}
	try {
		await signIn(identityOf(user), password);
	} catch {
		amendSession(token, { expired: true });
		throw new OnlyChanged();
	}
}

/** Refused as nobody: an earlier try may have arrived, and this sign-in has ended with it; or it has ended otherwise. */
async function signInIfChosen(identity: string, password: string, problem: unknown): Promise<void> {
	if (!(problem instanceof Refused) || !["", "session"].includes(problem.code)) throw problem;
	await orSessionEnded(signInInstead(identity, password, problem));
}
