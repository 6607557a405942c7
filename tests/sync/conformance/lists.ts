// What a phone asks a list for.
import { collections } from "#collections.ts";
import { isCollection } from "#support/collections.ts";
import { id } from "#support/fakes/people.ts";
import type { State } from "#support/fakes/state.ts";
import { type Request, url } from "./requests.ts";
import type { Name } from "./steps.ts";

/** All that a phone of this person would ask of a list; of the users, everybody. */
export function listOf(state: State, who: Name, name: string): Request {
	if (!isCollection(name)) throw new Error(`${name} is not mirrored`);
	const me = id(who);
	const scope = collections[name].scope(state.people[me]?.role ?? "student", me);
	const condition =
		name === "users"
			? Object.keys(state.people)
					.map((user) => `id='${user}'`)
					.join("||")
			: "id>''";
	const filter = scope ? `(${condition})&&(${scope})` : condition;
	const query = new URLSearchParams({ filter, sort: "id", perPage: "200", skipTotal: "1" });
	return { who, method: "GET", path: `${url(name)}?${query}` };
}
