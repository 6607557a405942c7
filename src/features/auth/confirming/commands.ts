// An address is somebody's when the link mailed to it comes back.
import * as z from "zod/mini";
import { askForMail } from "#features/auth/mails.ts";
import { claimsIn } from "#features/auth/token-claims.ts";
import { askServer, Refused } from "#local/online.ts";
import { syncNow } from "#local/schedule.ts";

const change = z.object({ id: z.string(), newEmail: z.string() });

export const askForLink = (email: string) => askForMail("verification", email);

/** Gives the link's token back to the server. "unknown" when that could not be done, or nobody knows whether it was. */
export async function confirmAddress(token: string): Promise<"confirmed" | "badLink" | "unknown"> {
	try {
		await askServer("/api/collections/users/confirm-verification", { method: "POST", guest: true, body: { token } });
		return "confirmed";
	} catch (error) {
		return error instanceof Refused && error.code !== "busy" ? "badLink" : "unknown";
	}
}

/** Whose new address the link's token names; null when it cannot be read. */
export const changeIn = (token: string): z.infer<typeof change> | null => claimsIn(token, change);

/** Takes the new address for the account; every sign-in of before ends with it. @throws {NoAnswer | Refused} */
export async function confirmEmailChange(token: string, password: string): Promise<void> {
	await askServer("/api/collections/users/confirm-email-change", {
		method: "POST",
		guest: true,
		body: { token, password },
	});
	await syncNow();
}
