// Two versions of one assignment, and an assignment that the server refuses.

import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, chipSaysDraft, draftIsSaved, openTab, press } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { assignment, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	aCourse,
	courseField,
	editedBy,
	field,
	fieldHas,
	optionsOf,
	rowOf,
	setAssignment,
	write,
} from "./assignment-steps.ts";

const here = serverForThisFile();

const versionsIn = (card: HTMLElement): string[] =>
	within(card)
		.queryAllByRole("heading", { level: 3 })
		.map((heading) => wordsOf(heading));

test("two edits of one assignment stand side by side until the teacher chooses", async () => {
	const { server } = here();
	const { rana, joseph, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const line = await lineTo(server);
	const app = await openDashboard(line, rana);
	await app.load(`/dashboard-tutor#assignments/${task.id}`);
	await cardOf(app, "Fractions");
	await chipSays(app, "All sent");
	goOffline(app, line);
	await press(app, "Edit");
	await write(app, "Title", "Fractions of Rana");
	await press(app, "Save changes");
	const edited = within(await cardOf(app, "Fractions of Rana"));
	await edited.findByText("Changes waiting to send");
	const answer = await editedBy(server, joseph, task, { title: "Fractions of Joseph", instructions: "Read page 12." });
	expect(answer.status).toBe(200);
	goOnline(app, line);

	const card = await cardOf(app, "Fractions of Joseph");
	const both = within(card);
	await waitFor(() => expect(versionsIn(card)).toEqual(["The assignment as it is now", "Your version, not sent"]));
	both.getByText("Fractions of Rana");
	expect(both.getAllByText("Read page 12.").length).toBeGreaterThan(0);
	expect(both.getAllByText("Changes not sent", { exact: false }).length).toBeGreaterThan(0);
	both.getByText("Somebody changed this assignment before you. Compare the two and choose one.");
	await chipSays(app, "1 needs you");

	await press(app, "Keep theirs");
	await waitFor(async () => expect(versionsIn(await cardOf(app, "Fractions of Joseph"))).toEqual([]));
	await chipSays(app, "All sent");
	await pressUndo(app);
	await press(app, "Use mine");
	await waitFor(async () => expect(versionsIn(await cardOf(app, "Fractions of Rana"))).toEqual([]));
	await waitFor(async () =>
		expect(await server.row("assignments", task.id)).toMatchObject({ title: "Fractions of Rana" }),
	);
});

test("refused work says why and what to do, and is never dropped", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const line = await lineTo(server);
	const app = await openDashboard(line, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await press(app, "Fractions");
	await press(app, "Edit");
	await chipSays(app, "All sent");
	goOffline(app, line);
	await write(app, "Max Points", "10");
	await press(app, "Save changes");
	await chipSays(app, "Offline · 1 waiting");
	await submission(server, maya, task.id, { grade: 18, graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" });
	goOnline(app, line);
	const why = "Somebody already has a grade of 18, so the points cannot be lower.";
	const card = within(await cardOf(app, "Fractions"));
	await card.findByText(why);
	card.getByText("20");
	await press(app, "All Assignments");
	within(await rowOf(app, "Fractions")).getByText(why);
	await press(app, "Fractions");
	await press(app, "Edit");
	await fieldHas(app, "Max Points", "10");
	await write(app, "Max Points", "25");
	await press(app, "Save changes");
	await waitFor(async () => expect(await server.row("assignments", task.id)).toMatchObject({ max_points: 25 }));

	await press(app, "All Assignments");
	await chipSays(app, "All sent");
	goOffline(app, line);
	await setAssignment(app, "Too late");
	await write(app, "Title", "Even later");
	await draftIsSaved(app);
	await server.update("courses", maths.id, { archived_at: "2026-02-09 10:00:00.000Z" });
	goOnline(app, line);
	await waitFor(() => expect(app.toasts()).toContain("This course has ended. What you wrote is kept here."));
	await within(await rowOf(app, "Too late")).findByText("This course has ended. What you wrote is kept here.");
	// The course is gone from the form, and the words are still there.
	await waitFor(() => expect(optionsOf(courseField(app))).toEqual(["Choose a course"]));
	expect(field(app, "Title").value).toBe("Even later");
	await press(app, "Too late");
	await app.user.click(within(await cardOf(app, "Too late")).getByRole("button", { name: "Discard" }));
	await page.findByText("This assignment is no longer here");
	await pressUndo(app);
	await within(await cardOf(app, "Too late")).findAllByText("Not sent", { exact: false });
	await server.update("courses", maths.id, { archived_at: "" });
	await press(app, "Try again");
	await waitFor(async () => expect(await server.rows("assignments", "title = 'Too late'")).toHaveLength(1));
	await chipSaysDraft(app);
});
