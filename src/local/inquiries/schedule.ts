// When inquiries are sent: at the press, at the start, when the network or the person comes back, and every minute in
// view; while the app is closed, when the browser wakes the service worker.

import { liveQuery } from "dexie";
import { askToBeWoken, keepStorage } from "#local/browser/abilities.ts";
import { browserPlatform } from "#local/platform.ts";
import { backoff } from "#sync/failure.ts";
import { visitorDatabase } from "./database.ts";
import { sendInquiries, untilNextInquiry } from "./sending.ts";

export const inquiriesTag = "inquiries";

const minute = 60_000;
let started = false;
let running = false;
let wanted = false;
let anewWanted = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let stop = new AbortController();

/** @param anew the person or the network came back: no waiting time counts any more */
async function send({ anew = false } = {}): Promise<void> {
	wanted = true;
	anewWanted ||= anew;
	if (running) return;
	running = true;
	clearTimeout(timer);
	while (wanted) {
		const options = { anew: anewWanted, stop: stop.signal };
		[wanted, anewWanted] = [false, false];
		const end = await sendInquiries(browserPlatform, options).catch((error: unknown) => {
			console.error("inquiries", error);
			return "silent" as const;
		});
		failures = end === "silent" ? failures + 1 : 0;
	}
	running = false;
	const soon =
		failures > 0
			? backoff(failures, browserPlatform.random())
			: await untilNextInquiry(browserPlatform).catch(() => minute);
	clearTimeout(timer);
	timer = setTimeout(tick, Math.min(minute, Math.max(1000, soon)));
}

function tick(): void {
	if (document.visibilityState === "visible") void send();
}

function seen(): void {
	if (document.visibilityState === "visible") void send({ anew: true });
}

/** What was under way goes over a line that is no longer there. */
function online(): void {
	stop.abort();
	stop = new AbortController();
	void send({ anew: true });
}

/** Looks after whatever waits, for as long as this page is open. */
export function startInquiries(): void {
	if (started) return;
	started = true;
	addEventListener("online", online);
	document.addEventListener("visibilitychange", seen);
	// Also what another tab has put there: the lock lets one of them send it.
	liveQuery(
		async () => (await visitorDatabase().outbox.toArray()).filter(({ attempts }) => attempts === 0).length,
	).subscribe((count) => {
		if (count === 0) return;
		void askToBeWoken(inquiriesTag);
		void keepStorage();
		void send();
	});
	void send({ anew: true });
}
