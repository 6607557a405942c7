// A page's code comes as a file named by its content. After a deploy an old tab asks for names that are gone: then,
// once, the page is fetched anew. Never without an answering server (offline a reload could end in nothing), never
// over words being written, never twice in a minute.
import { isWriting } from "./dirty.ts";

const reloadedAt = "lead-reloaded";

const missing = new WeakSet<Error>();

/** From here on the errors of parts that could not be fetched are known as such: Vite tells the window of each. */
export function noticeMissingParts(): void {
	window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
	window.addEventListener("error", noteStyles, true);
}

const lostStyles = new Set<HTMLLinkElement>();

function noteStyles({ target }: Event): void {
	if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lostStyles.add(target);
}

/** Vite asks once for the styles of a part; who asks for a part again asks for those that did not come. Rejects without them. */
export async function fetchLostStyles(): Promise<void> {
	await Promise.all([...lostStyles].map(fetchAgain));
}

const fetchAgain = (link: HTMLLinkElement): Promise<void> =>
	new Promise((done, fail) => {
		const here = () => {
			lostStyles.delete(link);
			done();
		};
		link.addEventListener("load", here, { once: true });
		link.addEventListener("error", () => fail(new Error(`No styles from ${link.href}`)), { once: true });
		// Put into the page anew, it is fetched anew.
		document.head.append(link);
	});

/** Whether this is what came of asking for a part of the app that cannot be had now. */
export const isMissingPart = (error: unknown): boolean =>
	error instanceof Error && (missing.has(error) || (error.cause instanceof Error && missing.has(error.cause)));

/** Fetches a page. Its failure is wrapped: the router would meet the bare one with a reload of its own. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (cause) {
		throw new Error(`A page could not be fetched: ${cause}`, { cause });
	}
}

/** Fetches the whole page anew if that can help and hurts nobody. For when a missing part was about to be drawn. */
export async function reloadOnce(): Promise<void> {
	if (isWriting() || triedLately() || !(await serverAnswers())) return;
	sessionStorage.setItem(reloadedAt, String(Date.now()));
	location.reload();
}

function triedLately(): boolean {
	try {
		return Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < 60_000;
	} catch {
		// No storage, no guard: then rather no reload.
		return true;
	}
}

async function serverAnswers(): Promise<boolean> {
	try {
		return (await fetch("/api/health", { cache: "no-store" })).ok;
	} catch {
		return false;
	}
}
