// A phone as an earlier version of the app left it: its database has that version's own layout and rows, and today's code
// has not opened it before the test does.
import { Dexie } from "dexie";
import { Phone } from "#support/phone.ts";

/** The rows of each table. */
export type Tables = { [name: string]: object[] };

/** The tables of each released version of the database. */
const first = {
	outbox: "++seq, &id, state, record_id, notified",
	drafts: "key",
	users: "id",
	courses: "id",
	enrollments: "id, user_id, course_id",
	assignments: "id, course_id",
	submissions: "id, assignment_id, student_id",
	meta: "key",
	vault: "++id",
};
const layouts = { 1: first, 2: first };

/** A phone with a database of that version. */
export async function oldPhone(
	origin: string,
	{ id, token }: { id: string; token: string },
	{ version, tables }: { version: keyof typeof layouts; tables: Tables },
): Promise<Phone> {
	const phone = new Phone(origin, { id, token, email: "", name: "", password: "", roleId: "" });
	const old = new Dexie(`lead-${id}`);
	old.version(version).stores(layouts[version]);
	for (const [name, rows] of Object.entries(tables)) await old.table(name).bulkAdd(rows);
	old.close();
	phone.restart();
	return phone;
}
