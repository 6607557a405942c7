// When inquiries are sent: at the press, at the start, when the network or the person comes back, and every minute in
// view; while the app is closed, when the browser wakes the service worker.
import { liveQuery } from "dexie";
import { backoff } from "./failure.ts";
import { visitorDatabase } from "./inquiry-db.ts";
import { sendInquiries } from "./inquiry-sending.ts";
import { askToBeWoken, keepStorage } from "./waking.ts";
import { realWorld } from "./world.ts";

export const inquiriesTag = "inquiries";

const minute = 60_000;
let started = false;
let running = false;
let wanted = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let stop = new AbortController();

async function send(): Promise<void> {
	wanted = true;
	if (running) return;
	running = true;
	clearTimeout(timer);
	while (wanted) {
		wanted = false;
		const end = await sendInquiries(realWorld, stop.signal).catch((error: unknown) => {
			console.error("inquiries", error);
			return "silent" as const;
		});
		failures = end === "silent" ? failures + 1 : 0;
	}
	running = false;
	const soon = Math.max(1000, backoff(failures, realWorld.random()));
	timer = setTimeout(seen, failures > 0 ? Math.min(minute, soon) : minute);
}

function seen(): void {
	if (document.visibilityState === "visible") void send();
}

/** What was under way goes over a line that is no longer there. */
function online(): void {
	stop.abort();
	stop = new AbortController();
	void send();
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
	void send();
}
