// An entry of the outbox is one mutation on its way to the server: self-contained, versioned, and never rewritten by an
// upgrade of the database. What each kind carries and does stands in its definition.
import * as z from "zod/mini";
import type { Row } from "./collection.ts";
import { type Mutation, typedIn } from "./mutation.ts";
import type { Schema } from "./schema.ts";
import { leftBy } from "./storage/kept-shape.ts";

const states = ["queued", "sending", "sent", "failed"] as const;
export type EntryState = (typeof states)[number];

/**
 * What the server last said of an entry, and when (phone's clock, milliseconds). `reason` is one of the product's, or
 * "refused" (the server's own sentence says why), "not-yours", "too-large", "unknown".
 */
export type Refusal = {
	reason: string;
	status: number;
	code: string;
	message: string;
	at: number;
	/** Codes by the field they concern, where the server named fields. Entries of older builds lack them. */
	fields?: Record<string, string>;
};

/**
 * Words for the list of unsent work, readable without the mirror. `seen` is what its author saw when writing it; the rest is
 * the product's.
 */
export type About = { title: string; seen?: string; [detail: string]: string | undefined };

export type Entry = {
	/** Order on this phone; given by the database. */
	seq: number;
	/** The mutation's name on the server, which does it once however often it comes. */
	id: string;
	v: 2;
	kind: string;
	/** The record it creates or changes. A route of its own may answer with another one that was there already. */
	record_id: string;
	/** Records that must be on the server first; an entry creating one of them goes before. */
	needs: string[];
	body: object;
	about: About;
	/** The only account it may ever travel under. In a guests' database it travels under none; "" is a visitor. */
	author: string;
	/** When it was written (phone's clock, milliseconds). */
	created: number;
	/** What the server's clock was ahead of the phone's when it was written or, once it is sent, when it was confirmed. */
	clock_offset: number | null;
	state: EntryState;
	attempts: number;
	/** Not before this (phone's clock, milliseconds), unless the person asks. */
	next_attempt: number;
	refusal: Refusal | null;
	/** The server no longer shows what it belongs to; when that returns, the entry goes by itself. */
	orphaned: boolean;
	/** When the server confirmed it (phone's clock), else null. */
	sent_at: number | null;
	/**
	 * A pull after the confirmation showed it. The phone's position then includes it, so that a server put back to an
	 * older state is noticed by the position; until then the server is asked for it by its id.
	 */
	seen: boolean;
	/** What the author has been notified of: nothing yet, that the entry is saved, or how it ended. */
	notified: "nothing" | "saved" | "end";
};

/**
 * What a command hands over; the outbox fills in the rest, times included. Only an update names its record here: a create
 * carries the id of its record in its arguments.
 */
export type NewEntry = Pick<Entry, "kind" | "about" | "body"> & { record_id?: string };

type Kind = Pick<Entry, "kind">;

/** The definition of an entry's kind. @throws {Error} for a kind that the schema does not have */
export function mutationOf(schema: Schema, { kind }: Kind): Mutation {
	const found = schema.mutations[kind];
	if (!found) throw new Error(`there is no mutation ${kind}`);
	return found;
}

/** Whether it makes a new record (and so has an id of its own) instead of changing one. */
export const isCreate = (schema: Schema, entry: Kind): boolean => mutationOf(schema, entry).does !== "update";

/** Whether it has a route of its own, which no batch can hold: only the server may look up a code or an address. */
export const travelsAlone = (schema: Schema, entry: Kind): boolean =>
	typeof mutationOf(schema, entry).does === "object";

/** A request to write. */
type WriteRequest = { method: "POST" | "PATCH"; url: string; body: object };

/** The entry as a request: its arguments, its id, and nothing else. */
export function requestOf(schema: Schema, entry: Entry): WriteRequest {
	const { collection, does, args } = mutationOf(schema, entry);
	const body = { ...args.parse(entry.body), mutation: entry.id };
	const records = `/api/collections/${collection}/records`;
	if (does === "update") return { method: "PATCH", url: `${records}/${entry.record_id}`, body };
	return { method: "POST", url: does === "create" ? records : does.route, body };
}

/** Its text, for reading, copying and rescue. */
export function textOf(schema: Schema, { kind, body }: Pick<Entry, "kind" | "body">): string {
	const definition = mutationOf(schema, { kind });
	if (definition.text) return definition.text(body);
	const texts = typedIn(definition).map((name) => String(Reflect.get(body, name) ?? ""));
	return texts.filter(Boolean).join("\n");
}

/** The same value as the phone wrote it and as the server says it: empty is null there, a date may be written otherwise. */
function isSame(written: unknown, row: unknown): boolean {
	const [a, b] = [written ?? "", row ?? ""];
	if (a === b || typeof a !== "string" || typeof b !== "string") return a === b;
	return /^\d{4}-\d\d-\d\dT/.test(a) && Date.parse(a) === Date.parse(b);
}

/** Whether a row of the server brings back what was written. */
export const echoes = (schema: Schema, entry: Entry, row: Row): boolean =>
	mutationOf(schema, entry).echoes.every((field) => isSame(Reflect.get(entry.body, field), Reflect.get(row, field)));

function withoutSeen({ seen: _, ...about }: About): About {
	return about;
}

/** What changes in an entry the moment the server confirmed it. What its author saw when writing it is of no more use. */
export const sentNow = (schema: Schema, now: number, clock_offset: number | null, entry: Entry) =>
	({
		state: "sent",
		sent_at: now,
		clock_offset,
		refusal: null,
		orphaned: false,
		about: withoutSeen(entry.about),
		body: mutationOf(schema, entry).receipt?.(entry.body) ?? entry.body,
	}) as const;

const [text, number] = [z.string(), z.number()];

/** What every kind has. Fields that came later than the first build are not asked for: without them they say "no". */
const common = {
	seq: number,
	id: text,
	v: z.literal(2),
	record_id: text,
	needs: z.array(text),
	author: text,
	created: number,
	clock_offset: z.nullable(number),
	state: z.enum(states),
	attempts: number,
	next_attempt: number,
	sent_at: z.nullable(number),
};

const checks = new WeakMap<Schema, Map<string, (row: unknown) => boolean>>();

function checksOf(schema: Schema): Map<string, (row: unknown) => boolean> {
	const known = checks.get(schema);
	if (known) return known;
	const reason = z.enum([...Object.values(schema.reasons), "refused", "not-yours", "too-large", "unknown"]);
	const refusal = z.nullable(z.object({ reason, status: number, code: text, message: text, at: number }));
	const made = new Map(
		Object.values(schema.mutations).map(({ name, args }) => [
			name,
			leftBy(z.object({ ...common, about: schema.about, refusal, kind: z.literal(name), body: args })),
		]),
	);
	checks.set(schema, made);
	return made;
}

/**
 * Whether this build can read and send an entry of the outbox. A tab of a later build, open beside this one, may have
 * written one of an unknown kind or version.
 */
export function isEntry(schema: Schema, row: unknown): row is Entry {
	if (typeof row !== "object" || row === null) return false;
	return checksOf(schema).get(String(Reflect.get(row, "kind")))?.(row) ?? false;
}
