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
		// Put into the page anew, it is fetched anew.
		document.head.append(link);
	});
