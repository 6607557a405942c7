// The words of the teacher's four tabs, with submissions to grade and with none.
import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { onComputer } from "#support/dom/app.ts";
import { inFocus, partsSay } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, inFrench, openTab, says, speak } from "#support/dom/portal.ts";
import { admin, teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { gradeField, isInFront, submit, waitingAnswers } from "./waiting-answers.ts";

const here = serverForThisFile();

afterEach(() => {
	vi.unstubAllEnvs();
});

test("courses, assignments and grading have the right words in every state, in both languages", async () => {
	const { server } = here();
	// A phone in California, which shows due dates in the time of Zahlé.
	vi.stubEnv("TZ", "America/Los_Angeles");
	expect(new Date("2026-02-03T07:00:00Z").getHours()).toBe(23);
	const { rana } = await waitingAnswers(server);
	onComputer();
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	const level1 = (words: string) => partsSay(() => page.getAllByRole("heading", { level: 1 }), [words]);
	const tabs = async (names: string[]) => {
		for (const name of names) await page.findByRole("tab", { name });
		expect(page.getAllByRole("tab")).toHaveLength(names.length);
	};
	const courseSays = async (...words: string[]) => {
		const course = within(await cardOf(app, "Mathematics"));
		for (const one of words) await course.findByText(one);
	};
	await level1("Teacher Dashboard");
	page.getByText("Manage your courses and assignments");
	await tabs(["My Courses", "Create Course", "Assignments", "Grading (3)"]);
	await courseSays("MATH-6B", "Math", "Grade 6", "3 to grade");
	await inFrench(app, async () => {
		await waitFor(() => expect(document.title).toBe("Espace professeur, LEAD"));
		await level1("Espace professeur");
		page.getByText("Gérez vos cours et vos devoirs");
		await tabs(["Mes cours", "Créer un cours", "Devoirs", "À corriger (3)"]);
		await courseSays("MATH-6B", "Math", "Grade 6", "3 à corriger");
	});
	// Pressing a person among those who wait longest opens that person's submission.
	await user.click(page.getByRole("button", { name: /^Karim Nassar/ }));
	await isInFront(app, "Karim Nassar");
	await inFocus(() => gradeField(app));

	await openTab(app, "Assignments");
	await page.findByRole("heading", { name: "All Assignments" });
	await partsSay(() => page.getAllByRole("heading", { level: 3 }), ["Circles", "Fractions", "Angles"]);
	await says("Due Friday, November\u00a022, 2030, 1:30\u00a0AM");
	page.getByText("Due Tuesday, February 10, 2026");
	page.getByText("No due date");
	page.getByText("1 point");
	page.getByText("4 handed in · 1 graded");
	await inFrench(app, async () => {
		await page.findByRole("heading", { name: "Tous les devoirs" });
		page.getByText("À rendre le vendredi 22 novembre 2030 à 01:30");
		page.getByText("À rendre le mardi 10 février 2026");
		page.getByText("1 point");
	});

	await openTab(app, "Grading (3)");
	await page.findByText("1 of 4 graded");
	const waiting = () => within(page.getByRole("region", { name: "Waiting for a grade" }));
	await partsSay(() => waiting().getAllByRole("listitem"), [/Maya Haddad/, /Karim Nassar/, /Tia Rahme/]);
	await user.click(waiting().getByRole("button", { name: /Maya/ }));
	await isInFront(app, "Maya Haddad");
	const card = await cardOf(app, "Maya Haddad");
	const maya = within(card);
	await says("February\u00a03, 2026, 12:18\u00a0AM", card);
	await partsSay(() => [maya.getByRole("group", { name: "Student response" })], ["Answer of Maya Haddad"]);
	expect(gradeField(app).getAttribute("min")).toBe("0");
	expect(gradeField(app).getAttribute("max")).toBe("20");
	await partsSay(() => [...card.querySelectorAll("label")], ["Grade", "Feedback (optional)"]);
	submit(app);
	await inFrench(app, async () => {
		await maya.findByText("3 février 2026 à 00:18");
		maya.getByRole("group", { name: "Réponse de l’élève" });
	});
});

test("a teacher without courses reads so in each tab, and is led to making the first", async () => {
	const { server } = here();
	const app = await openDashboard(server, await teacher(server));
	const { page, user } = app;
	await page.findByText("No courses created yet");
	// Once, because while the code of a tab is fetched only layout tells that the pressed button is hidden: that is tested in
	// a browser.
	await openTab(app, "Create Course");
	await page.findByLabelText("Course Title");
	await openTab(app, "Assignments");
	await page.findByText("No assignments created yet");
	await openTab(app, "Grading (0)");
	await page.findByText("No submissions to grade");
	await speak(app, "fr");
	await page.findByText("Aucune copie à corriger");
	await openTab(app, "Devoirs");
	await page.findByText("Aucun devoir créé pour le moment");
	await openTab(app, "Mes cours");
	await page.findByText("Aucun cours créé pour le moment");
	await speak(app, "en");
	await openTab(app, "Assignments");
	await page.findByText("An assignment belongs to a course. Create your first course.");
	expect(page.queryByRole("button", { name: "Create Assignment" })).toBeNull();
	await user.click(page.getByRole("button", { name: "Create Course" }));
	await inFocus(() => page.getByRole("tab", { name: "Create Course" }));
	await page.findByLabelText("Course Title");
});

test("the admin's dashboard has its title and leads to the teacher's", async () => {
	const { server } = here();
	const app = await openDashboard(server, await admin(server));
	const { page, user } = app;
	await partsSay(() => page.getAllByRole("heading", { level: 1 }), ["Admin Dashboard"]);
	await page.findByText("Manage users, approvals, and content");
	await user.click(page.getByRole("link", { name: "Open the Teacher Dashboard" }));
	await partsSay(() => page.getAllByRole("heading", { level: 1 }), ["Teacher Dashboard"]);
	await user.click(await page.findByRole("link", { name: "Back to my dashboard" }));
	await partsSay(() => page.getAllByRole("heading", { level: 1 }), ["Admin Dashboard"]);
});
