// Loads the sync code only for people who need it: with a session for work, after writing an inquiry for inquiries.
// Other visitors never fetch it. When it cannot be fetched, it is tried again whenever the network may be back.
// Not by `lazyWithRetry`, which waits for stylesheets that were lost: sync draws nothing, and must start without them.

import { readSession, watchAuth } from "#local/account/session.ts";
import { areInquiriesLoaded, watchInquiriesLoaded } from "#local/inquiries/load.ts";
import { onReconnect } from "#ui/loading/retry.ts";

type SyncCode = { startSync: () => unknown };

type Need = { needed: () => boolean; watch: (tell: () => void) => () => void };

const somebody: Need = { needed: () => readSession() !== null, watch: watchAuth };
const aWriter: Need = { needed: areInquiriesLoaded, watch: watchInquiriesLoaded };

/** Starts the sending of inquiries as soon as a visitor writes one, or an earlier visit left something. */
export const startInquirySyncWhenNeeded = (): (() => void) =>
	startSyncWhenNeeded(
		async () => ({ startSync: (await import("#local/inquiries/schedule.ts")).startInquiries }),
		aWriter,
	);

/**
 * Starts sync as soon as it is needed and its code could be fetched; by default when somebody is signed in.
 * @param fetchSync rejects when the code cannot be fetched now
 * @returns what stops trying
 */
export function startSyncWhenNeeded(
	fetchSync: () => Promise<SyncCode> = () => import("#local/schedule.ts"),
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
