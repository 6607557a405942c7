// The gradebook of a course: each cell says the one true state, averages are exact, and it works without a network.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, fill, inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, unenrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aBook, openBook, rowSays, rowsOf } from "./book-steps.ts";

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

test("it has every student by every assignment with exact averages; who joined later is asked for nothing", async () => {
	const { server } = here();
	const { rana } = await aBook(server);
	const { app } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	await waitFor(() => expect(rowsOf(app)).toHaveLength(7));
	const [head, ...rows] = rowsOf(app);
	expect(head?.map((cell) => cell.replace(/ · .*/, ""))).toEqual(["Student", "Average", "Fractions/ 20", "Angles/ 10"]);
	expect(rows).toEqual([
		// 12.5 + 8 + 9.5 + 1 of 20 + 20 + 10 + 5.
		["The class", "56.4%", "51.3%3 of 4 in", "95%1 of 5 in"],
		["Karim Nassar", "–No grade yet", "To grade", "–"],
		["Lea Abboud", "–No grade yet", "Missing", "–"],
		["Maya Haddad", "65.7%23/35", "12.5/20", "9.5/10"],
		["Omar Khalil", "–No grade yet", "Optional", "–"],
		["Tia Rahme", "40%8/20", "8/20Late", "–"],
	]);
	app.page.getByRole("button", { name: "Tia Rahme, Fractions: 8 of 20, Late" });
	app.page.getByRole("button", { name: "Maya Haddad, Angles: 9.5 of 10" });
	app.page.getByRole("button", { name: "Lea Abboud, Angles: Not handed in yet" });

	await press(app, "Show 1 archived assignment");
	await rowSays(app, ["Maya Haddad", "65.7%23/35", "12.5/20", "1/5", "9.5/10"]);
	await rowSays(app, ["Lea Abboud", "–No grade yet", "Missing", "–", "–"]);
	await press(app, "Hide what is archived");
	await inFrench(app, async () => {
		await rowSays(app, ["La classe", "56,4 %", "51,3 %3 rendus sur 4", "95 %1 rendu sur 5"]);
		await rowSays(app, ["Maya Haddad", "65,7 %23/35", "12,5/20", "9,5/10"]);
		await rowSays(app, ["Omar Khalil", "–Pas encore de note", "Facultatif", "–"]);
		await rowSays(app, ["Tia Rahme", "40 %8/20", "8/20En retard", "–"]);
	});
});

test("a grade that is given offline is there at once and counts, marked until it is sent", async () => {
	const { server } = here();
	const { rana, waiting } = await aBook(server);
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	goOffline(app, line);
	await app.user.click(await app.page.findByRole("button", { name: "Karim Nassar, Fractions: To grade" }));
	await main().findByRole("heading", { name: "Karim Nassar" });
	expect(location.hash).toBe(`#grading/${waiting.id}`);
	await fill(app, await app.page.findByLabelText("Grade"), "17,5");
	await press(app, "Submit Grade");
	await main().findByText("No submissions to grade");
	await openTab(app, "My Courses");
	await openBook(app);
	await rowSays(app, ["Karim Nassar", "87.5%17.5/20", "17.5/20Waiting to send", "–"]);
	await rowSays(app, ["The class", "64.7%", "63.3%3 of 4 in", "95%1 of 5 in"]);
	app.page.getByRole("button", { name: "Karim Nassar, Fractions: 17.5 of 20, Waiting to send" });
	await inFrench(app, () => rowSays(app, ["Karim Nassar", "87,5 %17,5/20", "17,5/20En attente d’envoi", "–"]));
	goOnline(app, line);
	await chipSays(app, "All sent");
	await rowSays(app, ["Karim Nassar", "87.5%17.5/20", "17.5/20", "–"]);
	expect(await server.row("submissions", waiting.id)).toMatchObject({ grade: 17.5 });
});

test("who was taken out of the course and is put back has the grades, the late and the missing of before", async () => {
	const { server } = here();
	const { rana, maya, lea, tia, maths } = await aBook(server);
	for (const who of [maya, lea, tia]) {
		await unenrol(server, who, maths.id);
		await server.create("enrollments", { user_id: who.id, course_id: maths.id, role_in_course: "student" });
	}
	const { app } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	await rowSays(app, ["Maya Haddad", "65.7%23/35", "12.5/20", "9.5/10"]);
	await rowSays(app, ["Lea Abboud", "–No grade yet", "Missing", "–"]);
	await rowSays(app, ["Tia Rahme", "40%8/20", "8/20Late", "–"]);
});
