// The code of the list behind the chip. Without a service worker it is nowhere on the phone until it was fetched, and the
// list is wanted most when the line is cut: so it comes as soon as something waits, and is asked for until it is here.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { readStatus, watchStatus } from "#data/status.ts";
import { fetchLostStyles } from "./chunk.ts";
import type { OutboxSheetProps } from "./OutboxSheet.tsx";
import { say } from "./words.ts";

async function load() {
	await fetchLostStyles();
	return (await import("./OutboxSheet.tsx")).OutboxSheet;
}

export function useListCode() {
	const [OutboxSheet, setSheet] = useState<ComponentType<OutboxSheetProps>>();
	const { waiting, sending, failed, contact } = useSyncExternalStore(watchStatus, readStatus, readStatus);
	// Every change of contact is another chance; where the browser itself says there is no network, there is none.
	const needed = !OutboxSheet && waiting + sending + failed > 0;
	const chance = needed && navigator.onLine ? contact : null;
	useEffect(() => {
		if (chance === null) return;
		load().then(
			(Sheet) => setSheet(() => Sheet),
			() => {},
		);
	}, [chance]);
	/** @returns whether there is a list to open; when there is none its person is told */
	const fetchList = async (): Promise<boolean> => {
		try {
			const Sheet = await load();
			setSheet(() => Sheet);
			return true;
		} catch {
			toast.error(say("error.part"), { id: "list-code" });
			return false;
		}
	};
	return { OutboxSheet, fetchList };
}
