// The runs of the signed-in person (runs/scheduler.ts says when).
import { hasLeft } from "#local/account/device.ts";
import { renew } from "#local/account/renewal.ts";
import { amendSession, readSession, type Session } from "#local/account/session.ts";
import { showBadge } from "#local/browser/badge.ts";
import { schedulerOf } from "#local/runs/scheduler.ts";
import { watchSaves } from "#local/runs/watch-saves.ts";
import type { RunOptions } from "#sync/run.ts";
import { watchUnreadable } from "#sync/storage/unreadable-rows.ts";
import { type RunEnd, sync } from "#sync/sync.ts";
import { accountDatabase } from "./database.ts";
import { browserPlatform } from "./platform.ts";
import { accountOf } from "./schema.ts";
import { readStatus, watchStatus } from "./status.ts";
import { countNew, watchWhatsNew } from "./whats-new/store.ts";

const scheduler = schedulerOf({
	run,
	database: () => {
		const session = readSession();
		return session ? accountDatabase(session.user.id) : undefined;
	},
});

/** Runs now, because the person asked for it: waiting times are skipped. */
export const syncNow = (): Promise<void> => scheduler.now({ urgent: true });

/** Ends a run's requests at once: a person who signs out does not wait for a slow line. */
export const endRuns = scheduler.end;

async function run(asked: RunOptions): Promise<boolean> {
	const session = readSession();
	if (!session || session.expired) return false;
	const { token } = session;
	const db = accountDatabase(session.user.id);
	const stillHere = async () => readSession()?.token === token && !(await hasLeft(session.user.id).catch(() => false));
	const end = await sync({ db, platform: browserPlatform, token, stillHere }, asked);
	follow(session, end);
	void renew(session, asked.stop);
	return end.kind === "superseded";
}

/** The session learns what the handshake said; the screens follow the session. */
function follow(session: Session, { kind, handshake }: RunEnd): void {
	if (kind === "session") amendSession(session.token, { expired: true });
	else if (handshake) {
		const { name, role, account_status, reason, temporary } = accountOf(handshake);
		amendSession(session.token, { name, role, account_status, reason, temporary });
	}
}

/** Starts the runs for the signed-in person's outbox, the first one at once. @returns what ends it */
export function startSync(): () => void {
	const soon = ({ anew }: { anew: boolean }) => void scheduler.now({ anew });
	const unreadable = () => soon({ anew: false });
	const ends = [
		scheduler.start(),
		watchSaves(soon),
		watchUnreadable(unreadable),
		watchStatus(showCount),
		watchWhatsNew(showCount),
	];
	return () => {
		for (const end of ends) end();
	};
}

function showCount(): void {
	const { waiting, sending, failed } = readStatus();
	void showBadge(waiting + sending + failed + countNew());
}
