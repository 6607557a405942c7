// The code of the list behind the chip. Without a service worker it is nowhere on the phone until it was fetched, and the
// list is wanted most when the line is cut: so it comes as soon as something waits, and is asked for until it is here. Not
// sooner: that would cost everybody's line for the few seconds before the service worker brings it.
import { useEffect, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { readStatus, watchStatus } from "#data/status.ts";
import { lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";
import { say } from "./words.ts";

const list = lazyWithRetry(() => import("./OutboxSheet.tsx").then((file) => file.OutboxSheet));

export function useListCode() {
	const OutboxSheet = useSyncExternalStore(list.watch, list.read);
	const { waiting, sending, failed, contact } = useSyncExternalStore(watchStatus, readStatus, readStatus);
	// Every change of contact is another chance; where the browser itself says there is no network, there is none.
	const chance = waiting + sending + failed > 0 && navigator.onLine ? contact : null;
	useEffect(() => {
		if (chance !== null) void list.ask();
	}, [chance]);
	/** @returns whether there is a list to open; when there is none its person is told */
	const fetchList = async (): Promise<boolean> => {
		const here = await list.ask();
		if (!here) toast.error(say("error.part"), { id: "list-code" });
		return here;
	};
	return { OutboxSheet, fetchList };
}
