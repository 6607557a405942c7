// What the frame reads of the phone's outbox.
import { useLiveQuery } from "dexie-react-hooks";
import type { Errand } from "#data/errands.ts";
import { unsentWork } from "#data/sign-in.ts";

/** Everything the signed-in person wrote that the server has not confirmed, oldest first; undefined while looking. */
export function useUnsent(): Errand[] | undefined {
	return useLiveQuery(async () => await unsentWork(), []);
}
