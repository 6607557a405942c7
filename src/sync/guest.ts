// A guest's run: no account, so no handshake and no pull. A confirmation needs the mutation id and the echoed fields,
// as everywhere.
import * as z from "zod/mini";
import { noteSyncState } from "./database.ts";
import { unsent } from "./outbox.ts";
import { quietEnd, type Step, waitOf } from "./pause.ts";
import { push } from "./push.ts";
import { reconcile } from "./reconcile.ts";
import { type Run, writeWithSendLock } from "./run.ts";

const healthy = z.object({ code: z.literal(200) });

/** Sends what waits. */
export async function asGuest(run: Run): Promise<Step> {
	const waiting = (await unsent(run.db)).some(({ state }) => state === "queued");
	// Entries are attempted only when the server answers: an unattempted entry can still be taken back by its author.
	if (waiting && !healthy.safeParse((await run.ask("/api/health")).body).success) return silent(0);
	const pushed = await push(run);
	// No token was sent, so an expired session counts as no answer.
	if (pushed.kind !== "done") return silent(waitOf(pushed));
	const { unexplained } = pushed;
	return await writeWithSendLock(run, async () => {
		await reconcile(run, { unexplained, lookedFor: [], known: new Set(), fromEarlierRuns: [] });
		await noteSyncState(run.db, quietEnd);
		return { kind: "quiet", handshake: null, wait: 0 };
	});
}

const silent = (wait: number): Step => ({ kind: "silent", handshake: null, wait });
