// @vitest-environment happy-dom
// What a second thought does to a first one that is still on the phone: takes its place, or follows it by name.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { shownAssignments, shownRevision, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { gradeSubmission } from "./commands.ts";
import { changeGrade, createAssignment, editAssignment } from "./teaching-commands.ts";

let db: AccountDatabase;
let course: Course;
let assignment: Assignment;
const words = { title: "Circles", instructions: "", max_points: 20, due_at: null };

beforeEach(async () => {
	db = signedIn("teacher");
	({ course, assignment } = await aCourse(db, "teacher"));
});
afterEach(() => writeSession(null));

const outbox = () => db.outbox.orderBy("seq").toArray();
/** The server may have received the newest write. */
const attempted = async (change: object = { state: "sending" }) => {
	const entry = (await outbox()).at(-1);
	await db.outbox.update(entry?.seq ?? 0, { attempts: 1, ...change });
};
const shownTask = async (id: string) => {
	const row = (await shownAssignments(db)).find((task) => task.id === id);
	if (!row) throw new Error("the assignment is not shown");
	return row;
};
const edit = async (id: string, title: string) =>
	await editAssignment({ assignment: await shownTask(id), course, words: { ...words, title } });

test("a new assignment waits for its course and names its author", async () => {
	await createAssignment({ course, words });
	const [made] = await outbox();
	expect(made).toMatchObject({
		kind: "createAssignment",
		body: { ...words, course_id: course.id, created_by: db.userId },
		about: { title: "Circles", course: course.title },
	});
	expect(made?.body).toMatchObject({ id: made?.record_id });
});

test("an edit behind one that is under way replaces that one, not what the server showed before", async () => {
	await edit(assignment.id, "first");
	await attempted();
	await edit(assignment.id, "second");
	const [first, second] = await outbox();
	expect(first?.body).toMatchObject({ title: "first", replaces: "" });
	expect(second?.body).toMatchObject({ title: "second", replaces: first?.id });
	expect(shownRevision(await shownTask(assignment.id))).toBe(second?.id);
});

test("an edit of what nobody has tried to send stays one entry", async () => {
	await createAssignment({ course, words });
	const id = (await outbox())[0]?.record_id ?? "";
	await edit(id, "Spheres");
	expect((await outbox()).map(({ kind, body }) => [kind, Reflect.get(body, "title")])).toEqual([
		["createAssignment", "Spheres"],
	]);
});

const aGrade = async (fields: Partial<Submission> = {}) => {
	const student_id = await somebody(db, "Maya Haddad");
	return await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "3/8", ...fields });
};
const shownAnswer = async ({ id }: Submission) => {
	const row = (await shownSubmissions(db)).find((answer) => answer.id === id);
	if (!row) throw new Error("the answer is not shown");
	return row;
};
const change = async (row: Submission, grade: number, reason: string) =>
	await changeGrade({
		submission: await shownAnswer(row),
		assignment,
		course,
		student: "",
		grade,
		feedback: "",
		reason,
	});
const give = (submission: Submission, grade: number) =>
	gradeSubmission({ submission, assignment, course, student: "", grade, feedback: "", seen: submission.text_body });

test("a first grade the server may have is not given anew without a reason", async () => {
	const row = await aGrade();
	await give(row, 12);
	await attempted();
	expect(await change(row, 14, "")).toBe(false);
	expect(await outbox()).toHaveLength(1);
	expect(await change(row, 14, "Overlooked.")).toBe(true);
	const [first, second] = await outbox();
	expect(first?.body).toMatchObject({ grade: 12 });
	expect(second).toMatchObject({ kind: "changeGrade", body: { grade: 14, reason: "Overlooked.", replaces: "" } });
});

test("a change behind a change under way replaces that one", async () => {
	const row = await aGrade({ grade: 12, graded_at: "2026-02-03T08:00:00.000Z", graded_by: db.userId });
	await change(row, 14, "one");
	await attempted();
	await change(row, 16, "two");
	const [first, second] = await outbox();
	expect(second?.body).toMatchObject({ grade: 16, replaces: first?.id });
	const { grade, grade_changes } = await shownAnswer(row);
	expect([grade, ...grade_changes.map((former) => `${former.grade} ${former.reason}`)]).toEqual([
		16,
		"12 one",
		"14 two",
	]);
});

test("a first grade that was refused because another came first is not woken by changing that other", async () => {
	const row = await aGrade();
	await give(row, 12);
	await attempted({ state: "failed" });
	await db.submissions.put({ ...row, grade: 19, graded_at: "2026-02-03T08:00:00.000Z", graded_by: "somebodyelse000" });
	await change(row, 17, "Agreed with Joseph.");
	expect((await outbox()).map(({ kind, state }) => [kind, state])).toEqual([
		["gradeSubmission", "failed"],
		["changeGrade", "queued"],
	]);
});
