// Phones with wrong clocks. The server's clock corrects them at the handshake; a time that cannot be known is marked as
// unsure.
import { expect, test } from "vitest";
import { Phone } from "#support/phone.ts";
import { runLosingRequest } from "#support/phones/runs.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const hour = 3_600_000;
const seconds = 1000;

/** The difference between the stored time of handing in and the true one, in milliseconds. */
const off = (row: { [field: string]: unknown } | undefined, truth: number) =>
	Math.abs(Date.parse(String(row?.submitted_at)) - truth);

for (const [words, error] of [
	["five hours ahead", 5 * hour],
	["five hours behind", -5 * hour],
	["two years behind", -2 * 365 * 24 * hour],
] as const) {
	test(`a clock ${words}, known since the last contact: the time is right and not marked`, async () => {
		const { phone, task, answers } = await classroom(here().server);
		phone.clockError = error;
		await phone.run();
		const written = Date.now();
		await phone.submit(task.id, "three quarters");
		await phone.run();

		const [row] = await answers();
		expect(off(row, written)).toBeLessThan(10 * seconds);
		expect(row?.clock_unsure).toBe(false);
	});
}

test("a clock that is wrong on a phone that never met the server: corrected at its first contact", async () => {
	const { line, maya, task, answers } = await classroom(here().server);
	const fresh = new Phone(line.url, maya);
	fresh.clockError = -30 * hour;
	const written = Date.now();
	await fresh.submit(task.id, "three quarters");
	await fresh.run();

	const [row] = await answers();
	expect(off(row, written)).toBeLessThan(10 * seconds);
	expect(row?.clock_unsure).toBe(false);
});

test("a clock that was moved between writing and sending: accepted and said to be unsure", async () => {
	const { phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "three quarters");
	phone.clockError = 7 * hour;
	await phone.run();

	const [row] = await answers();
	expect(row?.clock_unsure).toBe(true);
	expect(Date.parse(String(row?.submitted_at))).toBeLessThanOrEqual(Date.now() + 10 * seconds);
});

test("a clock that was moved back between writing and sending: accepted and said to be unsure", async () => {
	const { phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "three quarters");
	phone.clockError = -7 * hour;
	await phone.run();

	expect(await answers()).toMatchObject([{ clock_unsure: true }]);
});

test("a clock that was moved after the first attempt changes nothing of what was written down", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	await runLosingRequest(phone, line);
	const { body } = await phone.entry(entry);
	phone.clockError = 7 * hour;
	await phone.run();

	expect((await phone.entry(entry)).body).toEqual(body);
	expect(await answers()).toMatchObject([{ clock_unsure: false }]);
});

test("a jumped clock does not keep the phone from sending", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	phone.clockError = 300 * 24 * hour;
	line.refuse();
	await phone.submit(task.id, "three quarters");
	await phone.run({ urgent: false });
	phone.clockError = 0;
	line.pass();
	await phone.run({ urgent: false });

	expect(await answers()).toHaveLength(1);
});

test("written before the assignment was given, says a clock that jumped: moved to when it was given, and unsure", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const given = Date.now() - hour;
	await here().server.update("assignments", task.id, { written_at: new Date(given).toISOString() });
	phone.clockError = -5 * hour;
	await phone.submit(task.id, "three quarters");
	await phone.run();

	const [row] = await answers();
	expect(off(row, given)).toBeLessThan(seconds);
	expect(row?.clock_unsure).toBe(true);
});
