// Getting in again: the link of a mail, and a password of one's own in place of the centre's.
import { z } from "zod";
import { askFor, askServer, Refused } from "#data/online.ts";
import { syncNow } from "#data/schedule.ts";
import { signIn } from "#data/sign-in.ts";
import { askForMail, type MailState } from "#features/auth/mails.ts";
import type { Session } from "#features/auth/signed-in.ts";

/** @throws {NoAnswer | Refused} and nothing was accepted */
export const askForResetLink = (email: string): Promise<MailState> => askForMail("forgot-password", email);

export type LinkStanding = "valid" | "invalid" | "unknown";

/** A link is only called invalid when it is so twice, with this long between (SPEC section 4). */
const recheckAfter = 600;

/** What the server says of a reset link; looking does not use it up. "unknown" without an answer. */
export async function lookAtResetLink(token: string): Promise<LinkStanding> {
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

/** Uses the link up. Whoever is signed in here with the old password hears of it at once. @throws {NoAnswer | Refused} */
export async function resetPassword(token: string, password: string): Promise<void> {
	await askServer("/api/collections/users/confirm-password-reset", {
		method: "POST",
		guest: true,
		body: { token, password, passwordConfirm: password },
	});
	await syncNow();
}

/**
 * Puts an own password in the place of the centre's and signs in with it: every older sign-in has ended then.
 * @throws {NoAnswer | Refused}
 */
export async function chooseOwnPassword({ user }: Session, temporary: string, password: string): Promise<void> {
	try {
		await askServer(`/api/collections/users/records/${user.id}`, {
			method: "PATCH",
			body: { oldPassword: temporary, password, passwordConfirm: password },
		});
	} catch (error) {
		// Refused as nobody: an earlier try arrived whose answer did not, and this sign-in has ended with it. Then the new
		// password is the one that opens.
		if (!(error instanceof Refused) || !["", "session"].includes(error.code)) throw error;
		await signIn(user.email, password).catch(() => {
			throw error;
		});
		return;
	}
	await signIn(user.email, password);
}
