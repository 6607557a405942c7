// A page's code comes as a file named by its content. After a deploy an old tab asks for names that are gone: then,
// once, the page is fetched anew. Never without an answering server (offline a reload could end in nothing), never
// over words being written, never twice in a minute.
import { isWriting } from "./dirty.ts";

const reloadedAt = "lead-reloaded";

/** A part of the app that could not be fetched. */
export class MissingPart extends Error {}

/** Fetches a part of the app. @throws {MissingPart} when it cannot be had and a reload would not help. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (reason) {
		if (!isWriting() && !triedLately() && (await serverAnswers())) {
			sessionStorage.setItem(reloadedAt, String(Date.now()));
			location.reload();
			return await new Promise<T>(() => {});
		}
		throw new MissingPart(String(reason));
	}
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
