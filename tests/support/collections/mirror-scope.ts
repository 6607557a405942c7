// Which rows a phone must mirror, computed a second time, without the server's rules and filters.
import type { RoleName } from "#records.ts";
import type { Person } from "#support/people.ts";
import type { RealServer, Row } from "#support/server.ts";
import { described } from "./all.ts";
import { type CollectionName, collectionNames } from "./shapes.ts";

/** The ids that a phone of this person must mirror, by collection, computed from the tables alone. */
export async function mirrorScope(
	server: RealServer,
	who: Person,
	role: RoleName,
): Promise<Record<CollectionName, string[]>> {
	const tables: Record<string, Row[]> = {};
	for (const name of collectionNames) tables[name] = await server.rows(name);
	const all = (name: string) => tables[name] ?? [];
	const as = role === "student" ? "student" : "teacher";
	const mine = all("enrollments").filter((row) => row.user_id === who.id && row.role_in_course === as);
	const me = { id: who.id, role, courses: new Set(mine.map((row) => row.course_id)) };
	const ids = (name: CollectionName) =>
		described[name]
			.mirrored(all, me)
			.map(({ id }) => id)
			.sort();
	return perCollection(ids);
}

const perCollection = <Value>(of: (name: CollectionName) => Value): Record<CollectionName, Value> => {
	const values: Partial<Record<CollectionName, Value>> = {};
	for (const name of collectionNames) values[name] = of(name);
	if (!isWhole(values)) throw new Error("a collection is missing");
	return values;
};

const isWhole = <Value>(values: Partial<Record<CollectionName, Value>>): values is Record<CollectionName, Value> =>
	collectionNames.every((name) => name in values);
