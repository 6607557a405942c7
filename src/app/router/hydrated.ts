// The frame is hydrated first and the page in it later, in turns of its own. Whoever changes the language between the two
// makes the page differ from what arrived: React then throws it away and draws it anew, and a press may be lost.
import { useEffect } from "react";

let tell = (): void => {};

/** Resolves when the page that arrived is taken over, all but the parts that are fetched later. */
export const pageHydrated = new Promise<void>((done) => {
	tell = done;
});

/** Stands beside the page, within the same boundary. */
export function NoteHydrated(): null {
	useEffect(tell, []);
	return null;
}
