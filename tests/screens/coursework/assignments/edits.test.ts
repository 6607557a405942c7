// Editing an opened assignment, within its limits.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, openTab, press, says } from "#support/dom/portal.ts";
import { assignment, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, field, fieldHas, isFocused, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("an assignment is edited where it is opened, never below a grade that was given", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id, { due_at: "2030-11-21 21:59:00.000Z" });
	await submission(server, maya, task.id, {
		grade: 18,
		graded_by: rana.id,
		graded_at: "2026-02-09 10:00:00.000Z",
	});
	const app = await openDashboard(server, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await press(app, "Fractions");
	const card = within(await cardOf(app, "Fractions"));
	await isFocused(() => card.queryByRole("heading", { name: "Fractions" }));
	card.getByText("Due Thursday, November 21, 2030");
	await press(app, "Edit");
	await isFocused(() => field(app, "Title"));
	await fieldHas(app, "Title", "Fractions");
	expect(field(app, "Instructions").value).toBe("Add them up.");
	expect(field(app, "Due Date").value).toBe("2030-11-21");
	expect(field(app, "Time").value).toBe("");
	await write(app, "Max Points", "17");
	await press(app, "Save changes");
	await page.findByText("Somebody already has a grade of 18, so the points cannot be lower.");
	await isFocused(() => field(app, "Max Points"));
	await write(app, "Max Points", "18");
	await write(app, "Title", "Fractions at home");
	await write(app, "Time", "18:00");
	await press(app, "Save changes");
	const edited = await cardOf(app, "Fractions at home");
	await isFocused(() => within(edited).queryByRole("heading", { name: "Fractions at home" }));
	await says("Due Thursday, November\u00a021, 2030, 6:00\u00a0PM", edited);
	await page.findByText("Assignment updated.");
	await waitFor(() => expect(within(edited).queryByText("Changes waiting to send")).toBeNull());
	expect(await server.row("assignments", task.id)).toMatchObject({
		title: "Fractions at home",
		instructions: "Add them up.",
		max_points: 18,
		due_at: "2030-11-21 16:00:00.000Z",
		course_id: maths.id,
	});
});
