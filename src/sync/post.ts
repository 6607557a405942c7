// Sending without an outbox, for a phone whose browser keeps nothing.
import { type NewEntry, requestOf } from "./entry.ts";
import { newEntry } from "./outbox.ts";
import type { Platform } from "./platform.ts";
import { connect } from "./request.ts";
import type { Schema } from "./schema.ts";
import { readResponse, type Verdict } from "./verdict.ts";

/**
 * Sends a guest's write that the phone could not keep: now, or not at all.
 * @param id the same for every repetition
 */
export async function post(schema: Schema, platform: Platform, fresh: NewEntry, id: string): Promise<Verdict> {
	const written = newEntry(schema, fresh, { id, author: "", created: platform.now(), clock_offset: null });
	const entry = { ...written, seq: 0, attempts: 1 };
	const { url, method, body } = requestOf(schema, entry);
	return readResponse(schema, await connect(platform, "")(url, { method, body }), [entry]);
}
