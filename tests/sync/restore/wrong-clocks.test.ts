// How long a phone keeps what is confirmed does not depend on one clock.
import { expect, test } from "vitest";
import { runTwice } from "#support/phones/runs.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { backUp } from "./backup.ts";

const here = serverForThisFile();

test("restored, and a phone's clock is a year ahead since, or was when it sent: both send again what is lost", async () => {
	const { server } = here();
	const { maya, phone, tasks, answers, deviceOf } = await classroom(server, { tasks: 2 });
	const tablet = await deviceOf(maya);
	const restore = await backUp(server);
	const year = 365 * 24 * 3_600_000;
	tablet.clockError = year;
	for (const [at, device] of [phone, tablet].entries()) {
		await device.run();
		await device.submit(tasks[at]?.id ?? "", `sent from the ${at === 0 ? "phone" : "tablet"}`);
		await runTwice(device);
	}
	expect(await answers()).toHaveLength(2);
	phone.clockError = year;
	tablet.clockError = 0;
	await restore();
	expect(await answers()).toEqual([]);
	await runTwice(phone, tablet);
	expect((await answers()).map(({ text_body }) => text_body).sort()).toEqual([
		"sent from the phone",
		"sent from the tablet",
	]);
});
