// @vitest-environment happy-dom
// Undoing what was done with an answer, over a real phone database: whatever is withdrawn, discarded or replaced can be
// restored, and older text never replaces newer.
import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { submitAssignment } from "#features/coursework/commands.ts";
import type { Reason } from "#local/entries.ts";
import { button, db, draft, draw, item, press, type } from "#support/answer-cards.ts";
import { anAnswer } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";

const drafted = (text: string) => db.drafts.put({ key: `answer:${item.assignment.id}`, text, saved_at: Date.now() });
const waiting = async () => (await db.outbox.toArray()).map(({ kind, state, body }) => ({ kind, state, ...body }));
async function handedIn(text: string, refused?: Reason) {
	await submitAssignment({ ...item, text });
	const [entry] = await db.outbox.toArray();
	if (!refused || !entry) return;
	const refusal = { reason: refused, status: 409, code: "", message: "", at: 0 };
	await db.outbox.put({ ...entry, state: "failed", attempts: 1, refusal });
}

const newWords = (words: string) =>
	waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Your new response").value).toBe(words));
/** The phone's storage refuses every write of a kind from now on. */
const refuse = (method: "put" | "delete") =>
	vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});

test("an answer taken back is a draft again, and Undo hands it in again", async () => {
	await handedIn("3/8");
	draw();
	await press("Take it back");
	await screen.findByText("No submitted assignments yet");
	expect(await draft()).toBe("3/8");
	await press("Undo");
	await screen.findByText("Waiting to send");
	expect(await draft()).toBeUndefined();
	expect(await waiting()).toMatchObject([{ kind: "submitAssignment", state: "queued", text_body: "3/8" }]);
	// While it waits, newer words in its editor can be put away and had back, and are drafted.
	await press("Change my answer");
	await type("Your new response", "3/8 of a cup");
	await press("Cancel");
	await waitFor(() => expect(screen.queryByLabelText("Your new response")).toBeNull());
	expect(screen.getByRole("group", { name: "Your answer" }).textContent).toBe("3/8");
	await press("Undo");
	await newWords("3/8 of a cup");
	await waitFor(async () => expect(await draft()).toBe("3/8 of a cup"));
});

test("a refused answer is written on as a draft, in one step that can be undone", async () => {
	await handedIn("3/8", "too-large");
	draw();
	await press("Edit it");
	await screen.findByText("No submitted assignments yet");
	expect(await draft()).toBe("3/8");
	expect(await waiting()).toEqual([]);
	await press("Undo");
	await screen.findByText("Not sent");
});

test("newer words stand in the editor beside a refused answer, and go in its place", async () => {
	await handedIn("3/8", "too-large");
	await drafted("3/8, but shorter");
	draw();
	await newWords("3/8, but shorter");
	expect(screen.queryByRole("button", { name: "Edit it" })).toBeNull();
	await press("Replace my answer");
	await waitFor(async () => expect(await waiting()).toHaveLength(1));
	expect(await waiting()).toMatchObject([{ kind: "submitAssignment", state: "queued", text_body: "3/8, but shorter" }]);
});

test("cancelling a change keeps its words for ten seconds", async () => {
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "3/8" });
	draw();
	await press("Change my answer");
	await type("Your new response", "3/8 of a cup");
	await press("Cancel");
	await waitFor(() => expect(screen.queryByLabelText("Your new response")).toBeNull());
	expect(await draft()).toBeUndefined();
	await press("Undo");
	await newWords("3/8 of a cup");
});

test("a draft from before stands beside the answer that was handed in, so that nobody takes the one for the other", async () => {
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "3/8" });
	await drafted("3/8 of a cup");
	draw();
	await screen.findByRole("heading", { name: "The answer handed in" });
	await newWords("3/8 of a cup");
	expect(screen.getByText("3/8")).toBeTruthy();
});

test("cancelling without a change says nothing", async () => {
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "3/8" });
	draw();
	await press("Change my answer");
	await screen.findByLabelText("Your new response");
	await press("Cancel");
	await button("Change my answer");
	expect(screen.queryByText("Your changes were discarded.")).toBeNull();
});

test("keeping the sent answer puts the other away, and Undo brings both texts back", async () => {
	await handedIn("From the phone", "already-submitted");
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "From the tablet" });
	draw();
	await screen.findByText("From the phone");
	await press("Keep the sent one");
	await waitFor(() => expect(screen.queryByText("From the phone")).toBeNull());
	await press("Undo");
	await screen.findByText("From the phone");
	expect(screen.getByText("From the tablet")).toBeTruthy();
});

test("what was not taken stands first, however old the answer is that the teacher has", async () => {
	await handedIn("From the phone", "already-submitted");
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "From the tablet" });
	const later = { ...item.assignment, id: newId(), title: "Decimals" };
	await db.assignments.put(later);
	await anAnswer(db, { assignment_id: later.id, student_id: db.userId, text_body: "0.75" }, 30);
	draw();
	await screen.findByText("0.75");
	const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
	expect(titles).toEqual(["Fractions", "Decimals"]);
});

test("replacing with the kept text leaves words that are being typed alone", async () => {
	await handedIn("From the phone", "already-submitted");
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "From the tablet" });
	await drafted("A third text");
	draw();
	await screen.findByText("From the phone");
	await newWords("A third text");
	expect(screen.queryByRole("button", { name: "Replace with my text" })).toBeNull();
	await press("Replace my answer");
	await waitFor(async () =>
		expect(await waiting()).toMatchObject([{ kind: "replaceAnswer", text_body: "A third text" }]),
	);
});

test("a grade that comes while a change is being typed takes no word away", async () => {
	const row = await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "3/8" });
	draw();
	await press("Change my answer");
	await screen.findByRole("heading", { name: "The answer handed in" });
	const field = await type("Your new response", "3/8 of a cup");
	await db.submissions.put({ ...row, grade: 18, graded_at: row.updated });
	await screen.findByText(/^Your teacher has graded the answer that was handed in/);
	expect(screen.getByLabelText("Your new response")).toBe(field);
	expect(field.value).toBe("3/8 of a cup");
	expect(screen.queryByRole("button", { name: "Replace my answer" })).toBeNull();
});

test("a phone that cannot keep a press says so", async () => {
	await handedIn("3/8", "too-large");
	draw();
	await button("Try again");
	refuse("put");
	await press("Try again");
	await screen.findByText(/^That was not saved on this phone/, {}, { timeout: 15_000 });
	expect(await waiting()).toMatchObject([{ state: "failed" }]);
});

test("of many new grades no more are drawn than a list shows at first", async () => {
	const graded_at = new Date().toISOString();
	for (let at = 1; at <= 30; at++) {
		const task = { ...item.assignment, id: newId(), title: `Exercise ${at}` };
		await db.assignments.put(task);
		const row = await anAnswer(db, { assignment_id: task.id, student_id: db.userId, text_body: "3/8" }, at);
		await db.submissions.put({ ...row, grade: 18, graded_at });
	}
	draw();
	await screen.findByText("12 of 30 shown");
	await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(12));
});
