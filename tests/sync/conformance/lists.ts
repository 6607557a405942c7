// What a phone requests from a list.
import { collections } from "#collections.ts";
import { isCollection } from "#support/collections/shapes.ts";
import { id } from "#support/fakes/people.ts";
import type { State } from "#support/fakes/state.ts";
import { type Request, url } from "./request.ts";
import type { Name } from "./steps.ts";

/** The list request of this person's phone for a whole collection; of users, everybody. */
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
