// The writes the server in memory takes, with the real one's replay rules and refusals. What is special about a collection
// says its description in support/collections.
import * as z from "zod/mini";
import { described } from "#support/collections/all.ts";
import { type CollectionName, isCollection } from "#support/collections/shapes.ts";
import { Refusal } from "./refusal.ts";
import { type Fields, fields, isActive, type Row, type State } from "./state.ts";

const request = z.object({ method: z.string(), url: z.string(), body: fields });
/** The body of a batch. */
export const batched = z.object({ requests: z.array(request) });

/** Carries out one request of a batch. @throws {Refusal} */
export function write(
	state: State,
	me: string | undefined,
	{ method, url, body }: z.infer<typeof request>,
	now: number,
): Answer {
	const [, , , collection = "", , record] = url.split("/");
	if (!me || !isActive(state, me)) throw new Refusal(method === "POST" ? 400 : 404);
	if (!isCollection(collection)) throw new Refusal(404);
	const { create, change } = described[collection].fake;
	if (method === "POST") {
		if (!create?.may(state, me, body)) throw new Refusal(create ? 400 : 404);
		return once(state, me, { collection, body }, () => {
			if (state.rows[collection][String(body.id)]) throw new Refusal(409, "id_reused", "id reused");
			return create.do(state, me, body, now);
		});
	}
	const row = state.rows[collection][String(record)];
	if (!row || !change?.may(state, me, row, body)) throw new Refusal(404);
	return once(state, me, { collection, body }, () => change.do(state, me, row, body, now));
}

/** The row with the mutation's id; if the row was deleted since, only these two ids. */
export type Answer = { id: string; mutation: string } | Row;

/** Carries out a mutation, if this id was not carried out before. @throws {Refusal} if the id had other content */
export function once(
	state: State,
	user: string,
	{ collection, body }: { collection: CollectionName; body: Fields },
	work: () => Row,
): Answer {
	const mutation = String(body.mutation);
	const content = JSON.stringify(body);
	const known = state.ledger[mutation];
	if (known && (known.user !== user || known.content !== content)) throw new Refusal(409, "id_reused", "id reused");
	const row = known ? state.rows[collection][known.record] : work();
	if (!row) return { id: known?.record ?? "", mutation };
	if (!known) state.ledger[mutation] = { user, content, collection, record: row.id };
	return { ...row, mutation };
}
