// A page's code comes as a file named by its content. After a deploy an old tab asks for names that are gone: then,
// once, the page is fetched anew. Never without an answering server (offline a reload could end in nothing), never
// over words being written, never twice in a minute.
import { isOurs } from "#data/ours.ts";
import { isWriting } from "#ui/forms/unsaved-input.ts";
import { setReloadFallback } from "#ui/loading/reload-fallback.ts";
import { retryStylesheets, StylesheetMissing, watchStylesheets } from "#ui/loading/retry-stylesheets.ts";

const reloadedAt = "lead-reloaded";

const missing = new WeakSet<Error>();

/** From here on the errors of parts that could not be fetched are known as such: Vite tells the window of each. */
export function noticeMissingParts(): void {
	window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
	watchStylesheets();
	setReloadFallback(() => void reloadOnce());
}

/** Whether this is what came of asking for a part of the app that cannot be had now. */
export const isMissingPart = (error: unknown): boolean =>
	error instanceof Error && (isMissing(error) || (error.cause instanceof Error && isMissing(error.cause)));

const isMissing = (error: Error): boolean => missing.has(error) || error instanceof StylesheetMissing;

/** Fetches a page. Its failure is wrapped: the router would meet the bare one with a reload of its own. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
	try {
		await retryStylesheets();
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
		const answer = await fetch("/api/health", { cache: "no-store" });
		return answer.ok && isOurs(answer);
	} catch {
		return false;
	}
}
