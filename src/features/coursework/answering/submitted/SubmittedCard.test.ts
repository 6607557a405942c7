// @vitest-environment happy-dom
// What was asked can be read again beside an answer that was handed in.
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { expect, test } from "vitest";
import { db, draw, item, press, type } from "#support/answer-cards.ts";
import { anAnswer } from "#support/mirror-rows.ts";
import { SubmittedAssignments } from "./SubmittedAssignments.tsx";

/** The student has handed in an answer to an assignment that says this, and looks at it. */
async function handedIn(instructions: string, sheet: string) {
	const worksheets = () => (sheet ? createElement("p", null, sheet) : null);
	await db.assignments.put({ ...item.assignment, instructions });
	const row = await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "3/8" });
	draw(() => createElement(SubmittedAssignments, { opened: "", onBack() {}, worksheets }));
	await screen.findByText("3/8");
	return row;
}

const folded = () => screen.getByText("What was asked");
const asked = (words: string) => screen.findByText(words);

test("a student reads the instructions and worksheets of an answer that waits, is replaced, or is graded", async () => {
	const row = await handedIn("Add the fractions.", "Sums.pdf");
	expect(screen.queryByText("Add the fractions.")).toBeNull();
	fireEvent.click(folded());
	await asked("Add the fractions.");
	await asked("Sums.pdf");
	await press("Change my answer");
	await type("Your new response", "5/8");
	await asked("Add the fractions.");
	await press("Cancel");
	await db.submissions.put({ ...row, grade: 18, graded_at: row.updated });
	await waitFor(() => expect(screen.queryByText("Pending Review")).toBeNull());
	await asked("Sums.pdf");
});

test("one badge says that an answer is sent and waits for its grade", async () => {
	await handedIn("", "");
	const badge = screen.getByText("Pending Review").closest("[data-state]");
	expect(badge?.textContent).toBe("Sent to your teacherPending Review");
});

test("of an assignment with a worksheet alone that is offered", async () => {
	await handedIn("", "Sums.pdf");
	fireEvent.click(folded());
	await asked("Sums.pdf");
});
