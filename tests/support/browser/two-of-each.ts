// A school with two of everything, so that no list of a screen is tested with a single entry: two courses, each with a
// teacher, two students and as many assignments as a test names.
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export interface TwoOfEach {
	maya: Person;
	karim: Person;
	/** Teaches mathematics. */
	rana: Person;
	/** Teaches physics. */
	joseph: Person;
	maths: Row;
	physics: Row;
	/** By title. */
	tasks: { [title: string]: Row };
}

/** @param titles of the assignments, given to the two courses alternately */
export async function twoOfEach(server: RealServer, titles: readonly string[]): Promise<TwoOfEach> {
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const maths = await course(server, rana, [maya, karim]);
	const physics = await course(server, joseph, [maya, karim], {
		title: "Physics",
		code: "PHYS-6B",
		subject: "Science",
	});
	const tasks: { [title: string]: Row } = {};
	for (const [at, title] of titles.entries()) {
		tasks[title] = await assignment(server, (at % 2 === 0 ? maths : physics).id, { title });
	}
	return { maya, karim, rana, joseph, maths, physics, tasks };
}
