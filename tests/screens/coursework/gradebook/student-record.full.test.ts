// The page of a student as the own teacher reads it, with those who have left the course.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus } from "#support/dom/awaited.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, press, says } from "#support/dom/portal.ts";
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
