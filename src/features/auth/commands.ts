// What a person can do about the own session.

import { NotSealed, signIn, signOut, wholeWork } from "#local/account/sign-in.ts";
import { refusesStorage } from "#local/browser/abilities.ts";
import { isTypedInTab } from "#local/browser/typed-in-tab.ts";
import { countUploads } from "#local/files/upload-list.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { serverAnswers } from "#local/platform.ts";
import { syncNow } from "#local/schedule.ts";
import { NotSaved, opensNothing } from "#sync/storage/durable.ts";
import { NoVaultKey } from "#sync/storage/vault.ts";
import { type Refusal, refusalOf } from "./refusals.ts";
import type { Session } from "./session.ts";

export { isTypedInTab, refusesStorage, signIn, syncNow };

const notLetIn = "The request doesn't satisfy the collection requirements to authenticate.";

/** Signing in needs storage: everything is read from and written to the phone first. */
export const noStorage: Refusal = { type: "no_storage", message: "" };

/** Why signing in failed, as the form keeps it: see `refusals.ts`, and what only signing in can meet. */
export function signInProblem(error: unknown): Refusal {
	const answered = error instanceof Refused || error instanceof NoAnswer;
	if (!answered && refusesStorage()) return noStorage;
	if (opensNothing(error)) return noStorage;
	if (error instanceof NotSealed) return { type: "not_sealed", message: "" };
	if (error instanceof NotSaved) return { type: "full", message: "" };
	if (!(error instanceof Refused) || error.code !== "") return refusalOf(error);
	// PocketBase gives no code here, only these two sentences.
	if (error.message === "Failed to authenticate.") return { type: "wrong", message: "" };
	if (error.message === notLetIn) return { type: "unverified", message: "" };
	return { type: "", message: error.message };
}

/**
 * Signs in with a password that was refused as a new one: an earlier attempt may have set it without its response arriving.
 * @throws {NoAnswer}, or the given refusal when the password does not open the account
 */
export async function signInInstead(identity: string, password: string, refusal: Refused): Promise<Session> {
	try {
		return await signIn(identity, password);
	} catch (error) {
		throw error instanceof NoAnswer ? error : refusal;
	}
}

export type SignOutEnd = "out" | "ask" | "offline" | "signOut.noKey" | "signOut.notSaved";

/**
 * Signs out at once if nothing is unsent or unsaved and the server answers. Else the person decides: "ask" what happens to it,
 * "offline" whether to leave although one cannot come back in.
 */
export async function signOutIfSafe(): Promise<SignOutEnd> {
	const [unsent, online, uploads] = await Promise.all([
		wholeWork().catch(() => null),
		serverAnswers(),
		countUploads().catch(() => 0),
	]);
	if (unsent === null) return "signOut.notSaved";
	if (!online) return "offline";
	return unsent.length + uploads > 0 || isTypedInTab() ? "ask" : await signOutSealed();
}

/** Signs out and keeps what is unsent, locked, for the same person's next sign-in. @returns "out", or why not */
export async function signOutSealed(): Promise<SignOutEnd> {
	try {
		await signOut();
		return "out";
	} catch (error) {
		return error instanceof NoVaultKey ? "signOut.noKey" : "signOut.notSaved";
	}
}
