// The last grade is taken back after it was sent, where the mistake was made.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { inFocus, isGone, valueIs } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, fill, openTab } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { save } from "./a-grade.ts";
import { answerOf, gradeField, isInFront, openGrading, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

const undo = ({ page }: App) => page.findByRole("button", { name: /^Undo/ });

test("after it was sent the form of the change opens in place, and needs no reason", async () => {
	const { server } = here();
	const { app, students } = await openGrading(server);
	const { page, user } = app;
	await fill(app, gradeField(app), "7");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await page.findByText("Submission graded successfully!");
	await user.click(await undo(app));
	await isInFront(app, "Maya Haddad");
	await inFocus(() => gradeField(app));
	await valueIs(() => gradeField(app), "7");
	expect(page.queryByLabelText("Reason")).toBeNull();
	await fill(app, gradeField(app), "17");
	await user.click(save(app));
	await isInFront(app, "Karim Nassar");
	await inFocus(() => gradeField(app));
	await isGone(() => page.queryByRole("button", { name: /^Undo/ }));
	await page.findByText("New grade sent.");
	expect(await answerOf(server, students[0])).toMatchObject({ grade: 17, grade_changes: [{ grade: 7, reason: "" }] });

	const [maya] = students;
	if (!maya) throw new Error("nobody is there");
	const hers = await openDashboard(server, maya);
	await openTab(hers, "Submitted");
	const card = await cardOf(hers, "Fractions");
	await within(card).findByText(/17/);
	expect(card.textContent).not.toContain("7/20 ");
	expect(within(card).queryByText("Reason", { exact: false })).toBeNull();
});
