// The page of a student as the student reads it, in a course and over all of them.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, handIn, inFrench, openTab, press } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { recordGroups, recordRows, recordSummary, threeCourses } from "./book-steps.ts";

const here = serverForThisFile();

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
		expect(recordSummary().replace(/[\u00a0\u202f]/g, " ")).toBe(
			"Non rendus1En retard1En attente de correction1Moyenne65,7 % 23/35",
		);
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
