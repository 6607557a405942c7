// Which rows a phone must mirror, computed a second time, without the server's rules and filters.
import type { RoleName } from "#records.ts";
import type { Person } from "#support/people.ts";
import type { RealServer, Row } from "#support/server.ts";
import { type CollectionName, collectionNames } from "./collections.ts";

type Tables = { [name: string]: Row[] };
/** Every collection has to be reckoned here: what is not would be compared with itself. */
type Ids = Record<CollectionName, string[]>;

/** Every row of the server, read without rules. */
async function everything(server: RealServer): Promise<Tables> {
	const tables: Tables = {};
	for (const name of collectionNames) tables[name] = await server.rows(name);
	return tables;
}

/** The ids that a phone of this person must mirror, by collection, computed from the tables alone. */
export async function mirrorScope(server: RealServer, who: Person, role: RoleName): Promise<Ids> {
	const tables = await everything(server);
	const all = (name: string) => tables[name] ?? [];
	const as = role === "student" ? "student" : "teacher";
	const mine = all("enrollments").filter((row) => row.user_id === who.id);
	const seen = new Set(mine.filter((row) => row.role_in_course === as).map((row) => row.course_id));
	// A student sees the teachers of the courses, a teacher the students; both see themselves.
	const other = as === "student" ? "teacher" : "student";
	const met = all("enrollments").filter((row) => seen.has(row.course_id) && row.role_in_course === other);
	const people = new Set([who.id, ...met.map((row) => row.user_id)]);
	const tasks = all("assignments").filter((row) => seen.has(row.course_id));
	const taskIds = new Set(tasks.map(({ id }) => id));
	const answers = all("submissions").filter((row) => taskIds.has(String(row.assignment_id)));
	const ids = (rows: Row[]) => rows.map(({ id }) => id).sort();
	return {
		users: ids(all("users").filter(({ id }) => people.has(id))),
		courses: ids(all("courses").filter(({ id }) => seen.has(id))),
		enrollments: as === "student" ? ids(mine) : ids(all("enrollments").filter((row) => seen.has(row.course_id))),
		assignments: ids(tasks),
		submissions: as === "student" ? ids(all("submissions").filter((row) => row.student_id === who.id)) : ids(answers),
	};
}
