// What the tests have to be told of a collection and of the writes on it, once for all of them: who sees which rows, what
// the server in memory does with it, and for each write one that is ready to be sent. What a test can read from the
// product's own tables is not said again.

import type { NewEntry } from "#local/entries.ts";
import type { guestMutations, mutations } from "#mutations.ts";
import type { RoleName } from "#records.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import type { Row as FakeRow, Fields, LogRow, State } from "#support/fakes/state.ts";
import type { Person } from "#support/people.ts";
import type { TwoCourses } from "#support/schools/two-courses.ts";
import type { RealServer, Row } from "#support/server.ts";
import type { Who } from "./readers.ts";

/** A collection that phones mirror. */
export interface Described {
	/** A row as the server sends it. */
	sent: object;
	/** The requests of phones, pages and admins that it answers: list, view, create, change, delete. */
	operations: string;
	/** A row's short name in the two tables below. */
	name: (row: Row, school: TwoCourses) => string;
	/** The names of the rows of two courses that each person is shown, in the order of the alphabet. */
	listed: Record<Who, string>;
	/** Where opening by id reaches further than the list. */
	opened?: Partial<Record<Who, string>>;
	/** The rows that a phone must mirror, computed a second time, without the server's rules and filters. */
	mirrored: (all: Tables, me: Reader) => Row[];
	/** Adds its rows to the school of two courses, where `twoCourses` does not. */
	addTo?: (server: RealServer, school: TwoCourses) => Promise<unknown>;
	/** What the server in memory does with it. */
	fake: Faked;
}

/** Every row of every collection, by the collection's name. */
export type Tables = (name: string) => Row[];

/** `courses` are those that this person studies or, as a teacher, teaches. */
export type Reader = { id: string; role: RoleName; courses: Set<unknown> };

interface Faked {
	/** The rows that an approved person sees. */
	see: (state: State, me: string, rows: FakeRow[]) => FakeRow[];
	/** Whether the log tells this person of a row that is about another. Of their own everybody is told. */
	tells: (state: State, me: string, row: LogRow) => boolean;
	/** What the rules allow, which know no mutations, and what the hook then does. @throws {Refusal} */
	create?: { may: (state: State, me: string, body: Fields) => boolean; do: Write<[body: Fields]> };
	change?: {
		may: (state: State, me: string, row: FakeRow, body: Fields) => boolean;
		do: Write<[row: FakeRow, body: Fields]>;
	};
}

type Write<About extends unknown[]> = (state: State, me: string, ...about: [...About, now: number]) => FakeRow;

export type MutationName = keyof typeof mutations | keyof typeof guestMutations;

/** A kind of write. */
export interface Tried {
	/** One that the server accepts, with rows and people of its own. */
	ready: (server: RealServer) => Promise<Prepared>;
	/**
	 * By what the ledger knows it: the name it had first, and its fields in their order. Never changed; a field that comes
	 * later stands behind them.
	 */
	ledger: [name: string, ...fields: string[]];
	/**
	 * How the model writes it, where it has no action of its own. `text` is new, and appears nowhere else. Null when there
	 * is nothing to write it about.
	 */
	write?: (phone: FakePhone, text: string, pick: Pick) => Promise<NewEntry | null>;
}

/** Chooses one of these rows. */
export type Pick = <One extends { id: string }>(rows: One[]) => One | undefined;

export interface Prepared {
	/** Null for a visitor. */
	who: Person | null;
	/** Somebody else who may write the same. */
	another: Person | null;
	method: "POST" | "PATCH";
	path: string;
	collection: string;
	body: { mutation: string; [field: string]: unknown };
	/** Fields of which each makes other content of it, and would be accepted. */
	other: object;
}
