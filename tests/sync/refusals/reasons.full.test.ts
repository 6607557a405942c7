// The server refuses, with a reason or without: what was written stays, is explained, and is sent when that is possible.
import { expect, test } from "vitest";
import { assignment, enrol, newId } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("one poisoned of four: three are sent in the same run", async () => {
	const { server } = here();
	const { phone, tasks, answers } = await classroom(server, { tasks: 3 });
	const poisoned = await phone.submit(newId(), "for an assignment nobody has");
	for (const task of tasks) await phone.submit(task.id, `good ${task.id}`);

	await phone.run();

	expect((await answers()).map((row) => row.text_body).sort()).toEqual(tasks.map(({ id }) => `good ${id}`).sort());
	expect(await phone.entry(poisoned)).toMatchObject({ state: "failed", attempts: 1 });
	expect((await phone.entry(poisoned)).body).toMatchObject({ text_body: "for an assignment nobody has" });
});

test("an answer that is too long for the server is refused with its sentence and holds nobody up", async () => {
	const { phone, tasks, answers } = await classroom(here().server, { tasks: 2 });
	const [long, short] = tasks;
	const entry = await phone.submit(long?.id ?? "", "x".repeat(20_001));
	await phone.submit(short?.id ?? "", "short");

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { reason: "refused", code: "text_too_long", message: "An answer can have at most 20,000 characters." },
	});
	expect(await answers()).toMatchObject([{ text_body: "short" }]);
});

test("what an earlier version let through unseen: needs you, with the reason and every word, and holds nobody up", async () => {
	const { phone, computer, tasks, answers } = await classroom(here().server, { tasks: 2 });
	const [blank, short] = tasks;
	const unseen = await phone.submit(blank?.id ?? "", "\u200b\u2800");
	await phone.submit(short?.id ?? "", "short");
	const turned = await computer.createCourse("Ro\u202ebotics");

	await phone.run();
	await computer.run();

	expect(await phone.entry(unseen)).toMatchObject({
		state: "failed",
		body: { text_body: "\u200b\u2800" },
		refusal: { reason: "refused", code: "empty_text" },
	});
	expect(await computer.entry(turned)).toMatchObject({
		state: "failed",
		body: { title: "Ro\u202ebotics" },
		refusal: { reason: "refused", code: "control_letters" },
	});
	expect(await answers()).toMatchObject([{ text_body: "short" }]);
});

test("unenrolled while offline: needs you, with the reason; enrolled again, it goes by itself", async () => {
	const { server } = here();
	const { phone, maya, maths, task, answers, unenrol } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	await unenrol();

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });
	expect((await phone.entry(entry)).body).toMatchObject({ text_body: "three quarters" });
	expect(await phone.db.assignments.count()).toBe(0);
	expect(await answers()).toEqual([]);

	await enrol(server, maya, maths.id);
	await phone.run();
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ id: entry.record_id, text_body: "three quarters" }]);
});

test("unenrolled while other runs go by: still there, still explained, and sent after weeks", async () => {
	const { server } = here();
	const { phone, maya, maths, task, answers, unenrol } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	await unenrol();
	for (let week = 0; week < 4; week++) {
		phone.clockError += 7 * 86_400_000;
		await phone.run({ urgent: false });
	}
	expect(await phone.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });

	await enrol(server, maya, maths.id);
	await phone.run({ urgent: false });

	expect(await answers()).toHaveLength(1);
});

test("assignment deleted while offline: needs you, text kept", async () => {
	const { server } = here();
	const { phone, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	await server.remove("assignments", task.id);

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });
	expect((await phone.entry(entry)).body).toMatchObject({ text_body: "three quarters" });
	expect(await answers()).toEqual([]);
});

test("the course ended while its student was offline: the answer arrives all the same", async () => {
	const { server } = here();
	const { phone, maths, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	await server.update("courses", maths.id, { archived_at: "2026-01-06 08:00:00.000Z" });

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
});

test("an answer after the due date is accepted, with the time at which it was written", async () => {
	const { server } = here();
	const { phone, task, answers, maths } = await classroom(server);
	const due = await assignment(server, maths.id, { due_at: new Date(Date.now() - 3_600_000).toISOString() });
	await phone.run();
	const written = Date.now();
	await phone.submit(due.id, "late, and welcome");
	await phone.submit(task.id, "no due date");

	await phone.run();

	const stored = (await answers()).find((row) => row.assignment_id === due.id);
	expect(Math.abs(Date.parse(String(stored?.submitted_at)) - written)).toBeLessThan(2000);
	expect(stored?.clock_unsure).toBe(false);
});
