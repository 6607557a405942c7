// A new entry of the outbox, made of what a command hands over.
import { type Entry, isCreate, isEntry, mutationOf, type NewEntry } from "./entry.ts";
import type { Schema } from "./schema.ts";
import { wellFormedIn } from "./text.ts";

/** When it was written as the server's clock would say it; the phone's own time while no server was ever met. */
export const correctedTime = (now: number, clockOffset: number | null): string =>
	new Date(now + (clockOffset ?? 0)).toISOString();

/** The body as it will travel: the arguments and nothing else, without half characters, with the times of writing. */
function complete(schema: Schema, fresh: NewEntry, writtenAt: string): object {
	const { args, stamp } = mutationOf(schema, fresh);
	const at = stamp ? { [stamp.at]: writtenAt } : {};
	const unsure = stamp?.unsure ? { [stamp.unsure]: false } : {};
	return args.parse({ ...wellFormedIn(fresh.body), ...at, ...unsure });
}

/** When it was written, as `created` and `clock_offset` of an entry; by whom, and under which name. */
type Writing = Pick<Entry, "id" | "author" | "created" | "clock_offset">;

/** The record it makes or changes. @throws {TypeError} when it names none */
function recordOf(schema: Schema, fresh: NewEntry, body: object): string {
	const id: unknown = isCreate(schema, fresh) ? Reflect.get(body, "id") : fresh.record_id;
	if (typeof id !== "string") throw new TypeError(`${fresh.kind} names no record`);
	return id;
}

/**
 * A new, unattempted entry.
 * @throws {TypeError} for what are no arguments of its kind
 */
export function newEntry(schema: Schema, fresh: NewEntry, writing: Writing): Omit<Entry, "seq"> {
	const body = complete(schema, fresh, correctedTime(writing.created, writing.clock_offset));
	const record_id = recordOf(schema, fresh, body);
	const parent = mutationOf(schema, fresh).parent({ ...writing, body, record_id });
	const row: unknown = {
		seq: 0,
		kind: fresh.kind,
		body,
		record_id,
		// Writes to one record follow one another anyway.
		needs: parent && parent.id !== record_id ? [parent.id] : [],
		about: fresh.about,
		...writing,
		v: 2,
		state: "queued",
		attempts: 0,
		next_attempt: 0,
		refusal: null,
		orphaned: false,
		sent_at: null,
		seen: false,
		notified: "nothing",
	};
	if (!isEntry(schema, row)) throw new TypeError(`these are no arguments of ${fresh.kind}`);
	const { seq: _, ...entry } = row;
	return entry;
}
