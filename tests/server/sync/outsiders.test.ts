// A write about a course is for its members, each in their own role: whoever else sends it, under the own name and with an
// id of their own, is refused and leaves no row behind.
import { expect, test } from "vitest";
import { mutations } from "#mutations.ts";
import type { RoleName } from "#records.ts";
import { tried } from "#support/collections/all.ts";
import type { Prepared } from "#support/collections/description.ts";
import { type Person, person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import { here } from "./ledger-rows.ts";
import { send } from "./sending.ts";

/** Who may write it without being in a course, and why. */
const open: Record<string, { roles: RoleName[]; why: string }> = {
	createCourse: { roles: ["teacher", "admin"], why: "who makes a course is in none" },
	joinCourse: { roles: ["student"], why: "its code is the key" },
	copyMaterial: { roles: ["admin"], why: "an admin gives every course its materials" },
	enrolStudent: { roles: ["admin"], why: "an admin puts people into every course" },
};

/** The same write of somebody else. */
function by(outsider: Person, { who, body, ...prepared }: Prepared): Prepared {
	const own = Object.entries(body).map(([field, value]) => [field, value === who?.id ? outsider.id : value]);
	const id = "id" in body ? { id: newId() } : {};
	return { ...prepared, who: outsider, body: { ...Object.fromEntries(own), ...id, mutation: newId() } };
}

const roles: RoleName[] = ["student", "teacher", "admin"];

test.each(Object.values(mutations))("$name is refused to whoever is not in the course", async ({ name }) => {
	const { server } = here();
	const prepared = await tried[name].ready(server);
	const before = await server.rows(prepared.collection);
	const letThrough: string[] = [];

	for (const role of roles.filter((one) => !open[name]?.roles.includes(one))) {
		const { status } = await send(server, by(await person(server, { role }), prepared));
		if (status < 400 || status >= 500) letThrough.push(`${role}: ${status}`);
	}

	expect(letThrough).toEqual([]);
	expect(await server.rows(prepared.collection)).toEqual(before);
	// The request is not what was wrong: its author is let through.
	expect(await send(server, prepared)).toMatchObject({ status: 200 });
});
