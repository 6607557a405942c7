// Whether something of the signed-in person was lost, as far as local storage says. The note that names it is asked for only
// then: it comes with the words of the list, which nobody else needs at once.
import { useSyncExternalStore } from "react";
import { isLossNoted, watchLoss } from "#data/witness.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";

export function useLoss(): boolean {
	const { user } = useAuth();
	const noted = () => user !== null && isLossNoted(`lead-${user.id}`);
	return useSyncExternalStore(watchLoss, noted, () => false);
}
