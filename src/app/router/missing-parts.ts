// The code of a page is a file named by its content. After a deployment an old tab asks for files that no longer exist;
// then the page is reloaded once. It is not reloaded while the server does not answer (offline a reload could lose the
// page), while somebody is typing, or twice within a minute.
import { serverAnswers } from "#local/platform.ts";
import { isWriting } from "#ui/forms/unsaved-input.ts";
import { retryStylesheets, StylesheetMissing, setReloadFallback, watchStylesheets } from "#ui/loading/retry.ts";

const reloadedAt = "lead-reloaded";

const missing = new WeakSet<Error>();

/** Starts recording which errors come from code that could not be fetched: Vite reports each of them to the window. */
export function noticeMissingParts(): void {
	window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
	watchStylesheets();
	setReloadFallback(() => void reloadOnce());
}

/** Whether this error means that a part of the app could not be fetched. */
export const isMissingPart = (error: unknown): boolean =>
	error instanceof Error && (isMissing(error) || (error.cause instanceof Error && isMissing(error.cause)));

const isMissing = (error: Error): boolean => missing.has(error) || error instanceof StylesheetMissing;

/**
 * Fetches the code of a page. The error is wrapped, because for the bare one the router would reload the page itself.
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
	try {
		await retryStylesheets();
		return await load();
	} catch (cause) {
		throw new Error(`A page could not be fetched: ${cause}`, { cause });
	}
}

/** Reloads the page if that may help and loses nothing. Called when a missing part was about to be drawn. */
export async function reloadOnce(): Promise<void> {
	const mayReload = () => !isWriting() && !triedLately();
	// Asked again: somebody may have begun to type, or another part been missed, while the server was asked.
	if (!mayReload() || !(await serverAnswers()) || !mayReload()) return;
	sessionStorage.setItem(reloadedAt, String(Date.now()));
	location.reload();
}

function triedLately(): boolean {
	try {
		return Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < 60_000;
	} catch {
		// Without storage a reload loop could not be detected, so there is no reload.
		return true;
	}
}
