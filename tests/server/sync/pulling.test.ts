// The filter a phone adds to its pulls (src/collections.ts): it narrows, and never hides what the mirror is to hold.
import { expect, test } from "vitest";
import { type CollectionName, collectionNames, collectionOf } from "#support/collections.ts";
import type { Person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { twoCourses } from "#support/two-courses.ts";

const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	await course(server, school.boss, [school.lea], { title: "Robotics", code: "ROB-1" });
	await enrol(server, school.joseph, school.maths.id, "student");
	return school;
});

/** The ids a pull of everything brings this person. */
async function pulled(who: Person, role: "student" | "teacher" | "admin", name: CollectionName): Promise<string[]> {
	const filter = [`id > '000000000000000'`, collectionOf(name).scope(role, who.id)]
		.filter(Boolean)
		.map((part) => `(${part})`)
		.join("&&");
	const query = new URLSearchParams({ filter, sort: "id", perPage: "1000", skipTotal: "1", fields: "id,updated" });
	const answer = await here().server.ask("GET", `/api/collections/${name}/records?${query}`, { token: who.token });
	const items = answer.at("items");
	if (!Array.isArray(items)) throw new Error(said(answer));
	return items.map((row) => String(row.id)).sort();
}

test.each(collectionNames)(
	"%s: a student's and a teacher's pull bring all the rules show of their courses",
	async (name) => {
		const { server, maya, rana } = here();
		const shown = async (who: Person) => {
			const answer = await server.ask("GET", `/api/collections/${name}/records?perPage=1000&fields=id`, {
				token: who.token,
			});
			const items = answer.at("items");
			return Array.isArray(items) ? items.map((row) => String(row.id)).sort() : [];
		};

		expect(await pulled(maya, "student", name)).toEqual(await shown(maya));
		expect(await pulled(rana, "teacher", name)).toEqual(await shown(rana));
	},
);

test("an admin's pull brings the courses the admin teaches and nothing else", async () => {
	const { server, boss } = here();
	const [robotics] = await server.rows("courses", 'code = "ROB-1"');
	const enrolled = await server.rows("enrollments", `course_id = "${robotics?.id}"`);

	expect(await pulled(boss, "admin", "courses")).toEqual([robotics?.id]);
	expect(await pulled(boss, "admin", "enrollments")).toEqual(enrolled.map((row) => row.id).sort());
	expect(await pulled(boss, "admin", "assignments")).toEqual([]);
});
