// A phone of the small model: its outbox and its copy of the server's row.
import type { Mutation, Row } from "./server.ts";

export type Entry = Mutation & {
	state: "queued" | "failed" | "sent";
	/** An attempt was made to send it: the server may have it. */
	tried: boolean;
	/** Confirmed, and found on the server since. */
	seen: boolean;
	/** When it was refused, the record it belongs to was not shown. */
	orphaned: boolean;
};

export type Phone = {
	who: "student" | "teacher";
	outbox: Entry[];
	row: Row | null;
	/** The phone's position in the log; null before its owner's first pull, when there is no assignment to see. */
	position: { seq: number; mark: number } | null;
	/** The server was restored, and not every confirmed entry has been checked yet. */
	restored: boolean;
	/** It has received the key to seal with. */
	met: boolean;
	/** Its owner is signed out; all entries are sealed. */
	away: boolean;
};

/** A phone after its first pull. */
export const newPhone = (who: Phone["who"]): Phone => ({
	who,
	outbox: [],
	row: null,
	position: { seq: 1, mark: 1 },
	restored: false,
	met: true,
	away: false,
});
