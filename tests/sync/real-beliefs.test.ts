// What the phone believes of an answer, and what it does not.
import { expect, test } from "vitest";
import { classroom } from "#support/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test.for([401, 403, 404, 400, 302])(
	"a captive portal's page with status %s ends no session and refuses nothing",
	async (status) => {
		const { line, phone, task, answers } = await classroom(here().server);
		const errand = await phone.submit(task.id, "three quarters");
		line.captivePortal(status);

		expect((await phone.run()).kind).toBe("silent");

		expect(await phone.errand(errand)).toMatchObject({ state: "queued" });
		line.pass();
		await phone.run();
		expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
	},
);

test("a portal that appears between the gate and the batch refuses nothing either", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const errand = await phone.submit(task.id, "three quarters");
	const gate = line.nextHeldAnswer("/api/lead/gate");
	const run = phone.run();
	const held = await gate;
	line.captivePortal(403);
	held.release();

	expect((await run).kind).toBe("silent");

	expect(await phone.errand(errand)).toMatchObject({ state: "queued", answer: null });
	line.pass();
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

test("a clock that once stood years ahead spoils no later time", async () => {
	const { phone, tasks, answers } = await classroom(here().server, { tasks: 2 });
	phone.clockError = 4 * 365 * 86_400_000;
	await phone.run();
	await phone.submit(tasks[0]?.id ?? "", "written in 2030");
	await phone.run();
	phone.clockError = 0;
	await phone.run();
	const pressed = Date.now();
	await phone.submit(tasks[1]?.id ?? "", "written today");

	await phone.run();

	const later = (await answers()).find(({ text_body }) => text_body === "written today");
	expect(later?.clock_unsure).toBe(false);
	expect(Math.abs(Date.parse(String(later?.submitted_at)) - pressed)).toBeLessThan(60_000);
});

test("what its writer was told while it travelled is not told again", async () => {
	const { line, phone, task } = await classroom(here().server);
	const errand = await phone.submit(task.id, "three quarters");
	const held = line.nextHeldRequest("/api/batch");
	const run = phone.run();
	const request = await held;
	await phone.db.outbox.update(errand.seq, { told: "saved" });
	request.release();
	await run;

	expect(await phone.errand(errand)).toMatchObject({ state: "sent", told: "saved" });
});

test("a server that asks to be left alone is, except by a person who presses Send now", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "three quarters");
	line.captivePortal(429);
	await phone.run({ urgent: false });
	line.pass();

	const { requests } = await line.measure(() => phone.run({ urgent: false }));

	expect(requests).toEqual([]);
	await phone.run({ urgent: true });
	expect(await answers()).toHaveLength(1);
});
