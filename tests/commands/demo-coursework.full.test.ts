// The demo's assignments, answers and grades, as people will meet them on any day of the year.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { submissionRecord } from "#records.ts";
import type { Row } from "#support/server.ts";
import { idOf, rows, text, time } from "./demo-server.ts";

const ungraded = (list: Row[]) => list.filter((row) => row.graded_at === "");

test("the student has work of every kind: due soon, overdue, without a date, waiting for a grade, graded", () => {
	const mine = rows.submissions.filter((row) => row.student_id === idOf("student@lead.example"));
	const done = new Set(mine.map((row) => row.assignment_id));
	const myCourses = rows.enrollments.filter((row) => row.user_id === idOf("student@lead.example"));
	const pending = rows.assignments.filter(
		(row) => !done.has(row.id) && myCourses.some(({ course_id }) => course_id === row.course_id),
	);
	const titles = (list: Row[]) => list.map((row) => text(row, "title")).sort();
	const dated = pending.filter((row) => row.due_at !== "");
	expect(titles(dated.filter((row) => time(row, "due_at") < Date.now()))).toEqual(["Percentages at the souk"]);
	expect(titles(dated.filter((row) => time(row, "due_at") > Date.now()))).toEqual([
		"Fractions in real life",
		"One plant, one week",
	]);
	expect(titles(pending.filter((row) => row.due_at === ""))).toEqual(["Puzzle of the week"]);
	expect(ungraded(mine)).toHaveLength(1);
	expect(mine.filter((row) => row.graded_at !== "" && row.feedback !== "")).toHaveLength(3);
});

test("the first teacher has a queue to grade in both courses", () => {
	const queue = (code: string) => {
		const course = rows.courses.find((row) => row.code === code);
		const inCourse = rows.assignments.filter((row) => row.course_id === course?.id).map(({ id }) => id);
		return ungraded(rows.submissions).filter((row) => inCourse.includes(text(row, "assignment_id")));
	};
	expect(queue("MATH-6B")).toHaveLength(6);
	expect(queue("SCI-6")).toHaveLength(4);
	expect(queue("FR-6A")).toHaveLength(3);
});

test("every answer's times are in the order in which things happen, none of them in the future", () => {
	expect(rows.submissions.length).toBeGreaterThan(20);
	for (const row of rows.submissions) {
		const task = rows.assignments.find(({ id }) => id === row.assignment_id);
		const times = [time(task, "written_at"), time(row, "submitted_at"), time(row, "received_at")];
		if (row.graded_at !== "") times.push(time(row, "graded_at"));
		times.push(Date.now());
		expect(times).toEqual(times.toSorted((a, b) => a - b));
	}
});

const taskOf = (row: Row) => rows.assignments.find(({ id }) => id === row.assignment_id);
const isPast = (task: Row | undefined) => task?.due_at !== "" && time(task, "due_at") < Date.now();
/** "in time", or how it was not. */
function timing(row: Row): string {
	const due = time(taskOf(row), "due_at") + 60_000;
	if (!isPast(taskOf(row)) || time(row, "received_at") < due) return "in time";
	if (row.clock_unsure) return "clock unsure";
	return time(row, "submitted_at") < due ? "sent later" : "late";
}
const changed = () => rows.submissions.map((row) => submissionRecord.parse(row)).filter((row) => row.grade_changes[0]);

test("answers came in time, late, on time but sent later, and by a clock nobody can trust; some are missing", () => {
	const ofStudent = (email: string) => rows.submissions.filter((row) => row.student_id === idOf(email)).map(timing);
	expect(new Set(rows.submissions.map(timing))).toEqual(new Set(["in time", "late", "sent later", "clock unsure"]));
	expect(ofStudent("student@lead.example")).toContain("sent later");
	expect(ofStudent("student2@lead.example")).toContain("late");
	const missing = rows.assignments.filter((task) => {
		const answers = rows.submissions.filter((row) => row.assignment_id === task.id);
		const students = rows.enrollments.filter(
			(row) => row.course_id === task.course_id && row.role_in_course === "student",
		);
		return isPast(task) && answers.length < students.length;
	});
	expect(missing.length).toBeGreaterThan(3);
});

test("a grade was changed for a reason in each teacher's courses, once for the student who is shown first", () => {
	const teachers = ["teacher@lead.example", "teacher2@lead.example"].map(idOf);
	expect(changed().map((row) => row.graded_by)).toEqual(expect.arrayContaining(teachers));
	expect(changed().map((row) => row.student_id)).toContain(idOf("student@lead.example"));
	for (const { grade, grade_changes: changes, submitted_at, graded_at, graded_by } of changed()) {
		const [first] = changes;
		expect(changes).toHaveLength(1);
		expect(first).toMatchObject({ graded_by, changed_by: graded_by, changed_at: graded_at });
		expect(first?.reason).not.toBe("");
		expect(first?.grade).not.toBe(grade);
		const times = [submitted_at, first?.graded_at, first?.changed_at].map((at) => Date.parse(String(at)));
		expect(times).toEqual(times.toSorted((a, b) => a - b));
	}
});

test("a graded answer says which text the teacher saw, and only a graded one has a grade", () => {
	for (const row of rows.submissions) {
		const graded = row.graded_at !== "";
		const seen = createHash("sha256").update(text(row, "text_body"), "utf8").digest("hex");
		expect(row.graded_text).toBe(graded ? seen : "");
		expect(row.graded_by !== "").toBe(graded);
		const task = rows.assignments.find(({ id }) => id === row.assignment_id);
		expect(Number(row.grade)).toBeLessThanOrEqual(Number(task?.max_points));
	}
});
