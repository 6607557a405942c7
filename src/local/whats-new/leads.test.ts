import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { aCourse, signedIn, somebody } from "#support/mirror-rows.ts";
import { aMorning, courseRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { forTeacher } from "./for-teacher.ts";

/** Looks at what is new, and notes what is none, as the page does. */
async function look(db: AccountDatabase) {
	const { notices, along } = await forTeacher(db);
	await db.seen.bulkPut(along);
	return notices.map(({ kind, title, lead, marks }) => ({ kind, title, leader: lead?.name, marks }));
}

/** This person teaches a course with Joseph, who was there before; what the phone has now is seen. */
async function twoTeachers(leads: boolean) {
	const db = signedIn("teacher", "Rana Khoury");
	const { course } = await aCourse(db, "teacher");
	const joseph = await somebody(db, "Joseph Saade");
	await teaches(db, joseph, course.id, null);
	const lead = async (teacher_id: string) => {
		await db.courses.put({ ...course, teacher_id });
	};
	await lead(leads ? db.userId : joseph);
	expect(await look(db)).toEqual([]);
	expect(await look(db)).toEqual([]);
	return { db, course, joseph, lead };
}

const teaches = (db: AccountDatabase, user_id: string, course_id: string, joined_at: string | null) =>
	db.enrollments.put({ id: newId(), updated: aMorning, user_id, course_id, role_in_course: "teacher", joined_at });

test("who led a course is told who leads it now, once, and not when it was given back before they looked", async () => {
	const { db, course, joseph, lead } = await twoTeachers(true);
	await lead(joseph);
	const [notices, ...others] = await look(db);
	expect(others).toEqual([]);
	expect(notices).toMatchObject({ kind: "given", title: course.title, leader: "Joseph Saade" });
	await lead(db.userId);
	expect(await look(db)).toEqual([]);
	await lead(joseph);
	await db.seen.bulkPut((await look(db)).flatMap(({ marks }) => marks));
	expect(await look(db)).toEqual([]);
	await lead(db.userId);
	expect(await look(db)).toMatchObject([{ kind: "lead", title: course.title }]);
});

test("who is out of a course that they led is told so, with the title that this phone remembers", async () => {
	const { db, course } = await twoTeachers(true);
	await db.courses.put({ ...course, title: "Mathematics, grade 6" });
	expect(await look(db)).toEqual([]);
	await db.courses.delete(course.id);
	await db.enrollments.clear();
	const notices = await look(db);
	expect(notices).toMatchObject([{ kind: "left", title: "Mathematics, grade 6", leader: "" }]);
	await db.seen.bulkPut(notices.flatMap(({ marks }) => marks));
	expect(await look(db)).toEqual([]);
});

test("who taught a course beside another is told that they lead it; a third one's lead is no news", async () => {
	const { db, course, lead } = await twoTeachers(false);
	await lead(await somebody(db, "Nadim Saad"));
	expect(await look(db)).toEqual([]);
	await lead(db.userId);
	expect(await look(db)).toMatchObject([{ kind: "lead", title: course.title }]);
});

test("a course that came from another teacher is told of, an own one from another phone is not", async () => {
	const { db, joseph } = await twoTeachers(true);
	const [given, own] = [
		courseRow({ id: newId(), teacher_id: db.userId, title: "Physics" }),
		courseRow({ id: newId(), teacher_id: db.userId, title: "Chess" }),
	];
	await db.courses.bulkPut([given, own]);
	await teaches(db, joseph, given.id, "2026-02-01T08:00:00.000Z");
	await teaches(db, db.userId, given.id, "2026-02-03T08:00:00.000Z");
	await teaches(db, db.userId, own.id, "2026-02-03T08:00:00.000Z");
	await teaches(db, joseph, own.id, "2026-02-04T08:00:00.000Z");
	expect(await look(db)).toMatchObject([{ kind: "lead", title: "Physics" }]);
});

test("a course is told of whose former teacher is out of it already: its students were there before", async () => {
	const { db } = await twoTeachers(true);
	const given = courseRow({ id: newId(), teacher_id: db.userId, title: "Physics" });
	await db.courses.put(given);
	const maya = {
		id: newId(),
		updated: aMorning,
		user_id: newId(),
		course_id: given.id,
		role_in_course: "student" as const,
	};
	await db.enrollments.put({ ...maya, joined_at: "2026-02-01T08:00:00.000Z" });
	await teaches(db, db.userId, given.id, "2026-02-03T08:00:00.000Z");
	expect(await look(db)).toMatchObject([{ kind: "lead", title: "Physics" }]);
});
