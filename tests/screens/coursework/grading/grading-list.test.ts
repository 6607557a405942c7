// The list of submissions that wait: by assignment, the longest waiting first.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { partsSay } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { gradeField, isInFront, narrowing, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

test("answers are listed by assignment, the longest waiting first, with how many wait, and one assignment is graded through", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya, karim]);
	const [fractions, angles] = [
		await assignment(server, maths.id),
		await assignment(server, maths.id, { title: "Angles" }),
	];
	for (const [writer, task, day] of [
		[maya, fractions, 2],
		[maya, angles, 3],
		[karim, fractions, 4],
		[karim, angles, 5],
	] as const) {
		await submission(server, writer, task.id, { submitted_at: `2026-02-0${day} 08:00:00.000Z` });
	}
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await openTab(app, "Grading (4)");
	await isInFront(app, "Maya Haddad");
	const waiting = () => within(page.getByRole("region", { name: "Waiting for a grade" }));
	await partsSay(() => waiting().getAllByRole("heading"), ["Fractions", "Angles"]);
	expect(waiting().getAllByText("MATH-6B · 2 to grade")).toHaveLength(2);
	const students = (title: string) => within(waiting().getByRole("list", { name: title })).getAllByRole("button");
	await partsSay(() => students("Fractions"), [/Maya Haddad/, /Karim Nassar/]);
	await page.findByText(maya.email);
	await fill(app, gradeField(app), "18");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await page.findByRole("heading", { level: 2, name: "Fractions" });
	await page.findByText("1 of 2 graded");
	await partsSay(() => waiting().getAllByRole("heading"), ["Fractions", "Angles"]);
	// Few answers: an assignment can be chosen all the same, and there is nothing else to narrow them by.
	await user.selectOptions(narrowing().getByLabelText("Assignment"), "Angles · MATH-6B");
	await isInFront(app, "Maya Haddad");
	// The grade that was given last was for the other assignment.
	const given = () => page.getAllByRole("status").map(wordsOf);
	await waitFor(() => expect(given()).toContain("Maya Haddad 18/20 · Fractions"));
	expect(narrowing().queryByLabelText("Search")).toBeNull();
});
