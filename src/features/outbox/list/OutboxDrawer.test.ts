// @vitest-environment happy-dom
// The list behind the chip: what is unsent and why, and words that no screen has a field for any more.

import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { readSession, writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { addUpload } from "#local/files/uploads.ts";
import { loadInquiries } from "#local/inquiries/load.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { drawOutbox } from "#support/dom/drawn-outbox.ts";
import { aKeptInquiry } from "#support/inquiry-rows.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { sayFailure } from "#ui/feedback/failure-toast.ts";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("teacher");
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name, hidden: true }));

async function anOrphanedGrade() {
	const { assignment } = await aCourse(db, "teacher");
	const maya = await somebody(db, "Maya Haddad");
	const row = await anAnswer(db, { assignment_id: assignment.id, student_id: maya, text_body: "3/8" });
	await db.submissions.put({ ...row, grade: 19, graded_at: row.updated });
	const text = JSON.stringify({ grade: "11", feedback: "Halve it again.", seen: "3/8" });
	await db.drafts.put({ key: `grade:${row.id}`, text, saved_at: Date.UTC(2026, 10, 20, 6) });
}

test("what has no words of its own offers none to copy", async () => {
	const { assignment } = await aCourse(db, "teacher");
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	await save(db, browserPlatform, {
		kind: "archiveAssignment",
		record_id: assignment.id,
		body: { status: "archived" },
		about,
	});
	drawOutbox();
	await screen.findByText("Fractions");
	expect(screen.getByRole("button", { name: "Discard", hidden: true })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Copy", hidden: true })).toBeNull();
});

test("a grade whose answer was graded elsewhere is listed readably, and discarding it can be undone", async () => {
	await anOrphanedGrade();
	drawOutbox();
	await screen.findByText("Grade for Maya Haddad: Fractions");
	expect(screen.getByText("Grade: 11")).toBeTruthy();
	expect(screen.getByText("Halve it again.")).toBeTruthy();
	await press("Discard");
	await waitFor(() => expect(screen.queryByText("Grade: 11")).toBeNull());
	await screen.findByText("Nothing of yours is waiting to be sent.");
	await press("Undo");
	await screen.findByText("Grade: 11");
});

test("an answer whose assignment is gone is listed by its words", async () => {
	await db.drafts.put({ key: `answer:${newId()}`, text: "Half a cup", saved_at: 0 });
	drawOutbox();
	await screen.findByText("An answer you began");
	expect(screen.getByText("Half a cup")).toBeTruthy();
});

test("a file that was refused stands before what only waits, with its reason in both languages", async () => {
	await aCourse(db, "teacher");
	const about = { title: "Angles", course: "Mathematics", person: "" };
	const body = { id: newId(), source_id: newId(), course_id: newId(), assignment_id: "" };
	await save(db, browserPlatform, { kind: "copyMaterial", body, about });
	const place = { course_id: "", assignment_id: "", subject: "", grade: "", description: "" };
	const id = await addUpload(db, { ...place, title: "Circles", name: "circles.pdf" }, new ArrayBuffer(8));
	await db.uploads.update(id, { refused: "course_ended" });
	drawOutbox();
	await screen.findByText("Angles");
	const items = screen.getAllByRole("listitem", { hidden: true });
	expect(items.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(["Circle", "Angles"]);
	expect(screen.getByText("This course has ended: nothing can be added to it.")).toBeTruthy();
	await act(() => chooseLanguage("fr"));
	expect(screen.getByText(/^Ce cours est terminé\s: on ne peut plus rien y ajouter\.$/)).toBeTruthy();
});

test("a file is being sent only while there is contact, and is one of those that a sign-in sends", async () => {
	const place = { course_id: "", assignment_id: "", subject: "", grade: "", description: "" };
	const id = await addUpload(db, { ...place, title: "Circles", name: "circles.pdf" }, new ArrayBuffer(8));
	await noteSyncState(db, { contact: "online" });
	drawOutbox();
	await screen.findByText("Waiting to send");
	await db.uploads.update(id, { sending: true });
	await screen.findByText("Sending");
	await noteSyncState(db, { contact: "offline" });
	await screen.findByText("Waiting to send");
	const session = readSession();
	act(() => writeSession(session && { ...session, expired: true }));
	await screen.findByText("Sign in again to send 1 item.");
});

test("an inquiry to the centre that waits is listed, with the way to its form", async () => {
	await aKeptInquiry(db.userId);
	await aKeptInquiry("");
	loadInquiries();
	drawOutbox();
	const way = await screen.findByRole("link", { name: "Inquiry to the center Rima Haddad · Grade 4", hidden: true });
	expect(way.getAttribute("href")).toBe("/join-us#waiting");
	expect(screen.getByText("Waiting to send")).toBeTruthy();
	expect(screen.queryByText("Nothing of yours is waiting to be sent.")).toBeNull();
});

test("French readers read it in French", async () => {
	await anOrphanedGrade();
	await chooseLanguage("fr");
	drawOutbox();
	await screen.findByText(/^Note pour Maya Haddad\s: Fractions$/);
	expect(screen.getByText("Textes commencés qui ne peuvent plus être envoyés")).toBeTruthy();
});

test("a course refused because its id is taken does not speak of another device, and its notice goes", async () => {
	const id = newId();
	const body = { id, teacher_id: db.userId, title: "Science", code: "SCI-6", subject: "Science", grade_level: "6" };
	const about = { title: "Science", course: "SCI-6", person: "" };
	const entry = await save(db, browserPlatform, { kind: "createCourse", body, about });
	const refusal = { reason: "answer-changed", status: 409, code: "id_reused", message: "", at: 0 } as const;
	await db.outbox.update(entry.seq, { state: "failed", attempts: 1, refusal });
	sayFailure(entry.id, "Refused");
	drawOutbox();
	await screen.findByText(/^This could not be sent as it is/);
	await waitFor(() => expect(toast.getToasts()).toEqual([]));
	expect(screen.queryByText(/another device/)).toBeNull();
	await screen.findByText(/is not opened for a few days\. Copy what you still need\.$/);
	expect(screen.queryByText(/Send soon/)).toBeNull();
	await press("Discard");
	await waitFor(async () => expect(await db.outbox.count()).toBe(0));
	await press("Undo");
	await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});
