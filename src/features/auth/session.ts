// The session of this phone for React; light, because every page draws it.
import { useSyncExternalStore } from "react";
import { readSession, type Session, watchSession } from "#local/account/session.ts";

export type { Session };

/** Who is signed in, or null; drawn again on every change, in this tab or another. */
export function useSession(): Session | null {
	return useSyncExternalStore(watchSession, readSession, () => null);
}

/** Whether the server lets a person change anything of the own account; with the centre's password nothing but that. */
export const ownsAccount = ({ account_status, temporary }: Session): boolean =>
	account_status !== "blocked" && !temporary;

const owner = () => readSession()?.user.id ?? "nobody";

/**
 * Whose page this is, as a key. Known from the first drawing on, which `useSession` is not on a page that arrived drawn: a
 * key is not part of what arrived, and changing it a moment later would take the words just typed.
 */
export function useOwner(): string {
	return useSyncExternalStore(watchSession, owner, owner);
}

const never = () => () => {};

/** True only before the phone's storage could be read: in a prerendered page, until it is alive. */
export function useChecking(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}
