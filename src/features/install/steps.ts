// Whether the steps for an iPhone are shown. They lie above whatever asked for them: a card, a drawer, a toast.
import { listenersOf } from "#local/listeners.ts";

const listeners = listenersOf();
let shown = false;

export const areStepsShown = (): boolean => shown;

export function showSteps(show: boolean): void {
	shown = show;
	listeners.tell();
}

/** Calls back when they come and go. @returns what ends it */
export const watchSteps = listeners.watch;
