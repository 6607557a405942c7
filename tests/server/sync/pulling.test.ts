// A phone's pull narrows what the server shows (src/collections.ts), and never hides what the mirror is to hold.
import { expect, test } from "vitest";
import { type CollectionName, collectionNames } from "#support/collections/shapes.ts";
import { material } from "#support/materials.ts";
import { admin, type Person, teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { course } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);

/** The ids the rules show this person. */
async function shown(who: Person, name: CollectionName): Promise<string[]> {
	const path = `/api/collections/${name}/records?perPage=1000&fields=id`;
	const items = (await here().server.ask("GET", path, { token: who.token })).at("items");
	return Array.isArray(items) ? items.map((row) => String(row.id)).sort() : [];
}

test("what an admin is shown of courses of others does not stay on their phone, however it was asked for", async () => {
	const { server, boss, maths } = here();
	await course(server, boss, [], { title: "Robotics", code: "ROB-1" });
	const phone = new Phone(server.url, boss);
	await phone.run();
	const before = await phone.db.courses.toCollection().primaryKeys();
	expect(before).toHaveLength(1);
	expect(before).not.toContain(maths.id);

	// A row that cannot be read is asked for by its id, and the rules show it.
	await phone.db.table("courses").put({ id: maths.id, updated: "2026-01-01T00:00:00.000Z" });
	expect(await phone.db.courses.get(maths.id)).toBeUndefined();
	await phone.run();
	expect(await phone.db.courses.toCollection().primaryKeys()).toEqual(before);
});

test("who teaches nothing has the library, themselves and no child of the centre", async () => {
	const { server } = here();
	await material(server);
	for (const who of [await teacher(server), await admin(server)]) {
		const phone = new Phone(server.url, who);
		for (const _ of ["first", "compared"]) {
			expect((await phone.run()).kind).toBe("quiet");
			expect(await phone.db.materials.count()).toBeGreaterThan(0);
			expect(await phone.db.users.toCollection().primaryKeys()).toEqual([who.id]);
			for (const name of ["courses", "enrollments", "assignments", "submissions"] as const)
				expect(await phone.db[name].count(), name).toBe(0);
			phone.clockError += 25 * 3_600_000;
		}
	}
});

test("a student's and a teacher's pull bring all the rules show of their courses", async () => {
	const { server, maya, rana } = here();
	for (const who of [maya, rana]) {
		const phone = new Phone(server.url, who);
		await phone.run();
		for (const name of collectionNames) {
			const there = await shown(who, name);
			expect(there.length, `${name}: add one to this school`).toBeGreaterThan(0);
			expect(await phone.db.mirror(name).toCollection().primaryKeys(), name).toEqual(there);
		}
	}
});
