// @vitest-environment happy-dom
// A teacher on a slow phone types and presses before the phone has read what was begun for this answer.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { Grading } from "#support/coursework-views.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";

afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
});

test.each([
	["Submit Grade", "gradeSubmission"],
	["Give back for another try", "returnAnswer"],
])("“%s” is done as soon as the draft is there", async (name, kind) => {
	const db = signedIn("teacher");
	const { assignment } = await aCourse(db, "teacher");
	const maya = await somebody(db, "Maya Haddad");
	const [enrollment] = await db.enrollments.toArray();
	if (enrollment) await db.enrollments.put({ ...enrollment, id: newId(), user_id: maya, role_in_course: "student" });
	await anAnswer(db, { assignment_id: assignment.id, student_id: maya, text_body: "3/8" });
	let release = () => {};
	const held = new Promise<undefined>((done) => {
		release = () => done(undefined);
	});
	const read = vi.spyOn(db.drafts, "get").mockImplementationOnce(() => db.drafts.count().then(() => held));
	render(createElement(MantineProvider, null, createElement(Grading), createElement(Toaster)));
	const feedback = await screen.findByLabelText(/^Feedback/);
	await waitFor(() => expect(read).toHaveBeenCalled());
	fireEvent.change(screen.getByLabelText("Grade"), { target: { value: "12" } });
	fireEvent.change(feedback, { target: { value: "Neatly, please." } });
	fireEvent.click(screen.getByRole("button", { name }));
	expect(await db.outbox.count()).toBe(0);
	release();
	await waitFor(async () => expect((await db.outbox.toArray()).map((entry) => entry.kind)).toEqual([kind]));
	expect(JSON.stringify(await db.outbox.toArray())).toContain("Neatly, please.");
});
