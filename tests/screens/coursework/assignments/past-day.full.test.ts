// A day that is past already: a due date, or from when the class sees it.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { doesNotSay, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { day, fromNow, hour } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, field, fieldHas, isFocused, rowOf, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("a due date that is past is asked about, in its place, and never taken without a word", async () => {
	const { server } = here();
	const { rana, maths } = await aCourse(server);
	const app = await openDashboard(server, rana);
	const { page } = app;
	const soon = fromNow(30 * day).slice(0, 10);
	const year = soon.slice(0, 4);
	const typo = soon.replace(year, String(Number(year) - 2));
	const made = () => server.rows("assignments", `course_id = '${maths.id}'`);
	const question = `That day has passed. Did you mean ${year}?`;
	await openTab(app, "Assignments");
	await write(app, "Title", "Circles");
	await write(app, "Due Date", typo);
	await app.user.tab();
	await says(question);
	await inFrench(app, () => says(`Cette date est passée. Vouliez-vous dire ${year}\u202f?`));
	await press(app, "Create Assignment");
	await isFocused(() => page.queryByRole("button", { name: `Yes, ${year}` }));
	expect(await made()).toEqual([]);
	await press(app, `Yes, ${year}`);
	await fieldHas(app, "Due Date", soon);
	await doesNotSay(question);
	await isFocused(() => field(app, "Due Date"));

	await write(app, "Due Date", typo);
	await press(app, "Create Assignment");
	await press(app, "Keep the past day");
	await press(app, "Create Assignment");
	await rowOf(app, "Circles");
	await waitFor(async () =>
		expect(await made()).toMatchObject([{ due_at: expect.stringContaining(typo), title: "Circles" }]),
	);
	// What it has already is not asked about again.
	await app.user.click(page.getByRole("button", { name: "Circles" }));
	await press(app, "Edit");
	await write(app, "Title", "Circles and squares");
	await press(app, "Save changes");
	await page.findByRole("heading", { name: "Circles and squares" });
});

test("a past day from which the class sees it is asked about as well, today is not", async () => {
	const { server } = here();
	const { rana, maths } = await aCourse(server);
	const app = await openDashboard(server, rana);
	const past = fromNow(-3 * day).slice(0, 10);
	// The centre's clock is two or three hours ahead.
	const today = fromNow(3 * hour).slice(0, 10);
	await openTab(app, "Assignments");
	await write(app, "Title", "Surprise");
	await write(app, "Show to students from", past);
	await press(app, "Create Assignment");
	await isFocused(() => app.page.queryByRole("button", { name: "Keep the past day" }));
	expect(await server.rows("assignments", `course_id = '${maths.id}'`)).toEqual([]);
	await write(app, "Show to students from", today);
	await doesNotSay("That day has passed.");
	await write(app, "Show to students from", past);
	await press(app, "Create Assignment");
	await press(app, "Keep the past day");
	await isFocused(() => field(app, "Show to students from"));
	await press(app, "Create Assignment");
	await rowOf(app, "Surprise");
});
