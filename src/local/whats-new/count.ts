// How much is new, for the icon of the app and the person's face in the header.
import { countAtCentre, watchCentre } from "./centre.ts";
import { readWhatsNew, watchWhatsNew } from "./store.ts";

export const countNew = (): number => readWhatsNew().length + countAtCentre();

/** Calls back on every change. @returns what ends it */
export function watchCount(tell: () => void): () => void {
	const ends = [watchWhatsNew(tell), watchCentre(tell)];
	return () => {
		for (const end of ends) end();
	};
}
