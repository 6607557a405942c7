// Loads the code of the list behind the chip. Without a service worker it is not on the phone until it was fetched, and
// the list is needed most when there is no network. So it is fetched as soon as something waits to be sent, and tried
// again until it has arrived; not earlier, to save everybody's data in the seconds before the service worker brings it.
import { useEffect, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { useStatus } from "#features/outbox/queries.ts";
import { say } from "#features/outbox/words.ts";
import { lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";

const list = lazyWithRetry(() => import("#features/outbox/list/OutboxDrawer.tsx").then((file) => file.OutboxDrawer));

export function useListCode() {
	const OutboxDrawer = useSyncExternalStore(list.watch, list.read);
	const { waiting, sending, failed, contact } = useStatus();
	// Every change of contact is a reason to try again, except while the browser itself reports that there is no network.
	const retryOn = waiting + sending + failed > 0 && navigator.onLine ? contact : null;
	useEffect(() => {
		if (retryOn !== null) void list.ask();
	}, [retryOn]);
	/** @returns whether the list can be opened; if not, a toast says so */
	const fetchList = async (): Promise<boolean> => {
		const here = await list.ask();
		if (!here) toast.error(say("list.missing"), { id: "list-code" });
		return here;
	};
	return { OutboxDrawer, fetchList };
}
