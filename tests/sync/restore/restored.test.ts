// A restored server: what it lacks is sent again, once.
import { expect, test } from "vitest";
import { runLosingPull, runTwice } from "#support/phones/runs.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { backUp } from "./backup.ts";

const here = serverForThisFile();

test("restored from an older backup: answers, replacements, grades, courses and assignments come back, once each", async () => {
	const { server } = here();
	const { phone, computer, task, tasks, answers } = await classroom(server, { tasks: 2 });
	await phone.submit(task.id, "before the backup");
	await phone.run();
	await computer.run();
	const restore = await backUp(server);
	const [early] = await answers();
	if (!early) throw new Error("the answer did not arrive");
	await phone.replace({ id: early.id, text_body: early.text_body, revision: early.revision }, "replaced after it");
	await phone.submit(tasks[1]?.id ?? "", "after the backup");
	await phone.run();
	await computer.run();
	for (const row of await computer.db.submissions.toArray()) await computer.grade(row, 15);
	const made = await computer.createCourse("Made after the backup");
	const child = await computer.createAssignment(made.record_id, "Given after the backup");
	await computer.run();
	await phone.run();
	await restore();
	expect(await answers()).toMatchObject([{ text_body: "before the backup", graded_at: "" }]);

	await runTwice(phone, computer);

	const after = await answers();
	expect(after.map(({ text_body, grade }) => `${text_body} ${grade}`).sort()).toEqual([
		"after the backup 15",
		"replaced after it 15",
	]);
	expect(await server.rows("courses", `title = "Made after the backup"`)).toHaveLength(1);
	expect(await server.row("assignments", child.record_id)).toBeDefined();
	for (const device of [phone, computer]) expect(await device.unsent()).toEqual([]);
	for (const device of [phone, computer]) expect((await device.run()).kind).toBe("quiet");
	expect(await answers()).toHaveLength(2);
});

test("restored, and the teacher's phone is first to meet it: no grade is lost, none is given to other words", async () => {
	const { server } = here();
	const { phone, computer, task, tasks, answers } = await classroom(server, { tasks: 2 });
	await phone.submit(task.id, "before the backup");
	await phone.run();
	const restore = await backUp(server);
	await phone.submit(tasks[1]?.id ?? "", "after the backup");
	await phone.run();
	await computer.run();
	for (const row of await computer.db.submissions.toArray()) await computer.grade(row, 15);
	await computer.run();
	await phone.run();
	await restore();

	for (const device of [computer, phone, computer]) await device.run();

	expect((await answers()).map(({ text_body, grade }) => `${text_body} ${grade}`).sort()).toEqual([
		"after the backup 15",
		"before the backup 15",
	]);
	expect(await computer.unsent()).toEqual([]);
});

test("restored and grown beyond the phone's position by others' work: the mark differs, and it is sent again", async () => {
	const { server } = here();
	const { phone, computer, task, answers } = await classroom(server);
	const restore = await backUp(server);
	const entry = await phone.submit(task.id, "after the backup");
	await runTwice(phone);
	await restore();
	for (let at = 0; at < 30; at++)
		await server.update("courses", String(task.course_id), { title: `Mathematics ${at}` });

	await phone.run();

	expect(await answers()).toMatchObject([{ id: entry.record_id, text_body: "after the backup" }]);
	await computer.run();
	expect(await computer.db.submissions.count()).toBe(1);
});

test("restored before the phone had seen its confirmed answer in a pull: sent again all the same", async () => {
	const { server } = here();
	const { line, phone, task, answers } = await classroom(server);
	const restore = await backUp(server);
	await phone.submit(task.id, "after the backup");
	await runLosingPull(phone, line);
	await restore();

	await runTwice(phone);

	expect(await answers()).toMatchObject([{ text_body: "after the backup" }]);
});

test("restored, and the student is no longer in the course: kept and explained in the list, without a notice", async () => {
	const { server } = here();
	const { phone, task, answers, unenrol } = await classroom(server);
	const restore = await backUp(server);
	const entry = await phone.submit(task.id, "after the backup");
	await runTwice(phone);
	await restore();
	await unenrol();

	await phone.run();

	expect(await answers()).toEqual([]);
	expect(await phone.entry(entry)).toMatchObject({
		state: "failed",
		notified: "end",
		refusal: { reason: "not-yours" },
	});
	expect((await phone.entry(entry)).body).toMatchObject({ text_body: "after the backup" });
});

test("an old position whose log rows are gone is not taken for a restored server: nothing is sent again", async () => {
	const { server } = here();
	const { line, phone, task } = await classroom(server);
	await phone.submit(task.id, "three quarters");
	await runTwice(phone);
	const { position } = await phone.syncState();
	await server.update("courses", String(task.course_id), { title: "Mathematics 2" });
	await server.sql(`DELETE FROM sync_log WHERE seq <= ${position?.seq}`);

	const { requests } = await line.measure(() => phone.run());

	expect(requests).not.toContain("POST /api/batch");
	expect(await phone.db.courses.get(String(task.course_id))).toMatchObject({ title: "Mathematics 2" });
});

test("restored twice from one backup, what was sent again between the two is sent once more", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const restore = await backUp(here().server);
	await phone.submit(task.id, "after the backup");
	await runTwice(phone);
	await restore();
	await phone.run();
	expect(await answers()).toMatchObject([{ text_body: "after the backup" }]);
	await restore();

	await runTwice(phone);

	expect(await answers()).toMatchObject([{ text_body: "after the backup" }]);
	expect(await phone.unsent()).toEqual([]);
});

test("restored twice from one backup, what was first sent between the two is sent again", async () => {
	const { phone, computer, task, tasks, answers } = await classroom(here().server, { tasks: 2 });
	await phone.submit(task.id, "before the backup");
	await runTwice(phone, computer);
	const restore = await backUp(here().server);
	await computer.createCourse("Made after the backup");
	await runTwice(computer, phone);
	await restore();
	await phone.submit(tasks[1]?.id ?? "", "between the two");
	await phone.run();
	expect(await answers()).toHaveLength(2);
	await restore();

	await runTwice(phone);

	expect((await answers()).map(({ text_body }) => text_body).sort()).toEqual(["before the backup", "between the two"]);
});
