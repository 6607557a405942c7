// The writes that have a route of their own on the server in memory.
import type { CollectionName } from "#support/collections/shapes.ts";
import { copyMaterial } from "./copies.ts";
import { add, join } from "./joins.ts";
import { Refusal } from "./refusal.ts";
import { type Fields, isActive, type Row, type State } from "./state.ts";
import { type Answer, once } from "./writes.ts";

type Route = { collection: CollectionName; do: (state: State, me: string, id: string, body: Fields) => Row };

export const routes: Record<string, Route> = {
	"/api/lead/join": { collection: "enrollments", do: join },
	"/api/lead/enrol": { collection: "enrollments", do: add },
	"/api/lead/copy-material": { collection: "materials", do: copyMaterial },
};

/** Carries out a request of one of these routes. @throws {Refusal} */
export function enter(state: State, me: string | undefined, { collection, do: work }: Route, body: Fields): Answer {
	if (!me) throw new Refusal(401);
	if (!isActive(state, me)) throw new Refusal(403);
	return once(state, me, { collection, body }, () => work(state, me, String(body.id), body));
}
