// Local storage of which one call fails. The page has it beside its databases: for the note of what is unsent, the second
// copy of it, and words on their way into a database.
import type { Fuse } from "#model/fuse.ts";

/** One that is full refuses only to keep more; one that is refused, as to a page in another's frame, everything. */
export const localStorageWays = ["QuotaExceededError", "SecurityError"] as const;
export type LocalStorageWay = (typeof localStorageWays)[number];

/** Gives this process a local storage. @returns takes it away again, with what it holds */
export function withLocalStorage(fuse: Fuse<LocalStorageWay>): () => void {
	const call = (keepsMore = false) => {
		if (fuse.blows() && (keepsMore || fuse.way === "SecurityError")) throw new DOMException("made to fail", fuse.way);
	};
	const methods = {
		getItem(this: Record<string, string>, place: string) {
			call();
			return Object.hasOwn(this, place) ? this[place] : null;
		},
		setItem(this: Record<string, string>, place: string, value: string) {
			call(true);
			this[place] = value;
		},
		removeItem(this: Record<string, string>, place: string) {
			call();
			delete this[place];
		},
	};
	const storage = new Proxy(Object.create(methods), {
		ownKeys: (places) => {
			call();
			return Reflect.ownKeys(places);
		},
	});
	Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
	return () => {
		Reflect.deleteProperty(globalThis, "localStorage");
	};
}
