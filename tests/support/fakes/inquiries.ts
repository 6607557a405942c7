// What visitors send to the server in memory: a request by itself, under nobody's name.
import { Refusal } from "./refusal.ts";
import type { Fields, State } from "./state.ts";

/** What only tells people from programs: a repetition may differ in it. */
const hints = ["website", "took_ms"];

/** Keeps an inquiry; the same one again is answered alike. @throws {Refusal} */
export function inquire(state: State, body: Fields): Fields {
	const id = String(body.id);
	const mutation = String(body.mutation);
	if (String(body.parent_name).trim() === "") throw new Refusal(400, "name_too_short", "name too short");
	const kept = Object.fromEntries(Object.entries(body).filter(([field]) => !hints.includes(field)));
	const content = JSON.stringify(kept);
	const known = state.ledger[mutation];
	if (known ? known.content !== content : id in state.leads) throw new Refusal(409, "id_reused", "id reused");
	const { mutation: _, ...row } = kept;
	state.leads[id] = row;
	state.ledger[mutation] = { user: "", content, collection: "leads", record: id };
	return { ...row, mutation };
}
