import { useSyncExternalStore } from "react";
import { isInstalled, watchInstalling } from "#data/installing.ts";
import { savesData } from "#ui/loading/save-data.ts";

const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * Whether the service worker is registered, so that the app opens without a network. It downloads most of a megabyte:
 * on a slow or metered connection that happens only when `wanted`. One that is registered already stays and is updated.
 * @param wanted whether somebody is signed in or has written something here
 */
export function useKeptApp(wanted: boolean): boolean {
	const keeps = () => isInstalled() || !savesData() || isKept();
	return useSyncExternalStore(watchInstalling, keeps, () => false) || wanted;
}
