// Only somebody signed in has a database on this phone and a courier to run, and only who wrote an inquiry has one for
// inquiries; other visitors never fetch them. On a bad line the courier's code may not arrive: then it is asked for again
// whenever that may help.
import { inquiriesAwake, watchInquiriesWake } from "#data/inquiry-wake.ts";
import { readSession, watchSession } from "#data/session.ts";
import { onReconnect } from "#ui/loading/on-reconnect.ts";

type SyncCode = { startSync: () => unknown };

type Need = { needed: () => boolean; watch: (tell: () => void) => () => void };

const somebody: Need = { needed: () => readSession() !== null, watch: watchSession };
const aWriter: Need = { needed: inquiriesAwake, watch: watchInquiriesWake };

/** The courier for what visitors write to the centre. */
export const startInquirySyncWhenNeeded = (): (() => void) =>
	startSyncWhenNeeded(async () => ({ startSync: (await import("#data/inquiry-schedule.ts")).startInquiries }), aWriter);

/**
 * Starts the courier as soon as it is needed, by somebody signed in if nothing else is said, and its code can be had.
 * @param fetchSync rejects when it cannot be had now
 * @returns what gives up asking
 */
export function startSyncWhenNeeded(
	fetchSync: () => Promise<SyncCode> = () => import("#data/schedule.ts"),
	{ needed, watch }: Need = somebody,
): () => void {
	let state: "none" | "coming" | "here" = "none";
	const ask = async () => {
		if (state !== "none" || !needed()) return;
		state = "coming";
		try {
			const { startSync } = await fetchSync();
			state = "here";
			stop();
			startSync();
		} catch {
			state = "none";
		}
	};
	const asked = () => void ask();
	const unwatch = watch(asked);
	const stopHoping = onReconnect(asked);
	const stop = () => {
		unwatch();
		stopHoping();
	};
	asked();
	return stop;
}
