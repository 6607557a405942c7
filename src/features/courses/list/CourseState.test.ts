// @vitest-environment happy-dom
// The one thing that a course says of itself in the list of a student's courses.
import "fake-indexeddb/auto";
import { render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { useMyCourses } from "#features/courses/queries.ts";
import { writeSession } from "#local/account/session.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, anAnswer, signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { CourseState } from "./CourseState.tsx";

afterEach(async () => {
	await clearPage();
	writeSession(null);
});

function States() {
	const courses = useMyCourses("student");
	return courses?.map((summary) =>
		createElement("section", { key: summary.course.id }, createElement(CourseState, { summary, as: "student" })),
	);
}

test("all is done in a course whose assignments are answered, and nothing is said of one that has none", async () => {
	const db = signedIn("student");
	const { course, assignment } = await aCourse(db, "student");
	render(createElement(States));
	await screen.findByText("1 to do");
	await anAnswer(db, { assignment_id: assignment.id, student_id: db.userId, text_body: "3/8" });
	await screen.findByText("All done");
	await db.assignments.delete(assignment.id);
	await waitFor(() => expect(document.querySelector("section")?.textContent).toBe(""));
	expect(await db.courses.get(course.id)).toBeDefined();
});

test("an answer that waits is called waiting, and one that was refused is not", async () => {
	const db = signedIn("student");
	const { assignment } = await aCourse(db, "student");
	const { seq } = await save(db, browserPlatform, {
		kind: "submitAssignment",
		about: { title: "Fractions", course: "Mathematics", person: "" },
		body: { id: newId(), assignment_id: assignment.id, student_id: db.userId, text_body: "3/8" },
	});
	render(createElement(States));
	await screen.findByText("Waiting to send");
	const refusal = { reason: "refused", status: 409, code: "already_graded", message: "", at: 0 } as const;
	await db.outbox.update(seq, { state: "failed", attempts: 1, refusal });
	await screen.findByText("Not sent");
	expect(screen.queryByText("Waiting to send")).toBeNull();
});
