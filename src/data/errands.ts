// An errand is one mutation in the outbox, on its way to the server: self-contained, versioned, and never rewritten by an
// upgrade of the database. What each kind carries and does stands in its definition (src/mutations.ts).
import * as z from "zod/mini";
import { mutations } from "#mutations.ts";
import { leftBy } from "./kept-shape.ts";
import type { Mutation } from "./mutation.ts";

type Table = typeof mutations;
export type ErrandKind = keyof Table;
/** What each kind sends. */
export type ErrandBodies = { [Kind in ErrandKind]: z.infer<Table[Kind]["args"]> };
export type ErrandState = "queued" | "sending" | "sent" | "failed";

const reasons = [
	"already-submitted",
	"already-graded",
	"answer-changed",
	"text-changed",
	"changed-meanwhile",
	"not-yours",
	"refused",
	"too-large",
	"unknown",
] as const;

/** Why an errand is not sent yet, as the screens have words for it; "refused" shows the server's own sentence. */
export type Reason = (typeof reasons)[number];

/** What the server last said of this errand, and when (phone's clock, milliseconds). */
export type ErrandAnswer = { reason: Reason; status: number; code: string; message: string; at: number };

type ErrandOf<Kind extends ErrandKind> = {
	/** Order on this phone; given by the database. */
	seq: number;
	id: string;
	v: 1;
	kind: Kind;
	/** The record it creates or changes. Who is enrolled already keeps the enrolment that is there. */
	record_id: string;
	/** Records that must be on the server first; an errand creating one of them goes before. */
	needs: string[];
	body: ErrandBodies[Kind];
	/** Words for the list of unsent work, readable without the mirror; `seen` is the answer a grade was given for. */
	about: { title: string; course: string; person: string; seen?: string };
	/** The only account it may ever travel under. */
	author: string;
	/** When it was written: the phone's clock (milliseconds), and what the server's was ahead of it as known then. */
	created: number;
	clock_offset: number | null;
	state: ErrandState;
	attempts: number;
	/** Not before this (phone's clock, milliseconds), unless the person asks. */
	next_attempt: number;
	answer: ErrandAnswer | null;
	/** The server no longer shows what it belongs to; when that returns, the errand goes by itself. */
	homeless: boolean;
	/** When the server confirmed it (phone's clock), else null. */
	sent_at: number | null;
	/**
	 * A pull after the confirmation showed it. The phone's position then includes it, so that a server put back to an
	 * older state is noticed by the position; until then the errand has to be looked for by name.
	 */
	seen: boolean;
	/** What its author has been told: nothing yet, that it is saved, or how it ended. */
	told: "nothing" | "saved" | "end";
};

export type Errand = { [Kind in ErrandKind]: ErrandOf<Kind> }[ErrandKind];

type Stamped<Kind extends ErrandKind> = NonNullable<Table[Kind]["stamp"]>["at"];

/** What a command hands over; the outbox fills in the rest, times included. */
export type NewErrand = {
	[Kind in ErrandKind]: Pick<ErrandOf<Kind>, "kind" | "record_id" | "needs" | "about"> & {
		body: Omit<ErrandBodies[Kind], Stamped<Kind>>;
	};
}[ErrandKind];

type WordsOf<Kind extends ErrandKind> = Parameters<Table[Kind]["merge"]>[1];

/** Words for what one family of mutations carries: a course's, an assignment's, a grade's. */
export type Amendment = {
	[Kind in ErrandKind]: { of: Table[Kind]["family"]; words: WordsOf<Kind> };
}[ErrandKind];

const definitions: Readonly<Record<ErrandKind, Mutation>> = mutations;

/** The definition of an errand's kind. */
export const mutationOf = ({ kind }: Pick<Errand, "kind">): Mutation => definitions[kind];

export const isErrandKind = (kind: string): kind is ErrandKind => Object.hasOwn(definitions, kind);

/** Whether it makes a new record (and so has an id of its own) instead of changing one. */
export const isCreate = (errand: Errand): boolean => mutationOf(errand).does !== "update";

/** Whether it has a route of its own, which no batch can hold: only the server may look up a code or an address. */
export const travelsAlone = (errand: Errand): boolean => typeof mutationOf(errand).does === "object";

/** A request to write. */
export type WriteRequest = { method: "POST" | "PATCH"; url: string; body: object };

/** The errand as a request, with its arguments and nothing else. Its id travels with it: by that the server knows it, however often it comes. */
export function requestOf(errand: Errand): WriteRequest {
	const { collection, does, args } = mutationOf(errand);
	const body = { ...args.parse(errand.body), mutation: errand.id };
	const records = `/api/collections/${collection}/records`;
	if (does === "update") return { method: "PATCH", url: `${records}/${errand.record_id}`, body };
	return { method: "POST", url: does === "create" ? records : does.route, body };
}

const [text, number] = [z.string(), z.number()];

/** What every kind has. Fields that came later than the first build are not asked for: without them they say "no". */
const entry = {
	seq: number,
	id: text,
	v: z.literal(1),
	record_id: text,
	needs: z.array(text),
	about: z.object({ title: text, course: text, person: text }),
	author: text,
	created: number,
	clock_offset: z.nullable(number),
	state: z.enum(["queued", "sending", "sent", "failed"]),
	attempts: number,
	next_attempt: number,
	answer: z.nullable(z.object({ reason: z.enum(reasons), status: number, code: text, message: text, at: number })),
	sent_at: z.nullable(number),
};

const checks = new Map(
	Object.values(definitions).map(({ name, args }) => [
		name,
		leftBy(z.object({ ...entry, kind: z.literal(name), body: args })),
	]),
);

/**
 * Whether an entry of the outbox is one that this build can read and send. A tab of a later build, open beside this one, may
 * have put in a kind or a version nobody here knows.
 */
export function isErrand(row: unknown): row is Errand {
	if (typeof row !== "object" || row === null) return false;
	return checks.get(String(Reflect.get(row, "kind")))?.(row) ?? false;
}
