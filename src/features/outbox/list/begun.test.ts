// @vitest-environment happy-dom
// What was begun and not handed in, in the list behind the chip: each draft with the way to its field.
import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { drawOutbox } from "#support/dom/drawn-outbox.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";

afterEach(async () => {
	await clearPage();
	writeSession(null);
});

test("a draft that still has its field is listed as being written, with the way to it", async () => {
	const db = signedIn("student");
	const { assignment } = await aCourse(db, "student");
	await noteSyncState(db, { role: "student" });
	await db.drafts.put({ key: `answer:${assignment.id}`, text: "Half a cup", saved_at: Date.UTC(2026, 1, 2, 8, 5) });
	drawOutbox();
	await screen.findByText("Nothing of yours is waiting to be sent.");
	const way = screen.getByRole("link", { name: "Answer: Fractions", hidden: true });
	expect(way.getAttribute("href")).toBe(`/dashboard-student#assignments/${assignment.id}`);
	expect(screen.getByText("Draft saved February 2, 2026, 10:05 AM")).toBeTruthy();
	expect(screen.queryByText("Unfinished texts that can no longer be sent")).toBeNull();
});

const begun = () =>
	screen
		.queryAllByRole("link", { name: /^(Answer|Grade for)/, hidden: true })
		.map(({ textContent }) => textContent.trim());

test.each([
	[0, []],
	[1, ["Answer: Fractions"]],
	[2, ["Answer: Angles", "Answer: Fractions"]],
	[4, ["Answer: Volumes", "Answer: Areas", "Answer: Angles", "Answer: Fractions"]],
])("%i answers begun stand in the list, the newest first", async (count, named) => {
	const db = signedIn("student");
	const { assignment } = await aCourse(db, "student");
	await noteSyncState(db, { role: "student" });
	for (const [at, title] of ["Fractions", "Angles", "Areas", "Volumes"].slice(0, count).entries()) {
		const task = { ...assignment, id: newId(), title };
		await db.assignments.put(task);
		await db.drafts.put({ key: `answer:${task.id}`, text: "Half of it", saved_at: at });
	}
	drawOutbox();
	await screen.findByText("Nothing of yours is waiting to be sent.");
	await waitFor(() => expect(begun()).toEqual(named));
});

test("two grades begun by a teacher stand in the list, each with its way", async () => {
	const db = signedIn("teacher");
	const { assignment } = await aCourse(db, "teacher");
	await noteSyncState(db, { role: "teacher" });
	const ways = [];
	for (const [at, name] of ["Maya Haddad", "Karim Nassar"].entries()) {
		const student_id = await somebody(db, name);
		const row = await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "3/8" });
		const text = JSON.stringify({ grade: "", feedback: `Halve it again, ${name}.`, seen: "3/8" });
		await db.drafts.put({ key: `grade:${row.id}`, text, saved_at: at });
		ways.unshift(`/dashboard-tutor#grading/${row.id}`);
	}
	drawOutbox();
	await waitFor(() =>
		expect(begun()).toEqual(["Grade for Karim Nassar: Fractions", "Grade for Maya Haddad: Fractions"]),
	);
	const links = screen.getAllByRole("link", { name: /^Grade for/, hidden: true });
	expect(links.map((link) => link.getAttribute("href"))).toEqual(ways);
});

test("the correction of a grade that was begun has the way to its student's answer, where its form is", async () => {
	const db = signedIn("teacher");
	const { assignment } = await aCourse(db, "teacher");
	await noteSyncState(db, { role: "teacher" });
	const student_id = await somebody(db, "Maya Haddad");
	const given = { grade: 12, graded_at: new Date(0).toISOString() };
	const row = await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "3/8", ...given });
	const text = JSON.stringify({ fields: { grade: "13", feedback: "", reason: "I misread it." }, onto: "" });
	await db.drafts.put({ key: `regrade:${row.id}`, text, saved_at: 0 });
	drawOutbox();
	const way = await screen.findByRole("link", { name: /Maya Haddad/, hidden: true });
	expect(way.getAttribute("href")).toBe(`/dashboard-tutor#assignments/${assignment.id}/${student_id}`);
});
