// The session of this phone for React; light, because every page draws it.
import { useSyncExternalStore } from "react";
import { identityOf, readSession, type Session, watchAuth } from "#local/account/session.ts";

export type { Session };
export { identityOf };

/** Who is signed in, or null; drawn again on every change, in this tab or another. */
export function useSession(): Session | null {
	return useSyncExternalStore(watchAuth, readSession, () => null);
}

/** Whether the server lets this person change the own account. With a password that the centre set, only that password. */
export const ownsAccount = ({ account_status, temporary }: Session): boolean =>
	account_status !== "blocked" && !temporary;

const owner = () => readSession()?.user.id ?? "nobody";

/**
 * React key of the page's owner. It reads storage directly, because `useSession` is null while a prerendered page hydrates;
 * a key that changed afterwards would remount the form and drop typed text.
 */
export function useOwner(): string {
	return useSyncExternalStore(watchAuth, owner, owner);
}

const never = () => () => {};

/** True only while a prerendered page hydrates, before the phone's storage could be read. */
export function useChecking(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}
