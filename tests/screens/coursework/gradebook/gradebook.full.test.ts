// What the gradebook says of a refused grade, and where there is nothing to grade.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { fill, main, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aBook, openBook, rowSays } from "./book-steps.ts";

const here = serverForThisFile();

test("a grade that was refused is not drawn, and its cell says so", async () => {
	const { server } = here();
	const { rana, waiting, maya } = await aBook(server);
	const { app, line } = await openOverLine(server, rana);
	await openTab(app, "Grading (1)");
	goOffline(app, line);
	await fill(app, await app.page.findByLabelText("Grade"), "17.5");
	await press(app, "Submit Grade");
	await main().findByText("No submissions to grade");
	await server.update("submissions", waiting.id, {
		grade: 3,
		graded_by: maya.id,
		graded_at: "2026-02-09 10:00:00.000Z",
	});
	goOnline(app, line);
	await openTab(app, "My Courses");
	await openBook(app);
	await rowSays(app, ["Karim Nassar", "15%3/20", "3/20Not sent", "–"]);
});

test("without students or assignments it says what to do next", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const app = await openDashboard(server, rana);
	await app.load(`/dashboard-tutor#courses/${maths.id}/grades`);
	await says("No students in this course yet");
	await press(app, "Go to the course");
	await app.page.findByRole("heading", { name: "Join code" });

	const science = await course(server, rana, [await student(server, "Maya Haddad")], { title: "Science" });
	await app.load(`/dashboard-tutor#courses/${science.id}/grades`);
	await says("No assignments in this course yet");
	await press(app, "New assignment");
	const chosen = () => app.page.getByLabelText<HTMLSelectElement>("Course").selectedOptions[0]?.textContent;
	await waitFor(() => expect(chosen()).toMatch(/^Science/));

	await assignment(server, science.id, { status: "archived" });
	await app.load(`/dashboard-tutor#courses/${science.id}/grades`);
	await says("Every assignment of this course is archived.");
	const theirs = await course(server, await teacher(server), []);
	await app.load(`/dashboard-tutor#courses/${theirs.id}/grades`);
	await says("This course is not on this phone");
});
