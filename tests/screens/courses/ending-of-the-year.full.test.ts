// The end of a teacher's school year: several courses at once, and what students keep of them.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, doesNotSay, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, hasFocus } from "./course-steps.ts";
import { current, school } from "./ending-school.ts";

const here = serverForThisFile();

test("the school year ends with the courses that are ticked, and one press undoes it; students keep what is past", async () => {
	const { server, rana, maya } = await school(here().server);
	await course(server, rana, [], { title: "Evening class", code: "EVE" });
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await press(app, "End the school year");
	const dialog = within(await app.page.findByRole("dialog", { name: "End the school year" }));
	const checkboxes = dialog.getAllByRole("checkbox");
	expect(checkboxes.map((checkbox) => checkbox.closest("label")?.textContent)).toEqual([
		"Evening class EVE",
		"Mathematics MATH-2026",
		"Science SCI-6",
	]);
	for (const checkbox of checkboxes) await app.user.click(checkbox);
	await press(app, "End 0 courses");
	await says("Choose at least one course.");
	await inFrench(app, () => says("Choisissez au moins un cours."));
	for (const checkbox of checkboxes.slice(1)) await app.user.click(checkbox);
	await press(app, "End 2 courses");
	await says("2 courses move to Past courses.");
	await doesNotSay("have ended");
	await waitFor(() => expect(app.page.queryByRole("dialog")).toBeNull());
	await hasFocus(() => app.page.getByRole("button", { name: "Past courses (2)" }));
	await press(app, "Undo");
	await cardOf(app, "Science");
	await press(app, "End the school year");
	await press(app, "End 3 courses");
	await says("No courses at the moment");
	goOnline(app, line);
	await chipSays(app, "All sent");
	expect(await current(server, rana.id)).toEqual([]);

	const { app: hers } = await openOverLine(server, maya);
	await chipSays(hers, "All sent");
	await says("No courses at the moment");
	await hers.page.findByRole("button", { name: "Join with a code" });
	await hers.page.findByRole("button", { name: "All courses" });
	await press(hers, "Past courses (1)");
	// Nothing is asked any more, which is not the same as done.
	expect(wordsOf(await cardOf(hers, "Mathematics"))).not.toContain("All done");
	await enterCourse(hers, "Mathematics");
	await says("This course has ended. Your answers and grades stay here.");
});

test("when all courses have ended, the teacher's assignments are said to be in them, and no first course is asked for", async () => {
	const { server, rana } = await school(here().server);
	for (const { id } of await server.rows("courses", `teacher_id = '${rana.id}'`)) {
		await server.update("courses", id, { archived_at: new Date().toISOString() });
	}
	const { app } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await openTab(app, "Assignments");
	await says("No assignments at the moment");
	await says("Those of past courses stay in them, under My Courses.");
	expect(wordsOf(document.body)).not.toContain("first course");
	await inFrench(app, () => says("Ceux des cours terminés y restent"));
});
