// The page of a student, in a course and over all of them: for the own teacher, and for the student.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, handIn, inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aBook } from "./book-steps.ts";

const here = serverForThisFile();

/** Besides Mathematics, Maya is in Science of the same teacher, where one is missing, and in Art of another. */
async function threeCourses(server: RealServer) {
	const book = await aBook(server);
	const { rana, maya } = book;
	const science = await course(server, rana, [maya], { title: "Science", code: "SCI-6" });
	await assignment(server, science.id, { title: "Torches", due_at: fromNow(-day) });
	const joseph = await teacher(server, "Joseph Saade");
	const art = await course(server, joseph, [maya], { title: "Art", code: "ART-6" });
	const clay = await assignment(server, art.id, { title: "Clay", due_at: fromNow(-day) });
	const late = fromNow(-day / 2);
	await submission(server, maya, clay.id, { submitted_at: late, received_at: late });
	return { ...book, science, art };
}

/** The groups of the record, each with its assignments. */
const groupsOf = (level: 3 | 4): string[][] =>
	main()
		.getAllByRole("heading", { level })
		.filter((heading) => heading.nextElementSibling?.tagName === "UL")
		.map((heading) => [
			heading.textContent ?? "",
			...within(heading.parentElement ?? document.body)
				.getAllByRole("button")
				.map((button) => button.textContent ?? ""),
		]);

const summary = () => wordsOf(document.querySelector<HTMLElement>("main dl") ?? document.body);
const rows = ({ page }: App) =>
	within(page.getByRole("table"))
		.getAllByRole("row")
		.slice(1)
		.map((row) => wordsOf(row));

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
	expect(summary()).toBe("Missing0Late0Waiting for a grade0Average65.7% 23/35");
	expect(groupsOf(3)).toEqual([["Graded", "Angles", "Fractions", "Circles"]]);
	await says("Show your steps.");

	await press(app, "All courses (2)");
	await waitFor(() => expect(location.hash).toBe(`#courses/${maths.id}/class/${maya.id}/all`));
	expect(summary()).toBe("Missing1Late0Waiting for a grade0Average65.7% 23/35");
	expect(groupsOf(3)).toEqual([
		["Missing", "Torches"],
		["Graded", "Angles", "Fractions", "Circles"],
	]);
	expect(rows(app)).toEqual(["Mathematics0065.7% 23/35", "Science10–No grade yet"]);
	await press(app, "Science");
	await waitFor(() => expect(location.hash).toBe(`#courses/${science.id}/class/${maya.id}`));
	expect(summary()).toBe("Missing1Late0Waiting for a grade0Average–No grade yet");
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
	const names = () => rows(app).map((row) => row.replace(/[–\d].*/, ""));
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
	await waitFor(() => expect(summary()).toContain("Average65.7% 23/35"));
	await app.load(`/dashboard-tutor#courses/${maths.id}/class/${lea.id}`);
	await says("This student is not on this phone");
});

test("a student sees what is missing first, in a course and over all of them, without a network, in both languages", async () => {
	const { server } = here();
	const { maya, maths } = await threeCourses(server);
	const { app, line } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	await press(app, "Mathematics");
	await waitFor(() => expect(groupsOf(4)).toEqual([["Graded", "Angles", "Fractions", "Circles"]]));
	expect(summary()).toBe("Missing0Late0Waiting for a grade0Average65.7% 23/35");
	goOffline(app, line);
	await press(app, "Courses");
	await press(app, "All courses");
	await inFocus(() => app.page.getByRole("heading", { name: "My grades" }));
	expect(location.hash).toBe("#courses/grades");
	expect(rows(app)).toEqual(["Art01–No grade yet", "Mathematics0065.7% 23/35", "Science10–No grade yet"]);
	expect(groupsOf(3)).toEqual([
		["Missing", "Torches"],
		["Waiting for a grade", "Clay"],
		["Graded", "Angles", "Fractions", "Circles"],
	]);
	await inFrench(app, async () => {
		await app.page.findByRole("heading", { name: "Mes notes" });
		expect(summary().replace(/[\u00a0\u202f]/g, " ")).toBe(
			"Non rendus1En retard1En attente de correction1Moyenne65,7 % 23/35",
		);
	});
	await press(app, "Torches");
	await handIn(app, "Torches", "A battery and a bulb");
	await openTab(app, "Courses");
	await press(app, "All courses");
	await waitFor(() => expect(groupsOf(3)[0]).toEqual(["Waiting for a grade", "Clay", "Torches"]));
	const torches = app.page.getByRole("button", { name: "Torches" }).closest("li");
	expect(wordsOf(torches ?? document.body)).toContain("Waiting to send");
	await press(app, "Mathematics");
	await waitFor(() => expect(location.hash).toBe(`#courses/${maths.id}`));
});
