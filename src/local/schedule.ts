// When runs happen: at the start, after a save, when the network or the person comes back, and every minute in view
// whatever the waiting time says, so that an empty queue is never more than a minute of working network away.
// `navigator.onLine` and its events are hints; only an answer counts.

import { hasLeft, rememberSignedIn } from "#local/account/device.ts";
import { amendSession, readSession, type Session } from "#local/account/session.ts";
import { showBadge } from "#local/browser/badge.ts";
import { syncStateOf } from "#sync/database.ts";
import { connect } from "#sync/request.ts";
import { watchMisfits } from "#sync/storage/misfits.ts";
import { type RunEnd, sync, whileNoRun } from "#sync/sync.ts";
import { accountDatabase } from "./database.ts";
import { browserPlatform } from "./platform.ts";
import { accountOf } from "./schema.ts";
import { readStatus, watchStatus } from "./status.ts";
import { watchSaves } from "./watch-saves.ts";

const day = 86_400_000;
let running: Promise<void> | null = null;
let wanted = false;
let urgentWanted = false;
let anewWanted = false;
let stop = new AbortController();

/**
 * Runs now, or once more after the run under way: what was saved meanwhile must not wait for the next minute.
 * @param urgent the person asked for it: waiting times are skipped
 * @param anew the person or the network came back: what the server asked to wait for is over
 */
export function syncNow({ urgent = true, anew = false } = {}): Promise<void> {
	urgentWanted ||= urgent;
	anewWanted ||= anew;
	if (running) {
		wanted = true;
		return running;
	}
	running = (async () => {
		do {
			const asked = { urgent: urgentWanted, anew: anewWanted };
			[wanted, urgentWanted, anewWanted] = [false, false, false];
			await runOnce(asked).catch((error: unknown) => console.error("sync", error));
		} while (wanted);
	})().finally(() => {
		running = null;
	});
	return running;
}

async function runOnce(asked: { urgent: boolean; anew: boolean }): Promise<void> {
	const session = readSession();
	if (!session || session.expired) return;
	const { token } = session;
	const db = accountDatabase(session.user.id);
	const stillHere = async () => readSession()?.token === token && !(await hasLeft(session.user.id).catch(() => false));
	const end = await sync({ db, platform: browserPlatform, token, stillHere }, { ...asked, stop: stop.signal });
	// Another tab took over while this one was frozen; what was asked of this one is done in a run of its own.
	if (end.kind === "superseded") [wanted, urgentWanted] = [true, urgentWanted || asked.urgent];
	follow(session, end);
	await whileNoRun(browserPlatform, db, () => renew(session));
}

/** Lets go of the network at once: whoever signs out does not wait for a slow line. Nothing is lost by it. */
export function endRuns(): void {
	wanted = false;
	letGo();
}

function letGo(): void {
	stop.abort();
	stop = new AbortController();
}

/** The session learns what the handshake said; the screens follow the session. */
function follow(session: Session, { kind, handshake }: RunEnd): void {
	if (kind === "session") amendSession(session.token, { expired: true });
	else if (handshake) {
		const { name, role, standing, reason, temporary } = accountOf(handshake);
		amendSession(session.token, { name, role, standing, reason, temporary });
	}
}

/** A new token at most daily, on contact; a phone used every month stays signed in. */
async function renew(session: Session): Promise<void> {
	const now = readSession();
	if (now?.token !== session.token || now.expired || Math.abs(browserPlatform.now() - now.renewed_at) < day) return;
	const answer = await connect(
		browserPlatform,
		now.token,
		stop.signal,
	)("/api/collections/users/auth-refresh", { method: "POST" });
	const body = answer.body;
	if (answer.status !== 200 || typeof body !== "object" || body === null || !("token" in body)) return;
	if (typeof body.token === "string" && body.token) {
		amendSession(now.token, { token: body.token, renewed_at: browserPlatform.now() });
		const renewed = readSession();
		if (renewed?.token === body.token) await rememberSignedIn(renewed);
	}
}

/** Runs when the waiting time after a failure is over; in view at the latest after a minute. */
async function soon(): Promise<number> {
	const session = readSession();
	const minute = 45_000 + browserPlatform.random() * 15_000;
	if (!session || document.visibilityState !== "visible") return minute;
	const { pause_until, failures } = await syncStateOf(accountDatabase(session.user.id));
	if (failures === 0) return minute;
	return Math.min(minute, Math.max(1000, pause_until - browserPlatform.now()));
}

/** Starts looking after the outbox of whoever is signed in, with a run at once. @returns what ends it */
export function startSync(): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let ended = false;
	const later = async () => {
		const wait = await soon().catch(() => 60_000);
		clearTimeout(timer);
		if (!ended) timer = setTimeout(tick, wait);
	};
	const tick = async () => {
		if (document.visibilityState === "visible") await syncNow({ urgent: false });
		await later();
	};
	const now = ({ anew }: { anew: boolean }) => void syncNow({ urgent: false, anew }).then(later);
	// What was under way goes over a line that is no longer there.
	const online = () => {
		letGo();
		now({ anew: true });
	};
	const seen = () => document.visibilityState === "visible" && now({ anew: true });
	const ends = [watchSaves(now), watchMisfits(() => now({ anew: false })), watchStatus(showCount)];
	addEventListener("online", online);
	document.addEventListener("visibilitychange", seen);
	return () => {
		ended = true;
		clearTimeout(timer);
		for (const end of ends) end();
		removeEventListener("online", online);
		document.removeEventListener("visibilitychange", seen);
	};
}

function showCount(): void {
	const { waiting, sending, failed } = readStatus();
	void showBadge(waiting + sending + failed);
}
