// The words of the student's three tabs, with assignments of every kind and with none.
import type { Page } from "@playwright/test";
import { answerField, cardOf, inFrench, openDashboard, openTab, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { aTerm } from "#support/schools/student-term.ts";

// A phone in California shows due dates in the time of Zahlé.
const elsewhere = { timezoneId: "America/Los_Angeles" };

const headingsIn = (page: Page) => page.getByRole("tabpanel").getByRole("article").getByRole("heading", { level: 2 });

test("courses, assignments and submissions have the right words in every state", async ({ server, phone }) => {
	const { maya } = await aTerm(server);
	const page = await phone(elsewhere);
	await openDashboard(page, server, maya);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expect(page.getByText("Access your courses and assignments", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: `Your account, ${maya.name}` })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveText(["Courses", "Assignments (3)", "Submitted"]);
	await expect(page.getByRole("tab", { name: "Courses" })).toHaveAttribute("aria-selected", "true");
	const mathematics = cardOf(page, "Mathematics");
	for (const words of ["MATH-6B", "Math", "Grade 6", "3 to do"]) {
		await expect(mathematics.getByText(words, { exact: true })).toBeVisible();
	}
	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour, Maya");
		await expect(page.getByText("Retrouve tes cours et tes devoirs", { exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: `Mon compte, ${maya.name}` })).toBeVisible();
		await expect(page.getByRole("tab")).toHaveText(["Cours", "Devoirs (3)", "Rendus"]);
		for (const words of ["MATH-6B", "Math", "Grade 6", "3 à faire"]) {
			await expect(mathematics.getByText(words, { exact: true })).toBeVisible();
		}
	});

	await openTab(page, "Assignments (3)");
	await expect(headingsIn(page)).toHaveText(["Estimation", "Circles", "Angles"]);
	const circles = cardOf(page, "Circles");
	await expect(circles.getByText("Mathematics · MATH-6B", { exact: true })).toBeVisible();
	await expect(circles.getByText(/^1 point · Due in [\d,]+ days$/)).toBeVisible();
	await expect(cardOf(page, "Estimation").getByText(/^Was due .* ago$/)).toBeVisible();
	await answerField(page, "Circles");
	await expect(circles.getByText(/^1 point$/)).toBeVisible();
	await expect(circles.getByText("Friday, November 22, 2030, 1:30\u00a0AM", { exact: true })).toBeVisible();
	await expect(circles.getByText("Add them up.", { exact: true })).toBeVisible();
	await expect(circles.locator("label").filter({ visible: true })).toHaveText(["Your response"]);
	await expect(circles.getByLabel("Your response")).toHaveAttribute("placeholder", "Enter your response here...");
	await expect(circles.getByRole("button", { name: "Submit Assignment", exact: true })).toBeVisible();
	await expect(cardOf(page, "Estimation").getByText("Missing", { exact: true })).toBeVisible();
	await expect(cardOf(page, "Angles").getByText("100 points · No due date", { exact: true })).toBeVisible();
	await inFrench(page, async () => {
		for (const words of ["Mathematics · MATH-6B", "1 point", "vendredi 22 novembre 2030 à 01:30", "Add them up."]) {
			await expect(circles.getByText(words, { exact: true })).toBeVisible();
		}
		await expect(circles.getByLabel("Ta réponse")).toHaveAttribute("placeholder", "Écris ta réponse ici…");
		await circles.getByRole("button", { name: "Rendre le devoir" }).click();
		await expect(circles.getByText("Écris ta réponse avant de rendre le devoir", { exact: true })).toBeVisible();
		await expect(cardOf(page, "Estimation").getByText(/^C’était à rendre il y a /)).toBeVisible();
		await answerField(page, "Estimation");
		await expect(cardOf(page, "Estimation").getByText("lundi 2 mars 2026", { exact: true })).toBeVisible();
		await expect(cardOf(page, "Angles").getByText("100 points · Pas de date limite", { exact: true })).toBeVisible();
	});

	await openTab(page, "Submitted");
	await expect(headingsIn(page)).toHaveText(["Decimals", "Fractions"]);
	const decimals = cardOf(page, "Decimals");
	await expect(decimals.getByText("Pending Review", { exact: true })).toBeVisible();
	await expect(decimals.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(decimals.getByText("Submitted February 5, 2026, 10:05\u00a0AM", { exact: true })).toBeVisible();
	await expect(decimals.getByText("Teacher Feedback")).toHaveCount(0);
	const fractions = cardOf(page, "Fractions");
	await expect(fractions.getByText("18/20", { exact: true })).toBeVisible();
	await expect(fractions.getByText("3/4 of a cup", { exact: true })).toBeVisible();
	await expect(fractions.getByRole("heading", { name: "Teacher Feedback", exact: true })).toBeVisible();
	await expect(fractions.getByText("Show your steps.", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Rana Khoury", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Submitted February 3, 2026, 12:18\u00a0AM", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Pending Review")).toHaveCount(0);
	await inFrench(page, async () => {
		await expect(decimals.getByText("En attente de correction", { exact: true })).toBeVisible();
		await expect(decimals.getByText("Envoyé à ton professeur", { exact: true })).toBeVisible();
		await expect(fractions.getByRole("heading", { name: "Commentaire du professeur", exact: true })).toBeVisible();
		await expect(fractions.getByText("Rendu le 3 février 2026 à 00:18", { exact: true })).toBeVisible();
		await expect(fractions.getByText("18/20", { exact: true })).toBeVisible();
	});

	// On a small phone the next assignment opens where it is pressed.
	await page.setViewportSize({ width: 360, height: 740 });
	await openTab(page, "Courses");
	await page.getByRole("button", { name: /^Angles/ }).click();
	const angles = cardOf(page, "Angles");
	await expect(angles.getByRole("heading", { name: "Angles" })).toBeFocused();
	await expect(angles.getByRole("heading", { name: "Angles" })).toBeInViewport();
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Courses" })).toHaveAttribute("aria-selected", "true");
});

test("a student without courses reads so in each tab, and each leads on", async ({ server, phone }) => {
	const page = await phone();
	await openDashboard(page, server, await student(server));
	const empty = page.getByText("Not enrolled in any courses yet", { exact: true });
	await expect(empty.locator("..").getByRole("button", { name: "Join with a code" })).toBeVisible();
	await openTab(page, "Submitted");
	await expect(page.getByText("No submitted assignments yet", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "See my assignments" }).click();
	await expect(page.getByText("No pending assignments", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "See my courses" }).click();
	await expect(empty).toBeVisible();
	await openTab(page, "Submitted");
	await speak(page, "fr");
	await expect(page.getByText("Aucun devoir rendu pour le moment", { exact: true })).toBeVisible();
	await openTab(page, "Devoirs (0)");
	await expect(page.getByText("Aucun devoir à rendre", { exact: true })).toBeVisible();
	await openTab(page, "Cours");
	await expect(page.getByText("Tu n’as aucun cours pour le moment", { exact: true })).toBeVisible();
});
