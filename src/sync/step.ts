// How one round of a run ended.
import type { Handshake } from "./handshake.ts";

export type Step = {
	/** Again: something is back in the queue, and goes in the same run. */
	kind: "quiet" | "silent" | "session" | "account" | "again";
	/** The handshake's answer when it passed. */
	handshake: Handshake | null;
	/** How long the server asked to be left alone, in milliseconds. */
	wait: number;
};

export const waitOf = (end: { kind: string; wait?: number | null }): number => end.wait ?? 0;
