// A new assignment that is asked for on the page of a course.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { press } from "#support/dom/portal.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aTerm, enterCourse, hasFocus } from "./course-steps.ts";

const here = serverForThisFile();

test("a new assignment that is asked for in a course is for that course", async () => {
	const { server } = here();
	const { rana } = await aTerm(server);
	await course(server, rana, [], { title: "Science", code: "SCI-6" });
	const { app } = await openOverLine(server, rana);
	await enterCourse(app, "Mathematics");
	await press(app, "New assignment");
	await hasFocus(() => app.page.getByRole("heading", { level: 2, name: "Create Assignment" }));
	const chosen = () => app.page.getByLabelText<HTMLSelectElement>("Course").selectedOptions[0]?.textContent;
	await waitFor(() => expect(chosen()).toBe("Mathematics · MATH-6B"));
	// Once: the way back from an assignment leads to the list.
	await press(app, "Fractions");
	await press(app, "All Assignments");
	await waitFor(() => expect(chosen()).toBe("Choose a course"));
});
