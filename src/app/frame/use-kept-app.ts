import { useSyncExternalStore } from "react";
import { isInstalled, watchInstalling } from "#data/installing.ts";
import { savesData } from "#ui/loading/save-data.ts";

const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * Whether the app is kept on this phone, to open without a network. That is most of a megabyte: over a line that is to be
 * spared it comes only when somebody wants it, and what is here already goes on to be renewed.
 * @param wanted somebody works here, or wrote something
 */
export function useKeptApp(wanted: boolean): boolean {
	const keeps = () => isInstalled() || !savesData() || isKept();
	return useSyncExternalStore(watchInstalling, keeps, () => false) || wanted;
}
