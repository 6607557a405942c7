// The runs for what visitors wrote on this phone (runs/scheduler.ts says when).
import { inquiriesTag } from "#local/browser/sync-tags.ts";
import { browserPlatform } from "#local/platform.ts";
import { schedulerOf } from "#local/runs/scheduler.ts";
import { watchQueue } from "#local/runs/watch-saves.ts";
import { sync } from "#sync/sync.ts";
import { guestDatabase } from "./database.ts";
import { takeFromOldDatabase } from "./old-database.ts";

const scheduler = schedulerOf({
	run: async (asked) => {
		const { kind } = await sync({ db: guestDatabase(), platform: browserPlatform, token: "" }, asked);
		return kind === "superseded";
	},
	database: guestDatabase,
});

let started = false;

/** Looks after whatever waits, for as long as this page is open. */
export function startInquiries(): void {
	if (started) return;
	started = true;
	scheduler.start();
	watchQueue(guestDatabase(), inquiriesTag, () => void scheduler.now());
	takeFromOldDatabase()
		.catch((error: unknown) => console.error("inquiries", error))
		.then(() => scheduler.now({ anew: true }));
}
