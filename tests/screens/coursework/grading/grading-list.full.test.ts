// A list of submissions too long to look through: paged, and filtered by course, assignment and name.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, onComputer } from "#support/dom/app.ts";
import { inFocus, valueIs } from "#support/dom/awaited.ts";
import { goOffline } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { fill, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { gradeField, isInFront, narrowing, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

/** 34 submissions wait: 32 in Mathematics (two assignments), 2 in Science. The oldest is Maya's. */
async function manyAnswers(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const students = [maya];
	for (let at = 2; at <= 16; at++) students.push(await student(server, `Student ${at}`));
	const maths = await course(server, rana, students);
	const science = await course(server, rana, students.slice(0, 2), {
		title: "Science",
		code: "SCI-6",
		subject: "Science",
	});
	const fractions = await assignment(server, maths.id);
	const angles = await assignment(server, maths.id, { title: "Angles" });
	const moon = await assignment(server, science.id, { title: "The Moon" });
	let minute = 0;
	for (const task of [fractions, angles, moon]) {
		for (const writer of task === moon ? students.slice(0, 2) : students) {
			const at = `2026-02-02 08:${String(minute++).padStart(2, "0")}:00.000Z`;
			await submission(server, writer, task.id, { submitted_at: at, received_at: at });
		}
	}
	return { rana };
}

/** So many submissions stand in the list. */
const areWaiting = ({ page }: App, count: number) =>
	waitFor(() =>
		expect(within(page.getByRole("region", { name: "Waiting for a grade" })).getAllByRole("listitem")).toHaveLength(
			count,
		),
	);

const button = ({ page }: App, name: string) => page.getByRole<HTMLButtonElement>("button", { name });

test("after Z the list is narrowed as before, and a digit begins another grade", async () => {
	const { server } = here();
	const { rana } = await manyAnswers(server);
	onComputer();
	const { app, line } = await openOverLine(server, rana);
	const { page, user } = app;
	await openTab(app, "Grading (34)");
	await page.findByText("34 of 34 shown");
	goOffline(app, line);
	await user.selectOptions(narrowing().getByLabelText("Assignment"), "Angles · MATH-6B");
	await page.findByText("16 of 34 shown");
	await fill(app, gradeField(app), "7");
	await user.click(submit(app));
	await isInFront(app, "Student 2");
	await user.keyboard("z");
	await isInFront(app, "Maya Haddad");
	await valueIs(() => gradeField(app), "7");
	await page.findByText("16 of 34 shown");
	await inFocus(() => gradeField(app));
	expect([gradeField(app).selectionStart, gradeField(app).selectionEnd]).toEqual([0, 1]);
	// One that a filter would hide is shown all the same.
	await user.clear(gradeField(app));
	await user.keyboard("8{Enter}");
	await isInFront(app, "Student 2");
	await user.selectOptions(narrowing().getByLabelText("Assignment"), "Fractions · MATH-6B");
	await user.click(page.getByRole("button", { name: /^Undo/ }));
	await isInFront(app, "Maya Haddad");
	await page.findByText("34 of 34 shown");
});

test("a long list is shown a page at a time, and the page follows the open submission", async () => {
	const { server } = here();
	const { rana } = await manyAnswers(server);
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await openTab(app, "Grading (34)");
	await isInFront(app, "Maya Haddad");
	await areWaiting(app, 30);
	await page.findByText("1–30 of 34");
	expect(button(app, "Earlier answers").disabled).toBe(true);
	await user.click(button(app, "Later answers"));
	await page.findByText("31–34 of 34");
	await areWaiting(app, 4);
	expect(button(app, "Later answers").disabled).toBe(true);
	await user.click(page.getByRole("heading", { level: 1 }));
	await user.keyboard("{ArrowLeft}");
	await page.findByText("1–30 of 34");
});

test("the list is narrowed to a course, an assignment or a name, and words being typed stay in sight", async () => {
	const { server } = here();
	const { rana } = await manyAnswers(server);
	onComputer();
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await openTab(app, "Grading (34)");
	await page.findByText("34 of 34 shown");
	await user.selectOptions(narrowing().getByLabelText("Course"), "Science");
	await page.findByText("2 of 34 shown");
	await page.findByRole("heading", { level: 2, name: "The Moon" });
	expect(await page.findAllByText("SCI-6")).not.toEqual([]);
	await user.selectOptions(narrowing().getByLabelText("Course"), "All courses");
	await user.selectOptions(narrowing().getByLabelText("Assignment"), "Angles · MATH-6B");
	await page.findByText("16 of 34 shown");
	await isInFront(app, "Maya Haddad");
	await fill(app, gradeField(app), "14");
	await fill(app, narrowing().getByLabelText("Search"), "student 16");
	await page.findByText("2 of 34 shown");
	await isInFront(app, "Maya Haddad");
	await valueIs(() => gradeField(app), "14");
	await user.click(submit(app));
	await isInFront(app, "Student 16");
	await inFocus(() => gradeField(app));
	await fill(app, narrowing().getByLabelText("Search"), "nobody of that name");
	await page.findByText("Nothing matches");
	await user.click(narrowing().getByRole("button", { name: "Show all" }));
	await page.findByText("33 of 33 shown");
});
