// Whether the steps for an iPhone are shown. They lie above whatever asked for them: a card, a drawer, a toast.
const listeners = new Set<() => void>();
let shown = false;

export const areStepsShown = (): boolean => shown;

export function showSteps(show: boolean): void {
	shown = show;
	for (const tell of listeners) tell();
}

/** Calls back when they come and go. @returns what ends it */
export function watchSteps(tell: () => void): () => void {
	listeners.add(tell);
	return () => void listeners.delete(tell);
}
