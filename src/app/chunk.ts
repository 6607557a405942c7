// A page's code comes as a file named by its content. After a deploy an old tab asks for names that are gone: then,
// once, the page is fetched anew. Never without an answering server (offline a reload could end in nothing), never
// over words being written, never twice in a minute.
import { type ComponentType, lazy } from "react";
import { isWriting } from "./dirty.ts";

const reloadedAt = "lead-reloaded";

/** A part of the app that could not be fetched. */
export class MissingPart extends Error {}

/** Fetches a part of the app. @throws {MissingPart} when it cannot be had now */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (reason) {
		throw new MissingPart(String(reason));
	}
}

/** A component of the frame that comes later. When it cannot be fetched the page goes on without it. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	return lazy<ComponentType<Props>>(() =>
		load().then(
			(component) => ({ default: component }),
			() => ({ default: () => null }),
		),
	);
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
