// @vitest-environment happy-dom
// Grading at a computer while pulls arrive: none may take the focus, the text or the answer away from the teacher.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { hashOf } from "#local/text.ts";
import type { Submission } from "#records.ts";
import { Grading } from "#support/coursework-views.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";

let db: AccountDatabase;
let joseph: string;
let mayas: Submission;
let karims: Submission;

beforeEach(async () => {
	vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(0);
	db = signedIn("teacher");
	const { assignment } = await aCourse(db, "teacher");
	joseph = await somebody(db, "Joseph Saade");
	const [maya, karim] = [await somebody(db, "Maya Haddad"), await somebody(db, "Karim Nassar")];
	mayas = await anAnswer(db, { assignment_id: assignment.id, student_id: maya, text_body: "3/8" }, 1);
	karims = await anAnswer(db, { assignment_id: assignment.id, student_id: karim, text_body: "5/8" }, 2);
	draw();
	await inView("Maya Haddad");
});
afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
});

const draw = () => render(createElement(MantineProvider, null, createElement(Grading), createElement(Toaster)));
const inView = (name: string) => screen.findByRole("heading", { level: 2, name });
const grade = () => screen.getByLabelText<HTMLInputElement>("Grade");
const feedback = () => screen.getByLabelText<HTMLTextAreaElement>(/^Feedback/);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const write = (field: HTMLElement, value: string) => {
	field.focus();
	fireEvent.change(field, { target: { value } });
};
const gradedElsewhere = (row: Submission, by: string) =>
	db.submissions.put({ ...row, grade: 19, feedback: "Exactly right.", graded_by: by, graded_at: row.updated });
const replaced = (text_body: string) => db.submissions.put({ ...mayas, text_body, revision: "another" });
const sent = async () => (await db.outbox.toArray()).map(({ record_id, body }) => ({ record_id, ...body }));

test("an answer graded elsewhere stays selected while its grade is being typed, and says whose grade there is", async () => {
	write(grade(), "1");
	const field = grade();
	await gradedElsewhere(mayas, joseph);
	await screen.findByText(/^Somebody else has graded this answer in the meantime/);
	await screen.findByText("The grade that counts, by Joseph Saade");
	expect(screen.getByText("19/20")).toBeTruthy();
	expect(screen.getByText("Exactly right.")).toBeTruthy();
	expect(grade()).toBe(field);
	expect(document.activeElement).toBe(field);
	expect(field.value).toBe("1");
	await inView("Maya Haddad");
	fireEvent.submit(field);
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit Grade" }).disabled).toBe(true);
	expect(await sent()).toEqual([]);
});

test("even an emptied field keeps its place until the teacher goes on, and the words stay on the phone", async () => {
	write(grade(), "12");
	await gradedElsewhere(mayas, joseph);
	await screen.findByText("The grade that counts, by Joseph Saade");
	write(grade(), "");
	await inView("Maya Haddad");
	write(feedback(), "Halve it.");
	press("Go on");
	await inView("Karim Nassar");
	expect(grade().value).toBe("");
	await waitFor(async () => expect((await db.drafts.get(`grade:${mayas.id}`))?.text).toContain("Halve it."));
});

test("the last answer of the queue is held too", async () => {
	await db.submissions.delete(karims.id);
	write(feedback(), "Well done");
	await gradedElsewhere(mayas, joseph);
	await screen.findByText("The grade that counts, by Joseph Saade");
	expect(feedback().value).toBe("Well done");
	press("Go on");
	await screen.findByText("No submissions to grade");
});

test("an answer taken away while its grade is being typed is said to be gone, and the words can be copied", async () => {
	write(feedback(), "Well done");
	await db.submissions.delete(mayas.id);
	await screen.findByText(/^You no longer have access to this answer/);
	expect(feedback().value).toBe("Well done");
	expect(screen.getAllByRole("button", { name: "Copy" })).toHaveLength(1);
});

test("a discarded grade can be had back for ten seconds", async () => {
	write(feedback(), "Well done");
	await gradedElsewhere(mayas, joseph);
	await screen.findByText("The grade that counts, by Joseph Saade");
	press("Discard my grade");
	await inView("Karim Nassar");
	expect(await db.drafts.count()).toBe(0);
	fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
	await waitFor(async () => expect((await db.drafts.get(`grade:${mayas.id}`))?.text).toContain("Well done"));
});

test("with nothing typed the next answer comes, without taking the focus", async () => {
	press("Next answer");
	await inView("Karim Nassar");
	await waitFor(() => expect(document.activeElement).toBe(grade()));
	grade().blur();
	await gradedElsewhere(karims, joseph);
	await inView("Maya Haddad");
	expect(document.activeElement).not.toBe(grade());
});

test("a new answer arriving earlier in the queue does not slip under the teacher's hands", async () => {
	write(grade(), "14");
	press("Submit Grade");
	await inView("Karim Nassar");
	await waitFor(() => expect(document.activeElement).toBe(grade()));
	write(grade(), "1");
	const late = await somebody(db, "Lea Abboud");
	await anAnswer(db, { assignment_id: mayas.assignment_id, student_id: late, text_body: "1/8" }, 0);
	await screen.findByText("Lea Abboud");
	await inView("Karim Nassar");
	expect(grade().value).toBe("1");
});

test("a grade names the words the teacher read, and asks again when the student changed them meanwhile", async () => {
	write(grade(), "11");
	await replaced("6/16, shortened 3/8");
	await screen.findByText(/^The student has changed this answer since you began/);
	for (const words of ["3/8", "6/16, shortened 3/8"]) expect(screen.getByText(words)).toBeTruthy();
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit Grade" }).disabled).toBe(true);
	fireEvent.submit(grade());
	press("Grade the new answer");
	await waitFor(() => expect(screen.queryByText("3/8")).toBeNull());
	press("Submit Grade");
	await waitFor(async () => expect(await sent()).toHaveLength(1));
	expect((await sent())[0]).toMatchObject({ grade: 11, graded_text: await hashOf("6/16, shortened 3/8") });
});

test("what the teacher read is remembered with the draft, over a reload", async () => {
	write(grade(), "11");
	await screen.findByText(/^Draft saved/);
	cleanup();
	await replaced("6/16");
	draw();
	await screen.findByText(/^The student has changed this answer since you began/);
	expect(screen.getByText("3/8")).toBeTruthy();
});

test("before the first key the newest words are what is graded", async () => {
	await replaced("6/16");
	await screen.findByText("6/16");
	write(grade(), "11");
	press("Submit Grade");
	await waitFor(async () => expect(await sent()).toHaveLength(1));
	expect((await sent())[0]).toMatchObject({ record_id: mayas.id, graded_text: await hashOf("6/16") });
});

test("a draft the phone refuses is handed over as it reads, not as it is kept", async () => {
	const copied = vi.fn(async (_: string) => undefined);
	Object.defineProperty(navigator, "clipboard", { value: { writeText: copied }, configurable: true });
	vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	write(grade(), "12");
	write(feedback(), "Halve it.");
	await screen.findByText(/^Draft not saved on this computer/, {}, { timeout: 15_000 });
	press("Copy");
	expect(copied.mock.calls).toEqual([["12\nHalve it."]]);
});
