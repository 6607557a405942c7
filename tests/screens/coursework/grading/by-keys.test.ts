// Twenty answers are graded without a mouse, half of them without a network, with mistakes that Z takes back.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, onComputer } from "#support/dom/app.ts";
import { inFocus, valueIs } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, openTab, says } from "#support/dom/portal.ts";
import { noticeIsDue } from "#support/dom/storage.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { answerOf, feedbackField, gradeField, isInFront } from "./waiting-answers.ts";

const here = serverForThisFile();

const names = Array.from({ length: 20 }, (_, at) => `Student ${at + 1}`);
/** The right grade of each, in the order of the queue. */
const right = names.map((_, at) => at + 1);
/** The first of them that is graded without a network. */
const cut = 10;
/** Who is given a wrong grade first: two with the network, two without. */
const mistyped = new Set([2, 6, 12, 17]);
const wrong = 20;

/** The answers of so many of them wait. */
async function answersWait(server: RealServer, count: number) {
	const rana = await teacher(server, "Rana Khoury");
	const students = await Promise.all(names.slice(0, count).map((name) => student(server, name)));
	const maths = await course(server, rana, students);
	const fractions = await assignment(server, maths.id);
	for (const [at, writer] of students.entries()) {
		const moment = `2026-02-02 08:${String(at).padStart(2, "0")}:00.000Z`;
		await submission(server, writer, fractions.id, { submitted_at: moment, received_at: moment });
	}
	return { rana, students };
}

/** Types a grade into the field that has the focus already, over what stands there, and submits it. */
async function give(app: App, name: string, grade: number): Promise<void> {
	await isInFront(app, name);
	await inFocus(() => gradeField(app));
	await app.user.keyboard(`{Control>}a{/Control}${grade}{Enter}`);
}

test("twenty answers are graded and four grades taken back by keys alone, half of them without a network: the server has the right ones", async () => {
	const { server } = here();
	const { rana, students } = await answersWait(server, names.length);
	onComputer();
	const { app, line } = await openOverLine(server, rana);
	await openTab(app, "Grading (20)");
	await isInFront(app, "Student 1");
	gradeField(app).focus();
	let before = 0;
	for (const [at, name] of names.entries()) {
		if (at === cut) {
			await chipSays(app, "All sent");
			before = app.toasts().length;
			goOffline(app, line);
		}
		if (mistyped.has(at)) {
			await give(app, name, wrong);
			await says(`${name} 20/20`);
			const next = names[at + 1];
			if (next) await isInFront(app, next);
			await app.user.keyboard("z");
			await isInFront(app, name);
			await valueIs(() => gradeField(app), "20");
		}
		await give(app, name, right[at] ?? 0);
	}
	await app.page.findByText("No submissions to grade");
	await says("10 grades waiting to send");
	await noticeIsDue("saved");
	const kept = "Saved on this computer. It will be sent when you are back online.";
	expect(app.toasts().slice(before)).not.toContain(kept);
	goOnline(app, line);
	await waitFor(async () => {
		const rows = await server.rows("submissions");
		const grades = students.map(({ id }) => rows.find(({ student_id }) => student_id === id)?.grade);
		expect(grades).toEqual(right);
	});
	await chipSays(app, "All sent");
});

test("from the feedback Escape goes back to the grade, and Ctrl and Enter submit both", async () => {
	const { server } = here();
	const { rana, students } = await answersWait(server, 2);
	onComputer();
	const { app } = await openOverLine(server, rana);
	const { user } = app;
	await openTab(app, "Grading (2)");
	await isInFront(app, "Student 1");
	gradeField(app).focus();
	await user.keyboard("f");
	await inFocus(() => feedbackField(app));
	await user.keyboard("Show your steps.{Escape}");
	await inFocus(() => gradeField(app));
	await valueIs(() => feedbackField(app), "Show your steps.");
	await user.keyboard("7f");
	await inFocus(() => feedbackField(app));
	await user.keyboard("{Control>}{Enter}{/Control}");
	await isInFront(app, "Student 2");
	await inFocus(() => gradeField(app));
	await waitFor(async () =>
		expect(await answerOf(server, students[0])).toMatchObject({ grade: 7, feedback: "Show your steps." }),
	);
	await user.keyboard("?");
	const keys = await app.page.findByRole("dialog", { name: "Grading with the keyboard" });
	await says("Submit the grade from the feedback", keys);
});
