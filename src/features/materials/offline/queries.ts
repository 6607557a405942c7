// What this phone has still to do about files, live.
import { useSyncExternalStore } from "react";
import { useMine } from "#local/account/queries.ts";
import { watchReach, whyStopped } from "#local/account/reach.ts";
import { type FileWork, fileWork } from "#local/files/file-run.ts";
import {
	budgets,
	type FileSettings,
	mayComeByThemselves,
	readFileSettings,
	watchFileSettings,
} from "#local/files/settings.ts";
import { readStatus } from "#local/status.ts";
import type { Material } from "#records.ts";

export { budgets };

export const useFileSettings = (): FileSettings => useSyncExternalStore(watchFileSettings, readFileSettings);

/** Undefined while the first answer is under way. */
export function useFileWork(): FileWork | undefined {
	// A smaller or larger room is other work, and so is another line.
	const { budget } = useFileSettings();
	return useMine(fileWork, [budget, useComeByThemselves()]);
}

/** Whether files may come without being asked for on this line; "ask": its person was not asked yet. */
export function useComeByThemselves(): FileSettings["byItself"] {
	return useSyncExternalStore(watchLine, () => mayComeByThemselves());
}

/** What comes by itself as soon as its person was asked and says yes; undefined while the first answer is under way. */
export function useUnasked(): Material[] | undefined {
	const work = useFileWork();
	return useComeByThemselves() === "ask" ? work?.fetch : none;
}

const none: Material[] = [];

function watchLine(tell: () => void): () => void {
	const unwatch = watchFileSettings(tell);
	const line: unknown = "connection" in navigator ? navigator.connection : null;
	const events = line instanceof EventTarget ? line : null;
	events?.addEventListener("change", tell);
	return () => {
		unwatch();
		events?.removeEventListener("change", tell);
	};
}

/** When the server last answered (phone's clock, milliseconds): files are tried again then; null while it does not. */
export const useReached = (): number | null =>
	useSyncExternalStore(watchReach, () =>
		whyStopped() === null && readStatus().contact === "online" ? readStatus().lastContact : null,
	);
