// Sending without an outbox, for a phone whose browser keeps nothing.
import { type Entry, type NewEntry, requestOf } from "./entry.ts";
import { newEntry } from "./new-entry.ts";
import type { Platform } from "./platform.ts";
import { connect } from "./request.ts";
import type { Schema } from "./schema.ts";
import { readResponse, type Verdict } from "./verdict.ts";

/**
 * Sends a guest's write that the phone could not keep: now, or not at all.
 * @param written its id and when it was written; the same for every repetition, or the server takes it for another write
 */
export async function post(
	schema: Schema,
	platform: Platform,
	fresh: NewEntry,
	written: Pick<Entry, "id" | "created">,
): Promise<Verdict> {
	const untried = newEntry(schema, fresh, { ...written, author: "", clock_offset: null });
	const entry = { ...untried, seq: 0, attempts: 1 };
	const { url, method, body } = requestOf(schema, entry);
	return readResponse(schema, await connect(platform, "")(url, { method, body }), [entry]);
}
