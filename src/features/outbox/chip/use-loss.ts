// Whether the browser deleted unsent work of the signed-in person, as local storage remembers. The component that lists
// it is loaded only then, with the words of the list.
import { useSyncExternalStore } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { accountDatabaseName } from "#local/database-names.ts";
import { isLossNoted, watchLoss } from "#sync/storage/witness.ts";

export function useLoss(): boolean {
	const { user } = useAuth();
	const noted = () => user !== null && isLossNoted(accountDatabaseName(user.id));
	return useSyncExternalStore(watchLoss, noted, () => false);
}
