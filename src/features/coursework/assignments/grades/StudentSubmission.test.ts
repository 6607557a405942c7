// @vitest-environment happy-dom
// A change of a grade that was begun earlier, on an open assignment.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useAssignmentDetail } from "#features/coursework/assignments/queries.ts";
import { regradeDraft } from "#features/coursework/teaching-commands.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { StudentSubmission } from "./StudentSubmission.tsx";

let db: AccountDatabase;
let draft: string;

/** The row of the only student who handed in. */
function TheOnlyAnswer({ assignmentId }: { assignmentId: string }) {
	const detail = useAssignmentDetail(assignmentId);
	const student = detail?.students.find(({ submission }) => submission !== null);
	const submission = student?.submission;
	return detail && student && submission
		? createElement(StudentSubmission, { student, submission, detail, onGrade: () => {} })
		: null;
}

beforeEach(async () => {
	db = signedIn("teacher");
	const { assignment } = await aCourse(db, "teacher");
	const student_id = await somebody(db, "Maya Haddad");
	const given = { grade: 12, feedback: "Well done.", graded_by: db.userId, graded_at: "2026-02-03T08:00:00.000Z" };
	const answer = await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "3/8", ...given });
	draft = regradeDraft(answer.id);
	const open = createElement(TheOnlyAnswer, { assignmentId: assignment.id });
	render(createElement(MantineProvider, null, open));
	await screen.findByRole("button", { name: "Change grade" });
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
});

const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
const isDrafted = async () => (await db.drafts.get(draft)) !== undefined;

test("a change being written in another tab is shown open, and closes when it is sent or given up there", async () => {
	const words = { fields: { grade: "12", feedback: "Well done.", reason: "I misread it." }, onto: "" };
	await saveDraft(db, browserPlatform, draft, JSON.stringify(words));
	expect((await reason()).value).toBe("I misread it.");
	await saveDraft(db, browserPlatform, draft, "");
	await screen.findByRole("button", { name: "Change grade" });
	expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});

test("a change begun earlier is shown open, and stays open when its words are deleted again", async () => {
	fireEvent.click(screen.getByRole("button", { name: "Change grade" }));
	fireEvent.change(await reason(), { target: { value: "I misread it." } });
	await waitFor(async () => expect(await isDrafted()).toBe(true));
	const kept = (await db.drafts.get(draft))?.text ?? "";
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	await screen.findByRole("button", { name: "Change grade" });
	await waitFor(async () => expect(await isDrafted()).toBe(false));

	// Undo, or a reload.
	await saveDraft(db, browserPlatform, draft, kept);
	expect((await reason()).value).toBe("I misread it.");
	fireEvent.change(await reason(), { target: { value: "" } });
	await waitFor(async () => expect(await isDrafted()).toBe(false));
	fireEvent.change(await reason(), { target: { value: "The second page." } });
	await waitFor(async () => expect(await isDrafted()).toBe(true));
	expect((await reason()).value).toBe("The second page.");
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	await screen.findByRole("button", { name: "Change grade" });
});
