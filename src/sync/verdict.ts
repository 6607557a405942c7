// What the server's response to a batch says about it. Only a response that names every mutation sent is believed.
import * as z from "zod/mini";
import type { Row } from "./collection.ts";
import { type Entry, echoes, mutationOf, travelsAlone } from "./entry.ts";
import { type Failure, failureOf, silence } from "./failure.ts";
import type { ServerResponse } from "./request.ts";
import type { Schema } from "./schema.ts";

/** The row as the server has it now; null for one that is gone since. */
export type Confirmed = Row | null;

export type Verdict =
	| { kind: "confirmed"; rows: Confirmed[] }
	| { kind: "item"; index: number; failure: Failure }
	| { kind: "halve" }
	| Extract<Failure, { kind: "silent" | "session" }>;

const allGood = z.array(z.object({ status: z.number(), body: z.unknown() }));
const namedBy = z.looseObject({ id: z.string(), mutation: z.string() });
const oneBad = z.object({
	data: z.object({
		requests: z.record(z.string(), z.object({ response: z.looseObject({ status: z.number() }) })),
	}),
});

/** A row of a collection that no phone mirrors is believed by what was written in it. */
const anyRow = z.looseObject({ id: z.string(), updated: z._default(z.string(), "") });

const shapeOf = (schema: Schema, entry: Entry): z.ZodMiniType<Row> =>
	schema.collections[mutationOf(schema, entry).collection]?.shape ?? anyRow;

/** What the server's response to a batch says. */
export function readResponse(schema: Schema, response: ServerResponse, batch: Entry[]): Verdict {
	const [only] = batch;
	if (response.status === 200) {
		return readSuccess(
			schema,
			only && travelsAlone(schema, only) ? [{ status: 200, body: response.body }] : response.body,
			batch,
		);
	}
	const inner = response.status === 400 ? oneBad.safeParse(response.body) : null;
	const [first] = inner?.success ? Object.entries(inner.data.data.requests) : [];
	if (first) {
		const [index, { response }] = first;
		const failure = failureOf(response.status, response, {}, schema.reasons);
		return failure.kind === "silent" || failure.kind === "session"
			? silence
			: { kind: "item", index: Number(index), failure };
	}
	const failure = failureOf(response.status, response.body, response, schema.reasons);
	if (failure.kind === "session" || failure.kind === "silent") return failure;
	// The batch as a whole was refused: smaller ones show which entry it is about.
	return batch.length > 1 ? { kind: "halve" } : { kind: "item", index: 0, failure };
}

function readSuccess(schema: Schema, body: unknown, batch: Entry[]): Verdict {
	const parsed = allGood.safeParse(body);
	if (!parsed.success || parsed.data.length !== batch.length) return silence;
	const rows: Confirmed[] = [];
	for (const [index, entry] of batch.entries()) {
		const said = parsed.data[index]?.body;
		// A captive portal can say 200; only a response that names this very mutation counts.
		const named = namedBy.safeParse(said).data;
		if (named?.mutation !== entry.id) return silence;
		const row = shapeOf(schema, entry).safeParse(said).data;
		// Known from before, and its record was removed since: it was sent, and there is nothing to show.
		if (!row && Object.keys(named).length > 2) return silence;
		// A later attempt may be answered with what became of the record since the first.
		if (entry.attempts === 1 && !(row && echoes(schema, entry, row))) {
			return { kind: "item", index, failure: { kind: "unknown", status: 200, message: "" } };
		}
		rows.push(row ?? null);
	}
	return { kind: "confirmed", rows };
}
