// Vite asks once for the styles of a part: at a second try the part would come without its looks. So those that did not come
// are noted, and fetched anew before anything is asked for again.
export class StylesheetMissing extends Error {}

const lost = new Set<HTMLLinkElement>();

/** From here on styles that do not come are noted. Called once, by app/router/missing-parts.ts. */
export function watchStylesheets(): void {
	window.addEventListener("error", note, true);
}

function note({ target }: Event): void {
	if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
}

/** Rejects as long as one of them cannot be had. */
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
