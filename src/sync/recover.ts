// What earlier tabs left in the outbox, put right before a run begins.
import { noteSyncState } from "./database.ts";
import { unsent } from "./outbox.ts";
import { type Run, takeSendLock } from "./run.ts";
import { inTodaysLayout, isOfFirstLayout } from "./storage/entry-layouts.ts";

/**
 * Takes the send lock for the run. Whatever was under way when a tab died is sent again: the server knows a repetition by its
 * id.
 */
export async function recover(run: Run): Promise<void> {
	const { db, platform } = run;
	await takeSendLock(run, async () => {
		// A tab of an older build, open beside this one, does not know that the database was upgraded.
		const old = await db.table<object>("outbox").filter(isOfFirstLayout).toArray();
		await db.table("outbox").bulkPut(old.map(inTodaysLayout));
		await db.outbox.where({ state: "sending" }).modify({ state: "queued" });
		const waiting = (await unsent(db)).some(({ state }) => state === "queued");
		await noteSyncState(db, { burst_at: waiting ? platform.now() : null });
	});
}
