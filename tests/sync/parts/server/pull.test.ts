// What is asked for when: everything, what differs, or what changed.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { type OverheardPhone, phoneOf } from "#parts/overheard.ts";
import { pullOnce, shareMaterial } from "#parts/pulling.ts";
import { ana, courseIds, rana } from "#support/fakes/people.ts";
import { changePerson, put, unenrol } from "#support/fakes/state.ts";
import { see } from "#support/fakes/visible.ts";
import { noteSyncState } from "#sync/database.ts";
import { push } from "#sync/push.ts";

const hour = 3_600_000;
const [course = ""] = courseIds;

const collections = ["courses", "enrollments", "assignments", "submissions", "materials", "users"];
const comparison = [...collections.map((name) => `${name}: all stamps`), "handshake"];

/** The phone of a student, with everything in its mirror. */
async function pulledOnce() {
	const phone = await phoneOf(ana);
	shareMaterial(phone, "Fractions");
	const asked = await pullOnce(phone);
	return { ...phone, asked };
}

/** A teacher writes another title for a course, elsewhere. */
function rename({ server }: OverheardPhone, title: string) {
	const row = server.state.rows.courses[course];
	if (!row) throw new Error("there is no such course");
	put(server.state, "courses", { ...row, title }, { course });
}

const titleHere = async ({ db }: OverheardPhone) => (await db.courses.get(course))?.title;

test("at first every collection comes whole; later only what changed does, without asking twice who is there", async () => {
	const phone = await pulledOnce();
	expect(phone.asked).toEqual([...collections.map((name) => `${name}: all rows`), "handshake"]);
	for (const name of ["users", "courses", "submissions"] as const) {
		const ids = see(phone.server.state, ana, name).map(({ id }) => id);
		expect(await phone.db.mirror(name).toCollection().primaryKeys()).toEqual(ids.sort());
	}

	expect(await pullOnce(phone)).toEqual([]);
	rename(phone, "Algebra");
	expect(await pullOnce(phone)).toEqual(["courses: 1 rows"]);
	expect(await titleHere(phone)).toBe("Algebra");
});

test("everything is compared again when the last comparison is more than a day old", async () => {
	const phone = await pulledOnce();
	phone.clock.now += 20 * hour;
	expect(await pullOnce(phone)).toEqual([]);
	phone.clock.now += 4 * hour;
	expect(await pullOnce(phone)).toEqual([]);
	phone.clock.now += 1;
	expect(await pullOnce(phone)).toEqual(comparison);
	expect(await pullOnce(phone)).toEqual([]);
});

test("everything is compared again after the clock was set back, and when the server has another build", async () => {
	const phone = await pulledOnce();
	phone.clock.now -= 1;
	expect(await pullOnce(phone)).toEqual(comparison);
	await noteSyncState(phone.db, { build: "an earlier one" });
	expect(await pullOnce(phone)).toEqual(comparison);
	expect(await pullOnce(phone)).toEqual([]);
});

test("of a comparison only the rows come that differ", async () => {
	const phone = await pulledOnce();
	rename(phone, "Algebra");
	phone.clock.now += 25 * hour;
	expect(await pullOnce(phone)).toContain("courses: 1 rows");
	expect(await titleHere(phone)).toBe("Algebra");
});

test("somebody with another role gets every row anew, because another role is shown more of the same row", async () => {
	const phone = await pulledOnce();
	const { state } = phone.server;
	expect((await phone.db.courses.get(course))?.join_code).toBe("");
	const teaching = { user_id: ana, course_id: course, role_in_course: "teacher", joined_at: "" };
	put(state, "enrollments", { id: "anateaches00000", ...teaching }, { course, user: ana, as: "teacher" });
	changePerson(state, ana, { role: "teacher" });
	await pullOnce(phone);
	expect((await phone.db.courses.get(course))?.join_code).toBe("CODE222");
});

test("a phone that forgot its position, but not its rows, gets every row anew", async () => {
	const phone = await pulledOnce();
	await noteSyncState(phone.db, { position: null });
	expect(await pullOnce(phone)).toEqual(phone.asked);
});

test("a teacher's people are asked for by the ids that the places in the courses name", async () => {
	const phone = await phoneOf(rana);
	expect(await pullOnce(phone)).toContain("users: 5 rows");
	for (const from of courseIds) unenrol(phone.server.state, ana, from);
	phone.clock.now += 25 * hour;
	expect(await pullOnce(phone)).toContain("users: 4 stamps");
	const people = see(phone.server.state, rana, "users").map(({ id }) => id);
	expect(await phone.db.users.toCollection().primaryKeys()).toEqual(people.sort());
});

test("which courses a teacher has is asked before and after everything, and known from then on", async () => {
	const phone = await phoneOf(rana);
	const [first, ...more] = (await pullOnce(phone)) ?? [];
	expect([first, more.at(-1)]).toEqual(["enrollments: all stamps", "enrollments: all stamps"]);
	rename(phone, "Algebra");
	expect(await pullOnce(phone)).toEqual(["courses: 1 rows"]);
	expect(await titleHere(phone)).toBe("Algebra");
});

test("a tab of another build that compared everything and noted no courses is not trusted with them", async () => {
	const phone = await phoneOf(rana);
	await pullOnce(phone);
	await noteSyncState(phone.db, { last_full: phone.clock.now + 1 });
	phone.clock.now += 1;
	rename(phone, "Algebra");
	const groups = "enrollments: all stamps";
	expect(await pullOnce(phone)).toEqual([groups, "courses: 1 rows", groups]);
	rename(phone, "Geometry");
	expect(await pullOnce(phone)).toEqual(["courses: 1 rows"]);
});

test("what this phone wrote itself does not come back, unless somebody changed it since", async () => {
	const phone = await phoneOf(rana);
	await pullOnce(phone);
	await phone.editCourse(course, "Robotics");
	await push(phone.run);
	expect(await titleHere(phone)).toBe("Robotics");
	expect(await pullOnce(phone, { courses: [course] })).toEqual(["courses: 1 stamps"]);

	rename(phone, "Machines");
	expect(await pullOnce(phone, { courses: [course] })).toEqual(["courses: 1 stamps", "courses: 1 rows"]);
	expect(await titleHere(phone)).toBe("Machines");
});
