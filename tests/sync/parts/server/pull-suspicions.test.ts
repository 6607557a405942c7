// What a pull believes, what it keeps beside its rows, and what it tells of rows that could not be read.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import { type OverheardPhone, phoneOf } from "#parts/overheard.ts";
import { pullOnce, shareMaterial } from "#parts/pulling.ts";
import { ana, courseIds, id, rana } from "#support/fakes/people.ts";
import { changePerson, put, unenrol } from "#support/fakes/state.ts";
import type { Collection } from "#sync/collection.ts";
import { SyncDatabase } from "#sync/database.ts";
import { shakeHands } from "#sync/handshake.ts";
import { pull } from "#sync/pull.ts";
import { watchUnreadable } from "#sync/storage/unreadable-rows.ts";

const hour = 3_600_000;
const courseList = "/api/collections/courses/records";

/** The phone of a student, with everything in its mirror. */
async function pulledOnce() {
	const phone = await phoneOf(ana);
	await pullOnce(phone);
	return phone;
}

const coursesHere = ({ db }: OverheardPhone) => db.courses.toCollection().primaryKeys();

test("a list that does not come makes the whole pull void", async () => {
	const phone = await pulledOnce();
	phone.clock.now += 25 * hour;
	put(phone.server.state, "users", { id: ana, name: "Ana Maria" }, { user: ana });
	phone.server.instead = ({ path }) => (path === courseList ? { status: 500, body: {} } : undefined);
	expect(await pullOnce(phone)).toBeNull();
	expect((await phone.db.users.get(ana))?.name).toBe("Ana");
});

test("a collection is not emptied because one list was empty", async () => {
	const phone = await pulledOnce();
	const before = await coursesHere(phone);
	phone.clock.now += 25 * hour;
	let first = true;
	phone.server.instead = ({ path }) => {
		if (path !== courseList || !first) return undefined;
		first = false;
		return { status: 200, body: { items: [] } };
	};
	expect(await pullOnce(phone)).toBeNull();
	expect(await coursesHere(phone)).toEqual(before);

	for (const course of courseIds) unenrol(phone.server.state, ana, course);
	expect(await pullOnce(phone)).toContain("courses: 2 rows");
	expect(await coursesHere(phone)).toEqual([]);
});

test("a teacher's mirror is not emptied because the list of what they teach was empty or short, first or last", async () => {
	const phone = await phoneOf(rana);
	await pullOnce(phone);
	const before = await coursesHere(phone);
	expect(before).toHaveLength(3);
	const ofThese = (course_ids: string[]) => ({
		status: 200,
		body: { items: course_ids.map((course_id, at) => ({ id: id(`place${at}00000`), course_id })) },
	});
	for (const courses of [[], before.slice(0, 2)]) {
		for (const wrong of [1, 2]) {
			phone.clock.now += 25 * hour;
			let times = 0;
			phone.server.instead = ({ filter }) =>
				filter.includes("role_in_course") && ++times === wrong ? ofThese(courses) : undefined;
			expect(await pullOnce(phone)).toBeNull();
			expect(await coursesHere(phone)).toEqual(before);
			expect(times).toBe(2);
		}
	}
});

test("a list of what a teacher teaches that names no course voids the pull", async () => {
	const phone = await phoneOf(rana);
	await pullOnce(phone);
	const before = await coursesHere(phone);
	phone.clock.now += 25 * hour;
	phone.server.instead = ({ filter }) =>
		filter.includes("role_in_course") ? { status: 200, body: { items: [{ id: id("place") }] } } : undefined;
	expect(await pullOnce(phone)).toBeNull();
	expect(await coursesHere(phone)).toEqual(before);
});

test("a mistake in a product's tables is said, and is no list that did not come", async () => {
	const phone = await phoneOf(rana);
	const { enrollments, ...others } = schema.collections;
	if (!enrollments) throw new Error("there are no enrollments");
	const scope: Collection["scope"] = async (_, valuesOf) => ({ user_id: await valuesOf("enrollments", "user_id") });
	const collections = { ...others, enrollments: { ...enrollments, scope } };
	const run = { ...phone.run, db: new SyncDatabase("mistaken", rana, { ...schema, collections }) };
	const met = await shakeHands(phone.run);
	if (met.kind !== "passed") throw new Error("the handshake did not pass");
	await expect(pull(run, met.handshake, {})).rejects.toThrow("enrollments is pulled later");
});

test("what is kept beside a row stays while the row changes, however the change is found, and goes with the row", async () => {
	const phone = await phoneOf(ana);
	const { server, db } = phone;
	const id = shareMaterial(phone, "Fractions");
	await pullOnce(phone);
	const tables = db.beside("materials").map(({ name }) => db.table(name));
	for (const table of tables) await table.put({ id, at: 0 });
	const kept = () => Promise.all(tables.map((table) => table.count()));
	const here = async () => (await db.materials.get(id))?.title;

	shareMaterial(phone, "Fractions, with pictures");
	expect(await pullOnce(phone)).toEqual(["materials: 1 rows"]);
	expect([await here(), await kept()]).toEqual(["Fractions, with pictures", [1, 1]]);

	shareMaterial(phone, "Fractions, with answers");
	phone.clock.now += 25 * hour;
	expect(await pullOnce(phone)).toContain("materials: all stamps");
	expect([await here(), await kept()]).toEqual(["Fractions, with answers", [1, 1]]);

	changePerson(server.state, ana, { role: "teacher" });
	expect(await pullOnce(phone)).toContain("materials: all rows");
	expect(await kept()).toEqual([1, 1]);

	delete server.state.rows.materials[id];
	phone.clock.now += 25 * hour;
	await pullOnce(phone);
	expect(await kept()).toEqual([0, 0]);
});

test("a row that came anew, and that another build writes in its way once more, is told of once more", async () => {
	const phone = await pulledOnce();
	let calls = 0;
	const end = watchUnreadable(() => calls++);
	const [course = ""] = courseIds;
	for (const times of [1, 2]) {
		await phone.db.table("courses").put({ id: course, updated: "2026-01-01T00:00:00.000Z" });
		expect(await phone.db.courses.get(course)).toBeUndefined();
		expect(calls).toBe(times);
		expect(await pullOnce(phone)).toEqual(["courses: 1 rows"]);
	}
	end();
});
