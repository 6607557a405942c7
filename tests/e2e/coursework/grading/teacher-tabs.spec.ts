// The words of the teacher's four tabs, with submissions to grade and with none.
import { cardOf, inFrench, openTab, signIn, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, teacher } from "#support/people.ts";
import { elsewhere, gradeField, inFront, submit, waitingAnswers } from "./grading-steps.ts";

test("courses, assignments and grading have the right words in every state, in both languages", async ({
	server,
	phone,
}) => {
	const { rana } = await waitingAnswers(server);
	const page = await phone(elsewhere);
	await signIn(page, server, rana);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await expect(page.getByText("Manage your courses and assignments", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveCount(4);
	for (const tab of ["My Courses", "Create Course", "Assignments", "Grading (3)"]) {
		await expect(page.getByRole("tab", { name: tab, exact: true })).toBeVisible();
	}
	for (const words of ["MATH-6B", "Math", "Grade 6", "3 to grade"]) {
		await expect(cardOf(page, "Mathematics").getByText(words, { exact: true })).toBeVisible();
	}
	await inFrench(page, async () => {
		await expect(page).toHaveTitle("Espace professeur, LEAD");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace professeur");
		await expect(page.getByText("Gérez vos cours et vos devoirs", { exact: true })).toBeVisible();
		for (const tab of ["Mes cours", "Créer un cours", "Devoirs", "Correction (3)"]) {
			await expect(page.getByRole("tab", { name: tab, exact: true })).toBeVisible();
		}
		for (const words of ["MATH-6B", "Math", "Grade 6", "3 à corriger"]) {
			await expect(cardOf(page, "Mathematics").getByText(words, { exact: true })).toBeVisible();
		}
	});
	// Pressing a person among those who wait longest opens that person's submission.
	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(gradeField(page)).toBeFocused();

	await openTab(page, "Assignments");
	await expect(page.getByRole("heading", { name: "All Assignments", exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Circles", "Fractions", "Angles"]);
	await expect(page.getByText("Due Friday, November 22, 2030, 1:30\u00a0AM", { exact: true })).toBeVisible();
	await expect(page.getByText("Due Tuesday, February 10, 2026", { exact: true })).toBeVisible();
	await expect(page.getByText("No due date", { exact: true })).toBeVisible();
	await expect(page.getByText("1 point", { exact: true })).toBeVisible();
	await expect(page.getByText("4 handed in · 1 graded", { exact: true })).toBeVisible();
	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { name: "Tous les devoirs", exact: true })).toBeVisible();
		await expect(page.getByText("À rendre le vendredi 22 novembre 2030 à 01:30", { exact: true })).toBeVisible();
		await expect(page.getByText("À rendre le mardi 10 février 2026", { exact: true })).toBeVisible();
		await expect(page.getByText("1 point", { exact: true })).toBeVisible();
	});

	await openTab(page, "Grading (3)");
	await expect(page.getByText("1 of 4 graded", { exact: true })).toBeVisible();
	await expect(page.getByRole("list", { name: "Waiting for a grade" }).getByRole("listitem")).toHaveText([
		/Maya Haddad/,
		/Karim Nassar/,
		/Tia Rahme/,
	]);
	await page.getByRole("list", { name: "Waiting for a grade" }).getByRole("button", { name: /Maya/ }).click();
	const maya = cardOf(page, "Maya Haddad");
	await expect(maya.getByText("February 3, 2026, 12:18\u00a0AM", { exact: true })).toBeVisible();
	await expect(maya.getByRole("group", { name: "Student response" })).toHaveText("Answer of Maya Haddad");
	await expect(gradeField(page)).toHaveAttribute("min", "0");
	await expect(gradeField(page)).toHaveAttribute("max", "20");
	await expect(maya.locator("label").filter({ visible: true })).toHaveText(["Grade", "Feedback (optional)"]);
	await expect(submit(page)).toBeVisible();
	await inFrench(page, async () => {
		await expect(maya.getByText("3 février 2026 à 00:18", { exact: true })).toBeVisible();
		await expect(maya.getByRole("group", { name: "Réponse de l'élève" })).toBeVisible();
	});
});

test("a teacher without courses reads so in each tab, and is led to making the first", async ({ server, phone }) => {
	const page = await phone();
	await signIn(page, server, await teacher(server));
	await expect(page.getByText("No courses created yet", { exact: true })).toBeVisible();
	await openTab(page, "Assignments");
	await expect(page.getByText("No assignments created yet", { exact: true })).toBeVisible();
	await openTab(page, "Grading (0)");
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await page
		.getByRole("button", { name: /^EN|^FR, / })
		.last()
		.click();
	await expect(page.getByText("Aucune copie à corriger", { exact: true })).toBeVisible();
	await openTab(page, "Devoirs");
	await expect(page.getByText("Aucun devoir créé pour le moment", { exact: true })).toBeVisible();
	await openTab(page, "Mes cours");
	await expect(page.getByText("Aucun cours créé pour le moment", { exact: true })).toBeVisible();
	await speak(page, "en");
	await openTab(page, "Assignments");
	await expect(
		page.getByText("An assignment belongs to a course. Create your first course, then set the work here.", {
			exact: true,
		}),
	).toBeVisible();
	await expect(page.getByRole("button", { name: "Create Assignment", exact: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(page.getByRole("tab", { name: "Create Course", exact: true })).toBeFocused();
	await expect(page.getByLabel("Course Title", { exact: true })).toBeVisible();
});

test("the admin's dashboard has its title and leads to the teacher's", async ({ server, phone }) => {
	const page = await phone();
	await signIn(page, server, await admin(server));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await expect(page.getByText("Manage users, approvals, and content", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Open the Teacher Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
});
