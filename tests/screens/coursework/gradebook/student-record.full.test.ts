// The page of a student as the student and the own teacher read it, with those who have left the course.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, handIn, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aBook, recordGroups, recordRows, recordSummary, threeCourses } from "./book-steps.ts";

const here = serverForThisFile();

test("a teacher sees what a student has in a course, then in all own courses, without a network", async () => {
	const { server } = here();
	const { rana, maya, maths, science } = await threeCourses(server);
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await press(app, "Mathematics");
	goOffline(app, line);
	await press(app, /^Maya Haddad/);
	await inFocus(() => app.page.getByRole("heading", { name: "Maya Haddad" }));
	expect(location.hash).toBe(`#courses/${maths.id}/class/${maya.id}`);
	expect(recordSummary()).toBe("Missing0Late0Waiting for a grade0Average65.7% 23/35");
	expect(recordGroups(3)).toEqual([["Graded", "Angles", "Fractions", "Circles"]]);
	await says("Show your steps.");

	await press(app, "All courses (2)");
	await waitFor(() => expect(location.hash).toBe(`#courses/${maths.id}/class/${maya.id}/all`));
	expect(recordSummary()).toBe("Missing1Late0Waiting for a grade0Average65.7% 23/35");
	expect(recordGroups(3)).toEqual([
		["Missing", "Torches"],
		["Graded", "Angles", "Fractions", "Circles"],
	]);
	expect(recordRows(app)).toEqual(["Mathematics0065.7% 23/35", "Science10–No grade yet"]);
	await press(app, "Science");
	await waitFor(() => expect(location.hash).toBe(`#courses/${science.id}/class/${maya.id}`));
	expect(recordSummary()).toBe("Missing1Late0Waiting for a grade0Average–No grade yet");
	await press(app, "Torches");
	await app.page.findByRole("heading", { level: 2, name: "Torches" });
	history.back();
	await app.page.findByRole("heading", { level: 2, name: "Maya Haddad" });
});

test("who is no longer in the course keeps a page and a line, and who was never in one has none", async () => {
	const { server } = here();
	const { rana, maya, lea, maths } = await aBook(server);
	for (const { user_id, id } of await server.rows("enrollments", `course_id = '${maths.id}'`)) {
		if (user_id === maya.id || user_id === lea.id) await server.remove("enrollments", id);
	}
	const { app } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await app.load(`/dashboard-tutor#courses/${maths.id}/grades`);
	const names = () => recordRows(app).map((row) => row.replace(/[–\d].*/, ""));
	await waitFor(() =>
		expect(names()).toEqual([
			"The class",
			"Karim Nassar",
			"Omar Khalil",
			"Tia Rahme",
			expect.stringMatching(/^(Maya Haddad|Former student)No longer in the course$/),
		]),
	);
	await press(app, /No longer in the course$/);
	await waitFor(() => expect(recordSummary()).toContain("Average65.7% 23/35"));
	await app.load(`/dashboard-tutor#courses/${maths.id}/class/${lea.id}`);
	await says("This student is not on this phone");
});

test("a student sees what is missing first, in a course and over all of them, without a network, in both languages", async () => {
	const { server } = here();
	const { maya, maths } = await threeCourses(server);
	const { app, line } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	await press(app, "Mathematics");
	await waitFor(() => expect(recordGroups(4)).toEqual([["Graded", "Angles", "Fractions", "Circles"]]));
	expect(recordSummary()).toBe("Missing0Late0Waiting for a grade0Average65.7% 23/35");
	goOffline(app, line);
	await press(app, "Courses");
	await press(app, "All courses");
	await inFocus(() => app.page.getByRole("heading", { name: "My grades" }));
	expect(location.hash).toBe("#courses/grades");
	expect(recordRows(app)).toEqual(["Art01–No grade yet", "Mathematics0065.7% 23/35", "Science10–No grade yet"]);
	expect(recordGroups(3)).toEqual([
		["Missing", "Torches"],
		["Waiting for a grade", "Clay"],
		["Graded", "Angles", "Fractions", "Circles"],
	]);
	await inFrench(app, async () => {
		await app.page.findByRole("heading", { name: "Mes notes" });
		expect(recordSummary().replace(/[\u00a0\u202f]/g, " ")).toBe("Non rendus1En retard1Non notés1Moyenne65,7 % 23/35");
	});
	await press(app, "Torches");
	await handIn(app, "Torches", "A battery and a bulb");
	await openTab(app, "Courses");
	await press(app, "All courses");
	await waitFor(() => expect(recordGroups(3)[0]).toEqual(["Waiting for a grade", "Clay", "Torches"]));
	const torches = app.page.getByRole("button", { name: "Torches" }).closest("li");
	expect(wordsOf(torches ?? document.body)).toContain("Waiting to send");
	await press(app, "Mathematics");
	await waitFor(() => expect(location.hash).toBe(`#courses/${maths.id}`));
});
