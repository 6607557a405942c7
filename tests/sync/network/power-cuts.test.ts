// The server is killed before, while and after it writes.
import { expect, test } from "vitest";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("killed with kill -9 in the middle of a write, again and again: every answer is there once", async () => {
	const { server } = here();
	const { line, phone, tasks, answers } = await classroom(server, { tasks: 6 });
	for (const task of tasks) {
		await phone.submit(task.id, `answer to ${task.id}`);
		const reached = line.nextHeldRequest("/api/batch");
		const run = phone.run();
		const batch = await reached;
		// The request and the kill start at the same moment; either may win.
		const carried = batch.release();
		await server.stop("SIGKILL");
		await Promise.all([carried, run]);
		await server.start();
	}

	await phone.run();

	expect(await phone.db.outbox.where({ state: "sent" }).count()).toBe(tasks.length);
	expect((await answers()).map((row) => row.text_body).sort()).toEqual(tasks.map(({ id }) => `answer to ${id}`).sort());
});

test("killed after it answered: what it said it stored is stored", async () => {
	const { server } = here();
	const { line, phone, task, answers } = await classroom(server);
	await phone.submit(task.id, "three quarters");
	const answered = line.nextHeldAnswer("/api/batch");
	const run = phone.run();
	const held = await answered;
	await server.stop("SIGKILL");
	await held.release();
	await run;
	await server.start();

	expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
	expect(await phone.db.outbox.where({ state: "sent" }).count()).toBe(1);
});
