// Looks of a student's cards that coursework/looks.spec.ts does not show: a long list, a missing assignment, each
// lateness, a change after the due date and a changed grade, which is also the one that is drawn.
import { judge } from "#support/browser/looks.ts";
import { cardOf, inFrench, networkIsBack, openDashboard, openTab, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import type { Person } from "#support/people.ts";
import { assignment, course, newId, submission } from "#support/school.ts";
import { fourAnswers } from "#support/schools/due-dates.ts";
import type { RealServer, Row } from "#support/server.ts";

/** Fifteen open assignments of two courses, the first one missing; four submissions, and a fifth with a grade. */
async function aLongTerm(server: RealServer) {
	const { maya, rana, maths } = await fourAnswers(server);
	const french = await course(server, rana, [maya], { title: "Français", code: "FR-6A", subject: "Languages" });
	for (let at = 1; at <= 14; at++) {
		await assignment(server, at % 5 ? maths.id : french.id, { title: `Exercise ${at}` });
	}
	const { id } = await assignment(server, maths.id, { title: "Estimation" });
	const graded = await submission(server, maya, id, {
		grade: 18,
		feedback: "Show your steps.",
		graded_by: rana.id,
		graded_at: new Date().toISOString(),
	});
	return { maya, rana, graded };
}

async function regrade(server: RealServer, rana: Person, { id }: Row): Promise<void> {
	const reason = "I had not seen the last line. \u0639\u0630\u0631\u0627\u064b";
	const answer = await server.ask("PATCH", `/api/collections/submissions/records/${id}`, {
		token: rana.token,
		body: { grade: 20, feedback: "All steps are there.", reason, mutation: newId(), replaces: "" },
	});
	expect(answer.status).toBe(200);
}

test("a long list, a missing assignment, every lateness, a late change and a changed grade pass the checks of looks, and the circle of a changed grade is drawn anew", async ({
	server,
	phone,
}) => {
	const { maya, rana, graded } = await aLongTerm(server);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (15)");
	const panel = page.getByRole("tabpanel");
	await expect(cardOf(page, "Fractions").getByText("Missing", { exact: true })).toBeVisible();
	await expect(panel.getByText("12 of 15 shown", { exact: true })).toBeVisible();
	await judge(page, "many assignments, one missing");
	await panel.getByLabel("Search", { exact: true }).fill("robots");
	await expect(panel.getByText("Nothing matches", { exact: true })).toBeVisible();
	await judge(page, "nothing matches");

	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openTab(page, "Submitted");
	const estimation = cardOf(page, "Estimation");
	const circle = estimation.locator('svg[viewBox="0 0 100 56"] path');
	const strokes = () => circle.evaluate((path) => path.getAnimations().length);
	await estimation.scrollIntoViewIfNeeded();
	await expect.poll(strokes).toBe(1);
	await circle.evaluate((path) => path.setAttribute("data-before", ""));
	await regrade(server, rana, graded);
	await networkIsBack(page);
	await expect(estimation.getByText("20/20", { exact: true })).toBeVisible();
	await expect(circle).not.toHaveAttribute("data-before");
	await expect.poll(strokes).toBe(1);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(estimation.getByText("Show your steps.", { exact: true })).toBeHidden();
	await estimation.getByText("Earlier feedback", { exact: true }).click();
	await expect(estimation.getByText("Show your steps.", { exact: true })).toBeVisible();
	await expect(page.getByText(/^(Late|On time, sent later|Time not certain)$/)).toHaveCount(3);
	await judge(page, "late, in time, not certain, a changed grade");
	await inFrench(page, () => judge(page, "late, in time, not certain, a changed grade, in French"));

	await page.setViewportSize({ width: 1360, height: 900 });
	const angles = cardOf(page, "Angles");
	await angles.getByRole("button", { name: "Change my answer" }).click();
	await expect(
		angles.getByText("The due date has passed: a new answer will be marked late.", { exact: true }),
	).toBeVisible();
	await judge(page, "changing an answer after its due date");
	await speak(page, "fr");
	await openTab(page, "Devoirs (15)");
	await expect(panel.getByText("Affichage de 12 sur 15", { exact: true })).toBeVisible();
	await judge(page, "many assignments, in French");
});
