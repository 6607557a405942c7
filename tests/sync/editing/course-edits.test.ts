// Courses and assignments edited on phones: before and after they were tried to send, crossed, sent twice.
import { expect, test } from "vitest";
import { type Classroom, classroom } from "#support/classroom.ts";
import { teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { answerOn, assignmentOn, changeGrade, courseOn, editAssignment, editCourse } from "#support/phones/edits.ts";
import { enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** The row as the server has it. */
async function stored(collection: string, id: string) {
	const [row] = await here().server.rows(collection, `id = "${id}"`);
	return row;
}

/** How many edits of the record the server has done. */
async function edits(record: string | undefined): Promise<number> {
	return (await here().server.sql(`SELECT id FROM ledger WHERE record = '${record}' AND name LIKE 'edit%'`)).length;
}

/** A second teacher of the course, on a device of his own that has seen it. */
async function colleague({ line, maths }: Classroom): Promise<Phone> {
	const joseph = await teacher(here().server, "Joseph Saade");
	await enrol(here().server, joseph, maths.id, "teacher");
	const other = new Phone(line.url, joseph);
	await other.run();
	return other;
}

test("edited three times before any attempt, one edit travels, with the last words", async () => {
	const { line, computer, maths } = await classroom(here().server);
	for (const title of ["Algebra 1", "Algebra 2", "Algebra 3"]) await editCourse(computer, maths.id, title);
	expect(await computer.db.outbox.count()).toBe(1);

	const { requests } = await line.measure(() => computer.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	const row = await stored("courses", maths.id);
	expect(row).toMatchObject({ title: "Algebra 3", code: "MATH-6B" });
	expect(await edits(row?.id)).toBe(1);
	expect(await courseOn(computer, maths.id)).toMatchObject({ title: "Algebra 3", entry: null });
});

test("edited after an attempt, the newer edit follows, and the attempted one stays as it was", async () => {
	const { line, computer, maths } = await classroom(here().server);
	await editCourse(computer, maths.id, "Algebra 1");
	const lost = line.nextDroppedAnswer("/api/batch");
	await computer.run();
	await lost;
	await editCourse(computer, maths.id, "Algebra 2");
	expect(await courseOn(computer, maths.id)).toMatchObject({ title: "Algebra 2" });

	await computer.run();

	const sent = await computer.db.outbox.toArray();
	expect(sent).toMatchObject([
		{ state: "sent", attempts: 2, body: { title: "Algebra 1" } },
		{ state: "sent", attempts: 1, body: { title: "Algebra 2" } },
	]);
	const row = await stored("courses", maths.id);
	expect(row?.title).toBe("Algebra 2");
	expect(await edits(row?.id)).toBe(2);
});

test("edit after edit, each answer lost once: the last words stand, and each edit is there once", async () => {
	const { line, computer, task } = await classroom(here().server);
	for (const title of ["Angles 1", "Angles 2", "Angles 3"]) {
		await editAssignment(computer, task.id, { title });
		const lost = line.nextDroppedAnswer("/api/batch");
		await computer.run();
		await lost;
	}

	await computer.run();

	const row = await stored("assignments", task.id);
	expect(row?.title).toBe("Angles 3");
	expect(await edits(row?.id)).toBe(3);
	expect(await computer.db.outbox.where("state").notEqual("sent").toArray()).toEqual([]);
});

test("an edit that the network sends twice is one edit, and a late copy brings no old words back", async () => {
	const { line, computer, maths } = await classroom(here().server);
	await editCourse(computer, maths.id, "Algebra 1");
	const doubled = line.nextDoubled("/api/batch");
	await computer.run();
	await doubled;
	await editCourse(computer, maths.id, "Algebra 2");
	const held = line.nextHeldRequest("/api/batch");
	const run = computer.run();
	const late = await held;
	late.cutClient();
	await run;
	await editCourse(computer, maths.id, "Algebra 3");
	await computer.run();

	await late.release();

	expect(late.answer?.status).toBe(200);
	const row = await stored("courses", maths.id);
	expect(row?.title).toBe("Algebra 3");
	expect(await edits(row?.id)).toBe(3);
});

test("points below a grade already given are refused with the server's sentence; mended, the edit arrives", async () => {
	const { phone, computer, task } = await classroom(here().server);
	const { record_id } = await phone.submit(task.id, "three quarters");
	await phone.run();
	await computer.run();
	await computer.grade(await answerOn(computer, record_id), 18);
	await editAssignment(computer, task.id, { title: "Angles", max_points: 10 });

	await computer.run();

	expect(await assignmentOn(computer, task.id)).toMatchObject({
		title: "Fractions 1",
		entry: {
			state: "failed",
			refusal: { reason: "refused", code: "below_grade", message: "A grade of 18 was already given." },
			body: { title: "Angles", max_points: 10 },
		},
	});
	await editAssignment(computer, task.id, { title: "Angles", max_points: 18 });
	await computer.run();
	expect(await stored("assignments", task.id)).toMatchObject({ title: "Angles", max_points: 18 });
});

test("the points were lowered while a grade waited: the grade is kept, and goes with fewer points", async () => {
	const room = await classroom(here().server);
	const { phone, computer, task, answers } = room;
	const { record_id } = await phone.submit(task.id, "three quarters");
	await phone.run();
	await computer.run();
	const other = await colleague(room);
	const entry = await computer.grade(await answerOn(computer, record_id), 17);
	await editAssignment(other, task.id, { max_points: 10 });
	await other.run();

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { code: "grade_range", message: "Grade must be between 0 and 10." },
		body: { grade: 17, feedback: "Well done." },
	});
	expect(await answers()).toMatchObject([{ graded_at: "" }]);
	await changeGrade(computer, record_id, 9);
	await computer.run();
	expect(await answers()).toMatchObject([{ grade: 9, grade_changes: null }]);
});

test("what the centre changes by hand in an edited assignment does not make the edit unsent", async () => {
	const { line, computer, task } = await classroom(here().server);
	await editAssignment(computer, task.id, { title: "Angles" });
	// Confirmed, and the line breaks before any pull shows it.
	const confirmed = line.nextHeldAnswer("/api/batch");
	const run = computer.run();
	const held = await confirmed;
	const next = line.nextHeldRequest("/api/");
	await held.release();
	(await Promise.race([next, run.then(() => null)]))?.drop();
	await run;
	line.forgetRules();
	await here().server.update("assignments", task.id, { max_points: 12 });

	await computer.run();

	expect(await computer.db.outbox.toArray()).toMatchObject([{ state: "sent", attempts: 1 }]);
	expect(await assignmentOn(computer, task.id)).toMatchObject({ title: "Angles", max_points: 12, entry: null });
});
