// The filter a phone adds to its pulls (src/collections.ts): it narrows, and never hides what the mirror is to hold.
import { expect, test } from "vitest";
import { described } from "#support/collections/all.ts";
import { mirrorScope } from "#support/collections/mirror-scope.ts";
import { type CollectionName, collectionNames, collectionOf } from "#support/collections/shapes.ts";
import type { Person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	await course(server, school.boss, [school.lea], { title: "Robotics", code: "ROB-1" });
	await enrol(server, school.joseph, school.maths.id, "student");
	return school;
});

/** The ids a pull of everything brings this person. */
async function pulled(who: Person, role: "student" | "teacher" | "admin", name: CollectionName): Promise<string[]> {
	const scope = collectionOf(name).scope(role, who.id);
	const all = `id > '000000000000000'`;
	// As src/sync/list.ts asks: a student's filter of materials may hold no brackets.
	const filter = scope ? `(${all})&&(${scope})` : all;
	const query = new URLSearchParams({ filter, sort: "id", perPage: "1000", skipTotal: "1", fields: "id,updated" });
	const answer = await here().server.ask("GET", `/api/collections/${name}/records?${query}`, { token: who.token });
	const items = answer.at("items");
	if (!Array.isArray(items)) throw new Error(said(answer));
	return items.map((row) => String(row.id)).sort();
}

/** The ids the rules show this person. */
async function shown(who: Person, name: CollectionName): Promise<string[]> {
	const path = `/api/collections/${name}/records?perPage=1000&fields=id`;
	const items = (await here().server.ask("GET", path, { token: who.token })).at("items");
	return Array.isArray(items) ? items.map((row) => String(row.id)).sort() : [];
}

test.each(collectionNames)(
	"%s: a student's and a teacher's pull bring all the rules show of their courses",
	async (name) => {
		const { maya, rana } = here();
		for (const who of [maya, rana])
			expect((await shown(who, name)).length, "add one to this school").toBeGreaterThan(0);

		expect(await pulled(maya, "student", name)).toEqual(await shown(maya, name));
		expect(await pulled(rana, "teacher", name)).toEqual(await shown(rana, name));
	},
);

// Those that are named elsewhere are asked for by their ids, and no filter is added; of some the rules show everybody the
// own rows alone.
const seesOthers = (name: CollectionName) => described[name].listed.boss.includes(" ");
const filtered = collectionNames.filter((name) => !collectionOf(name).namedIn?.("admin") && seesOthers(name));

test.each(filtered)("%s: an admin may see a whole centre, and a pull brings what the admin teaches", async (name) => {
	const { server, boss } = here();
	const wanted = (await mirrorScope(server, boss, "admin"))[name];

	expect((await shown(boss, name)).length, "add one to a course of somebody else").toBeGreaterThan(wanted.length);
	expect(await pulled(boss, "admin", name)).toEqual(wanted);
});

test("an admin's pull brings the courses the admin teaches and nothing else", async () => {
	const { server, boss } = here();
	const [robotics] = await server.rows("courses", 'code = "ROB-1"');
	const enrolled = await server.rows("enrollments", `course_id = "${robotics?.id}"`);

	expect(await pulled(boss, "admin", "courses")).toEqual([robotics?.id]);
	expect(await pulled(boss, "admin", "enrollments")).toEqual(enrolled.map((row) => row.id).sort());
	expect(await pulled(boss, "admin", "assignments")).toEqual([]);
});
