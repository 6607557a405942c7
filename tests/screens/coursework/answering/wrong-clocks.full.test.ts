// A phone's wrong clock is corrected or marked as unsure; it never makes a submission late.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isGone } from "#support/dom/awaited.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, handIn, openTab } from "#support/dom/portal.ts";
import { assignment } from "#support/school.ts";
import { aClass, day, fromNow, hour } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { inCard } from "./answer-steps.ts";

const here = serverForThisFile();

const trueNow = Date.now;
/** How far the phone's clock is ahead of the true time, in milliseconds. It goes on by itself. */
let ahead = 0;
const now = () => trueNow() + ahead;

beforeEach(() => {
	ahead = 0;
	vi.stubGlobal(
		"Date",
		new Proxy(Date, {
			construct: (date, words) => Reflect.construct(date, words.length === 0 ? [now()] : words),
			get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
		}),
	);
});
afterEach(() => void vi.unstubAllGlobals());

for (const [how, shift] of [
	["a day ahead", day],
	["a day behind", -day],
] as const) {
	test(`a phone whose clock runs ${how} is corrected by the server's: nothing is missing or late for it`, async () => {
		const { server } = here();
		const { maya, maths } = await aClass(server, fromNow(12 * hour));
		await assignment(server, maths.id, { title: "Angles", due_at: fromNow(-12 * hour) });
		ahead = shift;
		const app = await openDashboard(server, maya);
		await openTab(app, "Assignments (2)");
		await (await inCard(app, "Angles")).findByText("Missing");
		const open = await inCard(app, "Fractions");
		await isGone(() => open.queryByText("Missing"));
		await handIn(app, "Fractions", "3/8");
		await handIn(app, "Angles", "90");
		await openTab(app, "Submitted");
		await chipSays(app, "All sent");
		await (await inCard(app, "Angles")).findByText("Late");
		const fractions = await inCard(app, "Fractions");
		await fractions.findByText("Sent to your teacher");
		await isGone(() => fractions.queryByText(/^(Late|Time not certain)$/));
		const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
		expect(rows).toHaveLength(2);
		for (const row of rows) {
			expect(row.clock_unsure).toBe(false);
			expect(Math.abs(Date.parse(String(row.submitted_at)) - trueNow())).toBeLessThan(60_000);
		}
	});
}

test("a clock that was moved between writing and sending is said to be unsure, never late", async () => {
	const { server } = here();
	const { maya, rana, maths } = await aClass(server, fromNow(-hour));
	await assignment(server, maths.id, { title: "Angles" });
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	await openTab(app, "Assignments (2)");
	await cardOf(app, "Fractions");
	await chipSays(app, "All sent");
	goOffline(app, line);
	await handIn(app, "Fractions", "3/8");
	ahead = 3 * hour;
	goOnline(app, line);
	await openTab(app, "Submitted");
	const answer = await inCard(app, "Fractions");
	await answer.findByText("Sent to your teacher");
	await answer.findByText("Time not certain");
	expect(answer.queryByText("Late")).toBeNull();
	await answer.findByText(/^The device’s clock had been changed/);
	ahead = 0;
	const ranas = await openDashboard(server, rana);
	await openTab(ranas, "Grading (1)");
	await ranas.page.findByText("Time not certain");
});
