// What a phone requests from a list.
import { collections } from "#collections.ts";
import { schema } from "#local/schema.ts";
import { isCollection } from "#support/collections/shapes.ts";
import { taughtBy } from "#support/fakes/membership.ts";
import { id } from "#support/fakes/people.ts";
import type { State } from "#support/fakes/state.ts";
import { see } from "#support/fakes/visible.ts";
import { conditionsOf } from "#sync/collection.ts";
import { type Request, url } from "./request.ts";
import type { Name } from "./steps.ts";

/** The list request of this person's phone for a whole collection; where it would not ask at all, one for nothing. */
export async function listOf(state: State, who: Name, name: string): Promise<Request> {
	if (!isCollection(name)) throw new Error(`${name} is not mirrored`);
	const me = id(who);
	const role = state.people[me]?.role ?? "student";
	const valuesOf = async (collection: string, field: string) =>
		isCollection(collection) ? see(state, me, collection).map((row) => String(row[field])) : [];
	const scope = await collections[name].scope({ role, me, groups: [...taughtBy(state, me)] }, valuesOf);
	return list(who, name, conditionsOf(scope));
}

/** The list request by which this person's phone learns which courses they teach; null where it does not ask. */
export function groupsOf(state: State, who: Name): Request | null {
	const asked = schema.accounts?.groups(state.people[id(who)]?.role ?? "student", id(who));
	return asked ? list(who, asked.collection, [asked.condition]) : null;
}

function list(who: Name, name: string, conditions: string[] | null): Request {
	const filter = conditions ? `(id>'')&&(${conditions.join("||") || "id=''"})` : "id>''";
	const query = new URLSearchParams({ filter, sort: "id", perPage: "200", skipTotal: "1" });
	return { who, method: "GET", path: `${url(name)}?${query}` };
}
