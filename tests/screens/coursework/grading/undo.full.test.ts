// The last grade is taken back: out of the outbox, after it was sent, or from a student who has seen it already.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { onComputer } from "#support/dom/app.ts";
import { inFocus, isGone, valueIs } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, doesNotSay, fill, inFrench, openTab, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { save } from "./a-grade.ts";
import { sentAndUndone, undo } from "./undone.ts";
import { answerOf, feedbackField, gradeField, isInFront, openGrading, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

test("before it was sent Z brings grade and feedback back into their fields, and no grade goes", async () => {
	const { server } = here();
	const { app, line, students } = await openGrading(server);
	const { page, user } = app;
	await chipSays(app, "All sent");
	goOffline(app, line);
	await fill(app, gradeField(app), "17");
	await fill(app, feedbackField(app), "Show your steps.");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await says("Maya Haddad 17/20");
	await inFrench(app, () => page.findByRole("button", { name: /^Annuler/ }));
	// In a field with words of its own the letter is one of them.
	await fill(app, feedbackField(app), "Zoé");
	await user.keyboard("z");
	await isInFront(app, "Karim Nassar");
	await fill(app, feedbackField(app), "");
	await inFocus(() => feedbackField(app));
	// In the grade none is: what was begun there is kept for this answer.
	await fill(app, gradeField(app), "1");
	await user.keyboard("z");
	await isInFront(app, "Maya Haddad");
	await inFocus(() => gradeField(app));
	await valueIs(() => gradeField(app), "17");
	await valueIs(() => feedbackField(app), "Show your steps.");
	await user.keyboard("?");
	const keys = await page.findByRole("dialog", { name: "Grading with the keyboard" });
	await says("Correct the last grade", keys);
	await user.click(within(keys).getByRole("button", { name: "Close" }));
	await isGone(() => page.queryByRole("dialog"));
	gradeField(app).focus();
	await doesNotSay("Maya Haddad 17/20");
	await user.keyboard("f");
	await inFocus(() => feedbackField(app));
	await fill(app, gradeField(app), "7");
	await user.click(submit(app));
	await says("Maya Haddad 7/20");
	await isInFront(app, "Karim Nassar");
	await valueIs(() => gradeField(app), "1");
	goOnline(app, line);
	await waitFor(async () =>
		expect(await answerOf(server, students[0])).toMatchObject({
			grade: 7,
			feedback: "Show your steps.",
			grade_changes: null,
		}),
	);
});

test("a grade that the student's phone has shown is changed with a reason, which the server asks for", async () => {
	const { server } = here();
	const { rana, students, app } = await openGrading(server);
	await fill(app, gradeField(app), "7");
	await app.user.click(submit(app));
	await app.page.findByText("Submission graded successfully!");
	const [maya] = students;
	if (!maya) throw new Error("nobody is there");
	await openDashboard(server, maya);
	// The module of the page that is open now.
	const { noteGradesSeen } = await import("#features/coursework/seen-grades.ts");
	const row = await answerOf(server, maya);
	const seen = { id: String(row?.id), graded_at: String(row?.graded_at) };
	await noteGradesSeen([seen, { id: "aaaaaaaaaaaaaaa", graded_at: null }]);

	onComputer();
	const again = await openDashboard(server, rana);
	const { page, user } = again;
	await openTab(again, "Assignments");
	await user.click(await page.findByRole("button", { name: "Fractions" }));
	await user.click(await page.findByRole("button", { name: /^Maya Haddad/ }));
	await user.click(await page.findByRole("button", { name: "Change grade" }));
	await says("Not needed within ten minutes, as long as the student has not seen the grade.");
	await fill(again, await page.findByLabelText("Grade"), "17");
	await user.click(save(again));
	await page.findByText("New grade not sent");
	await says("Please say why you are changing the grade", page.getByRole("region", { name: "The class" }));
	expect(page.queryByRole("button", { name: "Try again" })).toBeNull();
	await user.click(page.getByRole("button", { name: "Change grade" }));
	await valueIs(() => page.getByLabelText<HTMLInputElement>("Grade"), "17");
	await fill(again, page.getByLabelText("Reason"), "I had typed 7 for 17.");
	await user.click(save(again));
	await page.findByText("New grade sent.");
	expect(await answerOf(server, maya)).toMatchObject({
		grade: 17,
		grade_changes: [{ grade: 7, reason: "I had typed 7 for 17." }],
	});
});

test("after it was sent the form of the change opens in place, and needs no reason", async () => {
	const { server } = here();
	const { app, students } = await openGrading(server);
	const { page, user } = app;
	await sentAndUndone(app);
	await says("It has already been sent: write the right one, or cancel to keep it.");
	await valueIs(() => gradeField(app), "7");
	// Whoever leaves the form as it is can come back to it.
	await user.click(page.getByRole("button", { name: "Cancel" }));
	await isInFront(app, "Karim Nassar");
	await says("Maya Haddad 7/20");
	await user.click(await undo(app));
	await isInFront(app, "Maya Haddad");
	await inFocus(() => gradeField(app));
	expect(page.queryByLabelText("Reason")).toBeNull();
	const scale = within(page.getByRole("group", { name: "Quick grades" }));
	await user.click(scale.getByRole("button", { name: "18" }));
	await valueIs(() => gradeField(app), "18");
	await fill(app, gradeField(app), "17");

	// Whoever goes on to another answer from there finds the change as it was left.
	const listed = within(page.getByRole("region", { name: "Waiting for a grade" }));
	const karim = listed.getByRole("button", { name: /Karim Nassar/ });
	expect(karim.getAttribute("aria-current")).toBe("false");
	await user.click(karim);
	await isInFront(app, "Karim Nassar");
	await user.click(await undo(app));
	await isInFront(app, "Maya Haddad");
	await valueIs(() => gradeField(app), "17");
	await user.click(save(app));
	await isInFront(app, "Karim Nassar");
	await inFocus(() => gradeField(app));
	// The line says what was made of it, and leads back once more.
	await says("Maya Haddad 17/20");
	await undo(app);
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

test("whoever goes on to another answer while a correction is being saved stays there", async () => {
	const { server } = here();
	const { app, students } = await openGrading(server);
	const { page } = app;
	await sentAndUndone(app);
	await fill(app, gradeField(app), "17");
	const tia = page.getByRole("button", { name: /Tia Rahme/ });
	save(app).click();
	tia.click();
	await waitFor(async () => expect(await answerOf(server, students[0])).toMatchObject({ grade: 17 }));
	await isInFront(app, "Tia Rahme");
	await says("Maya Haddad 17/20");
});
