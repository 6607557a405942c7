// A phone of the small model: its outbox and its copy of the server's row.
import type { Mutation, Row } from "./server.ts";

export type Entry = Mutation & {
	state: "queued" | "failed" | "sent";
	/** It was attempted: the server may have it. */
	tried: boolean;
	/** Confirmed, and looked for since. */
	seen: boolean;
	/** What it belongs to was not shown when it was refused. */
	orphaned: boolean;
};

export type Phone = {
	who: "student" | "teacher";
	outbox: Entry[];
	row: Row | null;
	/** Where the phone stands in the log; null when it has fetched nothing since its owner came: there is no assignment to see. */
	position: { seq: number; mark: number } | null;
	/** The server was restored, and not everything is looked for yet. */
	restored: boolean;
	/** It was told the key to seal with. */
	met: boolean;
	/** Its owner is signed out; all entries are sealed. */
	away: boolean;
};

/** It has fetched once. */
export const newPhone = (who: Phone["who"]): Phone => ({
	who,
	outbox: [],
	row: null,
	position: { seq: 1, mark: 1 },
	restored: false,
	met: true,
	away: false,
});
