// A phone's wrong clock is corrected or marked as unsure; it never makes a submission late.
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, handIn, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { assignment } from "#support/school.ts";
import { aClass, day, fromNow, hour } from "./due-dates.ts";

for (const [how, shift] of [
	["a day ahead", day],
	["a day behind", -day],
] as const) {
	test(`a phone whose clock runs ${how} is corrected by the server's: nothing is missing or late for it`, async ({
		server,
		phone,
	}) => {
		const { maya, maths } = await aClass(server, fromNow(12 * hour));
		await assignment(server, maths.id, { title: "Angles", due_at: fromNow(-12 * hour) });
		const page = await phone();
		await page.clock.setSystemTime(Date.now() + shift);
		await signIn(page, server, maya);
		await openTab(page, "Assignments (2)");
		await expect(cardOf(page, "Angles").getByText("Missing", { exact: true })).toBeVisible();
		await expect(cardOf(page, "Fractions").getByText("Missing", { exact: true })).toHaveCount(0);
		await handIn(page, "Fractions", "3/8");
		await handIn(page, "Angles", "90");
		await openTab(page, "Submitted");
		await chipSays(page, "All sent");
		await expect(cardOf(page, "Angles").getByText("Late", { exact: true })).toBeVisible();
		await expect(cardOf(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
		await expect(cardOf(page, "Fractions").getByText(/^(Late|Time not certain)$/)).toHaveCount(0);
		for (const row of await server.rows("submissions", `student_id = '${maya.id}'`)) {
			expect(row.clock_unsure).toBe(false);
			expect(Math.abs(Date.parse(String(row.submitted_at)) - Date.now())).toBeLessThan(60_000);
		}
	});
}

test("a clock that was moved between writing and sending is said to be unsure, never late", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya, rana, maths } = await aClass(server, fromNow(-hour));
	await assignment(server, maths.id, { title: "Angles" });
	// Without a service worker, which would send by its own clock, and no test can set that.
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await chipSays(page, "All sent");
	await goOffline(page);
	await handIn(page, "Fractions", "3/8");
	await page.clock.setSystemTime(Date.now() + 3 * hour);
	await page.context().setOffline(false);
	await networkIsBack(page);
	await openTab(page, "Submitted");
	const answer = cardOf(page, "Fractions");
	await expect(answer.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(answer.getByText("Time not certain", { exact: true })).toBeVisible();
	await expect(answer.getByText("Late", { exact: true })).toHaveCount(0);
	await expect(answer.getByText(/^The phone's clock had been changed/)).toBeVisible();
	const device = await phone();
	await signIn(device, server, rana);
	await openTab(device, "Grading (1)");
	await expect(device.getByText("Time not certain", { exact: true })).toBeVisible();
});
