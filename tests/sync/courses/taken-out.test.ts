// A student leaves a course and enters it again: unsent work for it waits on the phone.
import { expect, test } from "vitest";
import type { Person } from "#support/people.ts";
import { runLosingPull, runTwice } from "#support/phones/runs.ts";
import { onlyAnswerOn } from "#support/phones/shown.ts";
import { enrol, enrollments } from "#support/school.ts";
import { type Classroom, classroom, scienceClass } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** Removes a student from a course, as its teacher does. */
async function remove(by: Person, who: Person, courseId: string): Promise<void> {
	const [place] = await enrollments(here().server, who, courseId);
	const path = `/api/collections/enrollments/records/${place?.id}`;
	expect((await here().server.ask("DELETE", path, { token: by.token })).status).toBe(204);
}

/** A student with an unsent submission whom the teacher has removed from the course, after the phone's next run. */
async function takenOut({ phone, rana, maya, maths, task }: Classroom) {
	const entry = await phone.submit(task.id, "three quarters");
	await remove(rana, maya, maths.id);
	await phone.run();
	expect(await phone.db.courses.get(maths.id)).toBeUndefined();
	expect(await phone.db.assignments.count()).toBe(0);
	expect(await phone.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { reason: "not-yours" },
		body: { text_body: "three quarters" },
	});
	return entry;
}

test("taken out of the course: it leaves the phone, the unsent answer stays; added again, it is sent by itself", async () => {
	const room = await classroom(here().server);
	const entry = await takenOut(room);
	const { phone, computer, maya, maths, answers } = room;
	await computer.enrol(maths.id, maya.email);
	await computer.run();

	await phone.run();

	for (const { db } of [phone, computer]) {
		const enrollment = await db.enrollments.where({ user_id: maya.id }).first();
		expect(enrollment?.joined_at, "joined when they came first").toBe("2026-01-01T08:00:00.000Z");
	}
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
});

test("refused, cut off before the pull, and back in the course by then: both answers are sent by themselves, once", async () => {
	const { line, phone, rana, maya, maths, tasks, answers } = await classroom(here().server, { tasks: 2 });
	const entries = [];
	for (const { id } of tasks) entries.push(await phone.submit(id, `three quarters of ${id}`));
	await remove(rana, maya, maths.id);
	await runLosingPull(phone, line);
	expect(await phone.unsent()).toMatchObject([{ refusal: { reason: "not-yours" } }, { refusal: null }]);
	await enrol(here().server, maya, maths.id);

	await phone.run();

	for (const entry of entries) expect(await phone.entry(entry)).toMatchObject({ state: "sent", refusal: null });
	const texts = (await answers()).map(({ text_body }) => text_body);
	expect(texts.sort()).toEqual(tasks.map(({ id }) => `three quarters of ${id}`).sort());
});

test("taken out of the course with a change of an answer unsent, which is still shown: added again, it is sent by itself", async () => {
	const { phone, rana, maya, maths, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "three quarters");
	await runTwice(phone);
	const change = await phone.replace(await onlyAnswerOn(phone), "6/8");
	await remove(rana, maya, maths.id);
	await phone.run();
	expect(await phone.entry(change)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });
	await enrol(here().server, maya, maths.id);

	await phone.run();

	expect(await phone.entry(change)).toMatchObject({ state: "sent", orphaned: false });
	expect(await answers()).toMatchObject([{ text_body: "6/8" }]);
});

test("taken out of the course and back with its code: the answer goes in the very run of the join", async () => {
	const room = await classroom(here().server);
	const entry = await takenOut(room);
	const { phone, maths, answers } = room;
	await phone.join(String(maths.join_code));

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("taken out without the phone's knowing, and the code entered again: the answers written before go in the same run, once", async () => {
	const { phone, rana, maya, maths, tasks, answers } = await classroom(here().server, { tasks: 2 });
	for (const { id } of tasks) await phone.submit(id, `three quarters of ${id}`);
	await remove(rana, maya, maths.id);
	await phone.join(String(maths.join_code));

	await phone.run();

	expect(await phone.unsent()).toEqual([]);
	const texts = (await answers()).map(({ text_body }) => text_body);
	expect(texts.sort()).toEqual(tasks.map(({ id }) => `three quarters of ${id}`).sort());
});

test("sixty answers of somebody taken out, and the code entered again: all arrive, once", {
	timeout: 240_000,
}, async () => {
	const { phone, rana, maya, maths, tasks, answers } = await classroom(here().server, { tasks: 60 });
	for (const { id } of tasks) await phone.submit(id, `three quarters of ${id}`);
	await remove(rana, maya, maths.id);
	await phone.join(String(maths.join_code));

	// The server asks a phone with so many requests to wait now and then.
	await expect
		.poll(
			async () => {
				await phone.run();
				return (await phone.unsent()).length;
			},
			{ timeout: 200_000, interval: 500 },
		)
		.toBe(0);

	expect(new Set((await answers()).map(({ assignment_id }) => assignment_id))).toEqual(
		new Set(tasks.map(({ id }) => id)),
	);
});

test("taken out after the join was confirmed: no later run brings the student back", async () => {
	const { line, phone, maya } = await classroom(here().server);
	const { science, code, joseph } = await scienceClass(here().server);
	await phone.join(code);
	await phone.run();
	await remove(joseph, maya, science.id);

	const { requests } = await line.measure(async () => {
		for (let run = 0; run < 3; run++) await phone.run();
	});

	expect(requests).not.toContain("POST /api/lead/join");
	expect(await enrollments(here().server, maya, science.id)).toEqual([]);
	expect(await phone.db.courses.get(science.id)).toBeUndefined();
});
