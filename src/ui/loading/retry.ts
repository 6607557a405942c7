// What every second attempt to fetch code needs: when to try, the stylesheets that were lost, and what is left to do when
// trying does not help. Without a component, because every page of the site needs it.

/**
 * Calls back when the network may be back: the browser says so, or somebody looks at the page again. The browser's online
 * event is a hint that trying may help, and no proof of a connection.
 * @returns what ends it
 */
export function onReconnect(tell: () => void): () => void {
	const seen = () => {
		if (document.visibilityState === "visible") tell();
	};
	addEventListener("online", tell);
	document.addEventListener("visibilitychange", seen);
	return () => {
		removeEventListener("online", tell);
		document.removeEventListener("visibilitychange", seen);
	};
}

// Vite requests the stylesheet of a chunk only once: at a second attempt the chunk would load without its styles. So
// stylesheets that failed are recorded, and fetched again before the chunk is.
export class StylesheetMissing extends Error {}

const lost = new Set<HTMLLinkElement>();

/** Starts recording stylesheets that fail to load. Called once, by app/router/missing-parts.ts. */
export function watchStylesheets(): void {
	window.addEventListener("error", note, true);
}

function note({ target }: Event): void {
	if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
}

/** Rejects while one of them cannot be fetched. */
export async function retryStylesheets(): Promise<void> {
	await Promise.all([...lost].map(fetchAgain));
}

const fetchAgain = (link: HTMLLinkElement): Promise<void> =>
	new Promise((done, fail) => {
		const here = () => {
			lost.delete(link);
			done();
		};
		link.addEventListener("load", here, { once: true });
		link.addEventListener("error", () => fail(new StylesheetMissing(`No styles from ${link.href}`)), { once: true });
		// Inserting the element again makes the browser fetch it again.
		document.head.append(link);
	});

// Set by app/router/missing-parts.ts, because ui does not know when a reload would lose something.
let act = () => {};

export function setReloadFallback(does: () => void): void {
	act = does;
}

/** What to do when a part of a page cannot be fetched however often it is tried. */
export const reloadFallback = (): void => act();
