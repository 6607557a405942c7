// Who is signed in, kept in local storage and read at once, without the network. A token that has expired is kept:
// reading goes on and unsent work stays, until the same person signs in again. A value that cannot be read is removed.

import * as z from "zod/mini";
import { parseJson } from "#local/json.ts";
import { accountStatus, roleName } from "#records.ts";
import { recordId } from "#sync/storage/kept-shape.ts";

const storageKey = "lead.session";
/** Stands in local storage as long as the browser has not cleared it: a session that is missing beside it was ended. */
const markKey = "lead.storage";

const sessionShape = z.object({
	token: z.string().check(z.minLength(1)),
	/** `username` is that of who has no e-mail address; missing in what an earlier build stored. */
	user: z.object({ id: recordId, name: z.string(), email: z.string(), username: z.optional(z.string()) }),
	role: roleName,
	account_status: accountStatus,
	/** Why the account was declined, "" else. */
	reason: z.string(),
	/** The password was set by the centre, and an own one is still to be chosen. */
	temporary: z.optional(z.boolean()),
	/** The server refused the token. */
	expired: z.boolean(),
	/** When the token was given or renewed (phone's clock, milliseconds). */
	renewed_at: z.number(),
});

export type Session = z.infer<typeof sessionShape>;

/** What the person signs in with: the e-mail address or, without one, the user name. */
export const identityOf = ({ email, username = "" }: Session["user"]): string => email || username;

/** What can happen to the session of this phone. That the server ended it is an update: its person stays readable. */
export type AuthEvent =
	| "initial session"
	| "signed in"
	| "signed out"
	| "token refreshed"
	| "user updated"
	| "password recovery";

const listeners = new Set<(event: AuthEvent) => void>();
let known: { raw: string | null; session: Session | null } = { raw: null, session: null };

function readRaw(): string | null {
	try {
		return localStorage.getItem(storageKey);
	} catch {
		return known.raw;
	}
}

/** A stored value as a session, or null when it is none. */
export function sessionFrom(value: unknown): Session | null {
	if (typeof value !== "object" || value === null) return null;
	// An earlier build stored the account status as `standing`: nobody is signed out by the update.
	const earlier = "standing" in value ? { account_status: value.standing } : {};
	return sessionShape.safeParse({ ...earlier, ...value }).data ?? null;
}

/** The session of this phone; the same object as long as nothing changed. */
export function readSession(): Session | null {
	const raw = readRaw();
	if (raw === null && known.raw !== null && known.session && wasCleared()) {
		// The browser cleared the storage under an open page. Nobody signed out, so the session goes on.
		store(known.raw);
	} else if (raw !== known.raw) {
		known = { raw, session: raw === null ? null : sessionFrom(parseJson(raw)) };
		if (raw !== null && known.session === null) writeSession(null);
		else if (raw !== null && wasCleared()) store(raw);
	}
	return known.session;
}

/** Writes the session and, with it, the mark, without which a cleared storage cannot be told from an ended session. */
function store(raw: string | null): void {
	try {
		if (raw === null) localStorage.removeItem(storageKey);
		else localStorage.setItem(storageKey, raw);
		localStorage.setItem(markKey, "1");
	} catch {
		// Storage refused (private mode): the session lasts as long as this tab.
	}
}

function wasCleared(): boolean {
	try {
		return localStorage.getItem(markKey) === null;
	} catch {
		return false;
	}
}

/** Replaces the session of this phone; every tab hears of it. */
export function writeSession(session: Session | null, event: AuthEvent = session ? "signed in" : "signed out"): void {
	// The earlier name too: a tab of an earlier build that is still open ends a session in which it does not find it.
	const raw = session === null ? null : JSON.stringify({ ...session, standing: session.account_status });
	known = { raw, session };
	store(raw);
	announce(event);
}

function announce(event: AuthEvent): void {
	for (const tell of [...listeners]) tell(event);
}

/** Somebody came by the link of a mail about a lost password. */
export const announceRecovery = (): void => announce("password recovery");

/** Changes part of the session if it is still this token's; a run that outlived a sign-out changes nothing. */
export function amendSession(token: string, change: Partial<Omit<Session, "user">> & { name?: string }): void {
	const session = readSession();
	if (session?.token !== token) return;
	const { name = session.user.name, ...rest } = change;
	const next = { ...session, ...rest, user: { ...session.user, name } };
	if (JSON.stringify(next) === JSON.stringify(session)) return;
	writeSession(next, next.token === token ? "user updated" : "token refreshed");
}

/** What happened in another tab, as far as the two sessions tell. */
function eventBetween(before: Session | null, now: Session | null): AuthEvent | null {
	if (before === now) return null;
	if (!now) return "signed out";
	if (before?.user.id !== now.user.id || (before.expired && !now.expired)) return "signed in";
	return before.token === now.token ? "user updated" : "token refreshed";
}

/**
 * Calls back on everything that happens to the session, in this tab or another, and at first with what it finds.
 * @returns what ends it
 */
export function watchAuth(tell: (event: AuthEvent) => void): () => void {
	let last = readSession();
	const here = (event: AuthEvent) => {
		last = readSession();
		tell(event);
	};
	const elsewhere = () => {
		const event = eventBetween(last, readSession());
		if (event) here(event);
	};
	const heard = (event: StorageEvent) => {
		if (event.key === storageKey || event.key === null) elsewhere();
	};
	// A page taken back out of the browser's back/forward store heard nothing while it was put away.
	const returned = (event: PageTransitionEvent) => {
		if (event.persisted) elsewhere();
	};
	listeners.add(here);
	globalThis.addEventListener("storage", heard);
	globalThis.addEventListener("pageshow", returned);
	queueMicrotask(() => listeners.has(here) && here("initial session"));
	return () => {
		listeners.delete(here);
		globalThis.removeEventListener("storage", heard);
		globalThis.removeEventListener("pageshow", returned);
	};
}
