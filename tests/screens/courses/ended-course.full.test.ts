// A course that has ended: nobody is asked for an answer in it, and what was begun still goes.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, fill, openTab, press } from "#support/dom/portal.ts";
import { assignment, submission } from "#support/school.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse } from "./course-steps.ts";

const here = serverForThisFile();

/** Fractions is unanswered, Circles waits for a grade. */
async function ended() {
	const { server } = here();
	const school = await aClass(server, fromNow(day));
	const circles = await assignment(server, school.maths.id, { title: "Circles" });
	await submission(server, school.maya, circles.id);
	const end = () => server.update("courses", school.maths.id, { archived_at: new Date().toISOString() });
	return { ...school, server, end };
}

test("a student is asked for no answer, and an answer that waits for its grade is changed no more", async () => {
	const { server, maya, end } = await ended();
	await end();
	const { app } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	await press(app, "Past courses (1)");
	const card = within(await cardOf(app, "Mathematics"));
	card.getByText("Ended");
	expect(card.queryByText(/to do$/)).toBeNull();
	expect(app.page.queryByRole("heading", { name: "Next up" })).toBeNull();
	await openTab(app, "Assignments (0)");
	expect(app.page.queryByText("Fractions")).toBeNull();
	await openTab(app, "Submitted");
	await cardOf(app, "Circles");
	expect(app.page.queryByRole("button", { name: "Change my answer" })).toBeNull();

	await app.load("/dashboard-student");
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	const work = within(app.page.getByRole("region", { name: "Assignments" }));
	await work.findByRole("button", { name: "Circles" });
	expect(work.queryByRole("button", { name: "Fractions" })).toBeNull();
});

test("an answer that was begun before the end stays where it was, and is handed in", async () => {
	const { server, maya, end } = await ended();
	const { app } = await openOverLine(server, maya);
	await openTab(app, "Assignments (1)");
	await app.user.click(await app.page.findByRole("button", { name: /^Open/ }));
	await fill(app, await app.page.findByLabelText("Your response"), "Three quarters");
	await end();
	await app.load("/dashboard-student");
	await openTab(app, "Courses");
	await app.page.findByRole("button", { name: "Past courses (1)" });
	await openTab(app, "Assignments (1)");
	await press(app, "Go on writing");
	await app.page.findByDisplayValue("Three quarters");
	await press(app, "Submit Assignment");
	await chipSays(app, "All sent");
	expect(await server.rows("submissions", "text_body = 'Three quarters'")).toHaveLength(1);
});
