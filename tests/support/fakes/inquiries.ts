// The inquiries that visitors send to the server in memory: single requests, without an account.
import { Refusal } from "./refusal.ts";
import type { Fields, State } from "./state.ts";

/** Fields that only tell people from programs: a repeated inquiry may differ in them. */
const hints = ["website", "took_ms"];

/** Stores an inquiry; a repeated one gets the same response. @throws {Refusal} */
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
