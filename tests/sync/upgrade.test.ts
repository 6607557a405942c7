// The database of the first released version, opened by today's code: nothing of what was written is touched, and the rows
// it mirrored are as good as new ones.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newId } from "#data/new-id.ts";
import { shownAssignments, shownCourses, shownSubmissions } from "#data/view.ts";
import { oldPhone, type Tables } from "./old-phone.ts";
import { answerOn, assignmentOn, changeGrade, courseOn, editAssignment, editCourse } from "./second-thoughts.ts";

type Left = { user: string; tables: Tables };
const v1: { student: Left; teacher: Left } = JSON.parse(
	readFileSync(new URL("fixtures/database-v1.json", import.meta.url), "utf8"),
);

/** Opened, and nobody is asked for anything: there is no network. */
const opened = ({ user, tables }: Left) =>
	oldPhone("http://127.0.0.1:9", { id: user, token: "t" }, { version: 1, tables: structuredClone(tables) });

const idOf = (row: object | undefined) => String(row && Reflect.get(row, "id"));

for (const [who, left] of Object.entries(v1)) {
	test(`a ${who}'s outbox, drafts and standing are the same to the byte`, async () => {
		const { db } = await opened(left);
		await db.open();
		expect(db.verno).toBe(3);
		for (const name of ["outbox", "drafts", "meta", "users", "enrollments"]) {
			expect(JSON.stringify(await db.table(name).toArray()), name).toBe(JSON.stringify(left.tables[name]));
		}
	});

	test(`a ${who}'s courses, assignments and answers say that nothing of them was edited or changed`, async () => {
		const { db } = await opened(left);
		const unedited = { revision: "", earlier_revisions: [] };
		const { courses = [], assignments = [], submissions = [] } = left.tables;
		expect(await db.courses.toArray()).toEqual(courses.map((row) => ({ ...row, ...unedited })));
		expect(await db.assignments.toArray()).toEqual(assignments.map((row) => ({ ...row, ...unedited })));
		expect(await db.submissions.toArray()).toEqual(
			submissions.map((row) => ({ ...row, grade_changes: [], grade_name: "" })),
		);
	});
}

test("what waits in a student's old outbox is drawn over the old rows", async () => {
	const { db } = await opened(v1.student);
	const shown = (await shownSubmissions(db)).map(({ text_body, grade, grade_changes, errand }) => ({
		text_body,
		grade,
		grade_changes,
		waits: errand !== null,
	}));
	expect(shown).toEqual([
		{ text_body: "Three quarters, said Maya", grade: 17, grade_changes: [], waits: false },
		{ text_body: "Not sent yet", grade: null, grade_changes: [], waits: true },
	]);
});

test("what waits in a teacher's old outbox is drawn over the old rows", async () => {
	const { db } = await opened(v1.teacher);
	const titles = (rows: { title: string; errand: object | null }[]) =>
		rows.map(({ title, errand }) => `${title}${errand ? ", waiting" : ""}`).sort();
	expect(titles(await shownCourses(db))).toEqual(["Mathematics", "Not sent yet, waiting", "Robotics"]);
	expect(titles(await shownAssignments(db))).toEqual([
		"Build a crane",
		"Fractions 1",
		"Fractions 2",
		"Not sent yet either, waiting",
	]);
});

test("old rows can be edited and their grades changed at once, also what waits in the old outbox", async () => {
	const desk = await opened(v1.teacher);
	const { courses, assignments, submissions } = v1.teacher.tables;
	const [course, task, answer] = [idOf(courses?.[0]), idOf(assignments?.[0]), idOf(submissions?.[0])];
	await editCourse(desk, course, "Algebra");
	await editAssignment(desk, task, { title: "Angles" });
	await changeGrade(desk, answer, 18, "I had misread it.");
	const [waiting] = await desk.db.outbox.where({ state: "queued", kind: "createCourse" }).toArray();
	await editCourse(desk, waiting?.record_id ?? newId(), "Edited before it was sent");

	expect(await courseOn(desk, course)).toMatchObject({ title: "Algebra", errand: { body: { replaces: "" } } });
	expect(await assignmentOn(desk, task)).toMatchObject({ title: "Angles", errand: { body: { replaces: "" } } });
	expect(await answerOn(desk, answer)).toMatchObject({
		grade: 18,
		grade_changes: [{ grade: 17, feedback: "Well done, Maya.", reason: "I had misread it." }],
		errand: { body: { replaces: "" } },
	});
	expect(await desk.db.outbox.get(waiting?.seq ?? 0)).toMatchObject({ body: { title: "Edited before it was sent" } });
});
