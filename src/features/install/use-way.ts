// How LEAD gets onto the home screen here, and whether it should. Light, because the first page asks.
import { useEffect, useState, useSyncExternalStore } from "react";
import { somethingWaits } from "#local/account/waiting.ts";
import { isStorageKept } from "#local/browser/abilities.ts";
import { type InstallWay, isPutOff, watchInstalling, wayToInstall } from "#local/browser/installing.ts";
import { areStepsShown, watchSteps } from "./steps.ts";

/** Null where there is no way, or nothing left to do. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(watchInstalling, wayToInstall, () => null);

/** Whether it may be offered unasked. */
export function useMayOffer(): boolean {
	const putOff = useSyncExternalStore(watchInstalling, isPutOff, () => true);
	return useInstallWay() !== null && !putOff;
}

export const useStepsShown = (): boolean => useSyncExternalStore(watchSteps, areStepsShown, () => false);

/** Whether the browser promised to keep what is on this phone; undefined while it is asked. */
export function useStorageKept(): boolean | undefined {
	const [kept, setKept] = useState<boolean>();
	useEffect(() => void isStorageKept().then(setKept), []);
	return kept;
}

/** Whether anything waits on this phone to be sent. */
export function useSomethingWaits(): boolean {
	const [waits, setWaits] = useState(false);
	useEffect(() => void somethingWaits().then(setWaits), []);
	return waits;
}
