// What a person can do about the own session.
import { myDatabase } from "#data/account.ts";
import { saveDraft } from "#data/drafts.ts";
import { NotSaved } from "#data/durable.ts";
import { syncNow } from "#data/schedule.ts";
import { NoAnswer, SignInRefused, signIn, signOut, unsentWork } from "#data/sign-in.ts";
import { NoVaultKey } from "#data/vault.ts";
import { realWorld } from "#data/world.ts";

export { signIn, syncNow };

/** Why signing in failed: a key of the words, and the server's own sentence when it gave one. */
export function signInProblem(error: unknown) {
	if (error instanceof SignInRefused) return refusalInWords(error.message);
	if (error instanceof NoAnswer) return { key: "login.noAnswer", server: "" } as const;
	if (error instanceof NoVaultKey || error instanceof NotSaved) return { key: "login.sealed", server: "" } as const;
	return { key: "login.failed", server: "" } as const;
}

const notLetIn = "The request doesn't satisfy the collection requirements to authenticate.";
const blocked = "The centre has paused this account.";
const expired = "This temporary password has expired. Please ask the centre for a new one.";

// The sentences everybody meets are known in both languages; any other is shown as the server says it.
function refusalInWords(server: string) {
	const wait = /^Too many wrong passwords\. Please try again in (?:a minute|(\d+) minutes)\.$/.exec(server);
	if (wait) return { key: "login.tooMany", server: "", count: Number(wait[1] ?? 1) } as const;
	if (server === "Failed to authenticate.") return { key: "login.wrong", server: "" } as const;
	if (server === notLetIn) return { key: "login.unverified", server: "" } as const;
	if (server === blocked) return { key: "login.blocked", server: "" } as const;
	if (server === expired) return { key: "login.temporaryExpired", server: "" } as const;
	return { key: "login.failed", server } as const;
}

export type SignOutEnd = "out" | "ask" | "signOut.noKey" | "signOut.notSaved";

/** Signs out at once if nothing is unsent, else answers "ask": the person decides what happens to the work. */
export async function signOutIfSent(): Promise<SignOutEnd> {
	const unsent = await unsentWork().catch(() => null);
	if (unsent === null) return "signOut.notSaved";
	return unsent.length > 0 ? "ask" : await signOutKeeping();
}

/** Signs out and keeps what is unsent, locked, for the same person's next sign-in. @returns "out", or why not */
export async function signOutKeeping(): Promise<SignOutEnd> {
	try {
		await signOut();
		return "out";
	} catch (error) {
		return error instanceof NoVaultKey ? "signOut.noKey" : "signOut.notSaved";
	}
}

/** Throws words away that no screen has a field for. @returns what puts them back @throws {NotSaved} */
export async function discardWords(key: string, text: string): Promise<() => Promise<void>> {
	const db = myDatabase();
	await saveDraft(db, realWorld, key, "");
	return () => saveDraft(db, realWorld, key, text);
}
