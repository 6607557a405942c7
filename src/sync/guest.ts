// A run for what guests wrote: no account, so no handshake and no mirror. A confirmation is believed by the id and the
// fields that it brings back, as every other.
import * as z from "zod/mini";
import { noteSyncState } from "./database.ts";
import { unsent } from "./outbox.ts";
import { quietEnd, type Step, waitOf } from "./pause.ts";
import { push } from "./push.ts";
import { reconcile } from "./reconcile.ts";
import { type Run, writeInTurn } from "./run.ts";

const healthy = z.object({ code: z.literal(200) });

/** Sends what waits. */
export async function asGuest(run: Run): Promise<Step> {
	const waiting = (await unsent(run.db)).some(({ state }) => state === "queued");
	// Only a server that is there makes it an attempt: until then the writer may take the words back.
	if (waiting && !healthy.safeParse((await run.ask("/api/health")).body).success) return silent(0);
	const pushed = await push(run);
	// Nobody's token was sent, so an ended session is no answer either.
	if (pushed.kind !== "done") return silent(waitOf(pushed));
	const { unexplained } = pushed;
	return await writeInTurn(run, async () => {
		await reconcile(run, { unexplained, lookedFor: [], known: new Set(), fromEarlierRuns: [] });
		await noteSyncState(run.db, quietEnd);
		return { kind: "quiet", handshake: null, wait: 0 };
	});
}

const silent = (wait: number): Step => ({ kind: "silent", handshake: null, wait });
