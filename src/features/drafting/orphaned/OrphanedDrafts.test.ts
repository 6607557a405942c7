// @vitest-environment happy-dom
// Words whose field is gone, over a real phone database: which they are, and that each form is listed in words a person
// reads, in both languages.

import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { sortedDrafts } from "#local/drafts.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { OrphanedDrafts } from "./OrphanedDrafts.tsx";

let db: AccountDatabase;

beforeEach(async () => {
	db = signedIn("teacher");
	await noteSyncState(db, { role: "teacher" });
});
afterEach(async () => {
	cleanup();
	writeSession(null);
	await chooseLanguage("en");
});

const written = Date.UTC(2026, 10, 20, 6);
const draft = (key: string, form: object) => db.drafts.put({ key, text: JSON.stringify(form), saved_at: written });
const orphaned = async () => (await sortedDrafts(db)).orphaned.map(({ key }) => key);
const draw = () => render(createElement(MantineProvider, null, createElement(OrphanedDrafts)));
const lines = async () => {
	const item = await screen.findByRole("listitem");
	return [...item.querySelectorAll("p")].map(({ textContent }) => textContent);
};

const course = { title: "Chemistry", code: "CHEM-9", subject: "Chemistry", grade_level: "9" };
const kept = { ...course, replaces: newId() };
const task = {
	fields: {
		course: newId(),
		title: "Acids",
		instructions: "Read page 12.",
		points: "20",
		day: "2026-11-19",
		time: "16:30",
	},
	onto: newId(),
};

test("a teacher's forms have their place; a student has none for them", async () => {
	const { course: own, assignment } = await aCourse(db, "teacher");
	await draft("course:new", course);
	await draft("assignment:new", task);
	await draft(`edit-course:${own.id}`, kept);
	await draft(`edit-assignment:${assignment.id}`, task);
	expect(await orphaned()).toEqual([]);
	await noteSyncState(db, { role: "student" });
	const enrollment = await db.enrollments.toCollection().first();
	if (enrollment) await db.enrollments.put({ ...enrollment, role_in_course: "student" });
	expect((await orphaned()).sort()).toEqual(
		["assignment:new", "course:new", `edit-assignment:${assignment.id}`, `edit-course:${own.id}`].sort(),
	);
});

test("a course that waits to be sent has its form; one that is gone has none", async () => {
	const id = newId();
	const about = { title: "Chemistry", course: "", person: "" };
	const body = { ...course, id, teacher_id: db.userId };
	await save(db, browserPlatform, { kind: "createCourse", body, about });
	await draft(`edit-course:${id}`, course);
	expect(await orphaned()).toEqual([]);
	await db.outbox.clear();
	expect(await orphaned()).toEqual([`edit-course:${id}`]);
});

test("a changed grade has its form as long as there is a grade to change", async () => {
	const { assignment } = await aCourse(db, "teacher");
	const student_id = await somebody(db, "Maya Haddad");
	const answer = { assignment_id: assignment.id, student_id, text_body: "3/8" };
	const row = await anAnswer(db, { ...answer, grade: 12, graded_at: "2026-02-03T08:00:00.000Z" });
	await draft(`regrade:${row.id}`, { grade: "14", feedback: "Better.", reason: "I had not seen the last line." });
	expect(await orphaned()).toEqual([]);
	await db.submissions.delete(row.id);
	expect(await orphaned()).toEqual([`regrade:${row.id}`]);
});

test.each([0, 1, 2, 4])("%i answers that have no field any more are all listed by their words", async (count) => {
	const words = ["Half a cup", "Two cups", "Three cups", "Four cups"].slice(0, count);
	for (const text of words) await db.drafts.put({ key: `answer:${newId()}`, text, saved_at: written });
	draw();
	if (count > 0) await screen.findByText("Half a cup");
	await waitFor(() => expect(screen.queryAllByRole("listitem")).toHaveLength(count));
	for (const text of words) expect(screen.getByText(text)).toBeTruthy();
});

test("a new assignment is listed by what stands in its form, never as it is stored", async () => {
	await noteSyncState(db, { role: "student" });
	await draft("assignment:new", task);
	draw();
	expect(await lines()).toEqual([
		"New assignment: Acids",
		"Written November\u00a020, 2026, 8:00\u00a0AM",
		"Max points: 20",
		"Due date: November\u00a019, 2026",
		"Time: 16:30",
		"Read page 12.",
	]);
});

test("a new course too, in French", async () => {
	await noteSyncState(db, { role: "student" });
	await draft("course:new", { ...kept, title: "" });
	await chooseLanguage("fr");
	draw();
	expect(await lines()).toEqual([
		"Un cours commencé",
		"Écrit le 20\u00a0novembre 2026 à\u00a008:00",
		"Code\u202f: CHEM-9",
		"Matière\u202f: Chemistry",
		"Niveau\u202f: 9",
	]);
});

test("a changed title stands below the title it was to replace", async () => {
	const { course: own } = await aCourse(db, "student");
	await draft(`edit-course:${own.id}`, kept);
	draw();
	expect(await lines()).toEqual([
		"Changed course: Mathematics",
		"Written November\u00a020, 2026, 8:00\u00a0AM",
		"Title: Chemistry",
		"Code: CHEM-9",
		"Subject: Chemistry",
		"Grade level: 9",
	]);
});

test("a changed grade says whose it was, with mark, feedback and reason, in both languages", async () => {
	const { assignment } = await aCourse(db, "teacher");
	const student_id = await somebody(db, "Maya Haddad");
	const row = await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "3/8" });
	const fields = { grade: "14", feedback: "Better.", reason: "I had not seen the last line." };
	await draft(`regrade:${row.id}`, { fields, onto: "" });
	draw();
	const said = "Written November\u00a020, 2026, 8:00\u00a0AM";
	const own = ["Grade: 14", "Better.", "Reason: I had not seen the last line."];
	expect(await lines()).toEqual(["Changed grade for Maya Haddad: Fractions", said, ...own]);
	await chooseLanguage("fr");
	await waitFor(async () => expect((await lines())[0]).toBe("Note modifiée pour Maya Haddad\u202f: Fractions"));
	expect((await lines()).at(-1)).toBe("Raison\u202f: I had not seen the last line.");
});

test("an answer to an assignment that is gone has its name from the one that waits beside it", async () => {
	const { assignment } = await aCourse(db, "student");
	await noteSyncState(db, { role: "student" });
	const body = { id: newId(), assignment_id: assignment.id, student_id: db.userId, text_body: "Half" };
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	await save(db, browserPlatform, { kind: "submitAssignment", body, about });
	await db.assignments.delete(assignment.id);
	await db.drafts.put({ key: `answer:${assignment.id}`, text: "Half a cup", saved_at: written });
	draw();
	expect((await lines())[0]).toBe("Answer: Fractions");
});

test("a form of a later version shows its words, not its ids", async () => {
	await noteSyncState(db, { role: "student" });
	await draft("course:new", { room: "Second floor", of: newId(), n: 3 });
	draw();
	expect((await lines()).slice(2)).toEqual(["Second floor"]);
});
