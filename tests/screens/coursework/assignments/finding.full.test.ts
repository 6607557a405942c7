// Finding an assignment among many, and the way back to the list.

import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { openTab, press } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { chooseCourse, fieldHas, isFocused, rows, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("among many an assignment is found by words and by course, and again on the way back", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const french = await course(server, rana, [], { title: "Français", code: "FR-6A" });
	for (let at = 1; at <= 34; at++) {
		const day = new Date(Date.UTC(2030, 0, at)).toISOString();
		await assignment(server, maths.id, { title: `Sheet ${at}`, due_at: day });
	}
	await assignment(server, french.id, { title: "Mon quartier" });
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await openTab(app, "Assignments");
	const titles = () => rows(app).map((row) => wordsOf(within(row).getByRole("heading")));
	const listed = (wanted: string[]) => waitFor(() => expect(titles()).toEqual(wanted));
	await waitFor(() => expect(titles()).toHaveLength(30));
	await press(app, "Show more");
	await waitFor(() => expect(titles()).toHaveLength(35));
	await isFocused(() => page.queryByRole("button", { name: "Sheet 4" }));

	await write(app, "Search", "SHEET 3");
	await listed([34, 33, 32, 31, 30, 23, 13, 3].map((at) => `Sheet ${at}`));
	page.getByText("8 of 35 shown");
	await press(app, "Sheet 31");
	await isFocused(() => page.queryByRole("heading", { level: 2, name: "Sheet 31" }));
	history.back();
	await fieldHas(app, "Search", "SHEET 3");
	await isFocused(() => page.queryByRole("button", { name: "Sheet 31" }));
	await write(app, "Search", "nothing like it");
	await page.findByText("Nothing matches");
	await write(app, "Search", "francais");
	await listed(["Mon quartier"]);
	// A new assignment without a due date is listed last, on a page of the list that is not shown; its teacher is led to it.
	await chooseCourse(app, "Mathematics · MATH-6B");
	await write(app, "Title", "Only just made");
	await press(app, "Create Assignment");
	await page.findByText("Assignment created successfully!");
	await listed(["Only just made", "Mon quartier"]);
	await write(app, "Search", "");
	await waitFor(() => expect(titles()).toHaveLength(31));
	// What was created before the search is found like the others.
	await write(app, "Search", "only just");
	await user.selectOptions(page.getByLabelText("Show"), "All courses");
	await listed(["Only just made"]);
	page.getByText("1 of 36 shown");
	await write(app, "Search", "");
	await waitFor(() => expect(titles()).toHaveLength(31));
	page.getByRole("heading", { level: 3, name: "Just created" });
	await user.selectOptions(page.getByLabelText("Show"), "Français");
	await listed(["Mon quartier"]);
	// The pressed tab keeps the focus; it is not a way back.
	await openTab(app, "My Courses");
	await openTab(app, "Assignments");
	await isFocused(() => page.queryByRole("tab", { name: "Assignments" }));
});

test("a course whose assignments were all created just now can be chosen above the list", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const french = await course(server, rana, [], { title: "Français", code: "FR-6A" });
	await assignment(server, maths.id, { title: "Fractions" });
	const written_at = new Date().toISOString();
	for (const title of ["Mon quartier", "Ma famille"]) await assignment(server, french.id, { title, written_at });
	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	await app.page.findByRole("heading", { level: 3, name: "Just created" });
	await app.user.selectOptions(await app.page.findByLabelText("Show"), "Français");
	const titles = () => rows(app).map((row) => wordsOf(within(row).getByRole("heading")));
	await waitFor(() => expect(titles().sort()).toEqual(["Ma famille", "Mon quartier"]));
	app.page.getByText("2 of 3 shown");
});
