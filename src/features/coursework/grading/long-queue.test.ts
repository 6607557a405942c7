// @vitest-environment happy-dom
// A queue that is too long to look through at first, and is graded down.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { Grading } from "#support/coursework-views.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";

afterEach(async () => {
	await clearPage();
	writeSession(null);
});

test("the search of a long queue stays when a dozen is left", async () => {
	const db = signedIn("teacher");
	const { assignment } = await aCourse(db, "teacher");
	const joseph = await somebody(db, "Joseph Saade");
	const answers = [];
	for (let at = 1; at <= 13; at++) {
		const student_id = await somebody(db, `Student ${at}`);
		answers.push(await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "7/8" }, at));
	}
	render(createElement(MantineProvider, null, createElement(Grading)));
	await screen.findByRole("searchbox", { name: "Search" });
	const [, second] = answers;
	if (!second) throw new Error("nothing was handed in");
	await db.submissions.put({ ...second, grade: 19, graded_by: joseph, graded_at: second.updated });
	await waitFor(() => expect(screen.queryByRole("button", { name: /Student 2/ })).toBeNull());
	await screen.findByText("12 of 12 shown");
	screen.getByRole("searchbox", { name: "Search" });
});
