// A phone of the small model: its outbox and its copy of what the server shows its owner.
import type { Mutation, Row } from "./server.ts";

export type Entry = Mutation & {
	state: "queued" | "failed" | "sent";
	/** An attempt was made to send it: the server may have it. */
	tried: boolean;
	/** Confirmed, and found on the server since. */
	seen: boolean;
	/** It belongs to what the server no longer shows. */
	orphaned: boolean;
	/** Refused because its author may not write there. */
	foreign: boolean;
};

export type Phone = {
	who: "student" | "teacher";
	/** The student is person 0. */
	person: number;
	outbox: Entry[];
	row: Row | null;
	/** It shows the course and its assignment. */
	inCourse: boolean;
	/** The phone's position in the log; null before its owner's first pull, when there is no assignment to see. */
	position: { seq: number; mark: number } | null;
	/** It compares everything in its next run, as once a day. */
	due: boolean;
	/** The server was restored, and not every confirmed entry has been checked yet. */
	restored: boolean;
	/** It has received the key to seal with. */
	met: boolean;
	/** Its owner is signed out; all entries are sealed. */
	away: boolean;
};

/** A phone after its first pull. */
export const newPhone = (who: Phone["who"], person: number): Phone => ({
	who,
	person,
	outbox: [],
	row: null,
	inCourse: true,
	position: { seq: 1, mark: 1 },
	due: false,
	restored: false,
	met: true,
	away: false,
});
