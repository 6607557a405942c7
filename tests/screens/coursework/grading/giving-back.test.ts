// An answer is given back for another try: by its teacher without a network, and answered again by its student.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { answerReturn } from "#support/api/bodies.ts";
import type { App } from "#support/dom/app.ts";
import { inFocus, isGone, valueIs } from "#support/dom/awaited.ts";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, fill, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { noticeIsDue } from "#support/dom/storage.ts";
import { replaceBody } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, maya, openMaya, stored } from "./a-grade.ts";
import { feedbackField, gradeField, isInFront, openGrading } from "./waiting-answers.ts";

const here = serverForThisFile();

const giveBack = ({ page }: App) => page.getByRole("button", { name: "Give back for another try" });

const records = "/api/collections/submissions/records";

test("given back offline with the feedback as comment, taken back by Z, and answered again; the first try stays readable", async () => {
	const { server } = here();
	const { app, line, students } = await openGrading(server);
	const { user } = app;
	const [writer] = students;
	if (!writer) throw new Error("nobody is there");
	goOffline(app, line);
	await fill(app, gradeField(app), "9");
	await user.click(giveBack(app));
	await says("Say under Feedback what is to be done again");
	await inFocus(() => feedbackField(app));
	await inFrench(app, () => says("Dites sous Commentaire ce qui est à refaire"));
	await fill(app, feedbackField(app), "Show every step.");
	await user.click(giveBack(app));
	await isInFront(app, "Karim Nassar");
	await says("Maya Haddad given back");
	await app.page.findByRole("button", { name: /^Undo/ });
	gradeField(app).focus();
	await user.keyboard("z");
	await isInFront(app, "Maya Haddad");
	await valueIs(() => gradeField(app), "9");
	await valueIs(() => feedbackField(app), "Show every step.");
	await user.click(giveBack(app));
	await isInFront(app, "Karim Nassar");
	await chipSays(app, "Offline · 1 waiting");
	goOnline(app, line);
	await chipSays(app, "All sent");
	await noticeIsDue("end");
	await says("Maya Haddad given back");
	expect(app.toasts()).not.toContain("The answer was given back.");
	await openTab(app, "Grading (2)");

	const hers = await openDashboard(server, writer);
	await openTab(hers, /^Assignments/);
	const closed = await cardOf(hers, "Fractions");
	await says("Given back: Show every step.", closed);
	await inFrench(hers, () => says("À refaire\u202f: Show every step.", closed));
	const [first] = within(hers.page.getByRole("tabpanel")).getAllByRole("article");
	expect(first).toBe(closed);
	await hers.user.click(within(closed).getByRole("button", { name: "Open" }));
	const card = within(await cardOf(hers, "Fractions"));
	await card.findByText("Given back for another try");
	const field = card.getByLabelText<HTMLTextAreaElement>("Your response");
	await valueIs(() => field, "Answer of Maya Haddad");
	await fill(hers, field, "1/2 + 1/4 = 3/4");
	await hers.user.click(card.getByRole("button", { name: "Hand in again" }));
	await chipSays(hers, "All sent");
	await openTab(hers, "Submitted");
	const submitted = await cardOf(hers, "Fractions");
	await says("1/2 + 1/4 = 3/4", submitted);
	await hers.user.click(within(submitted).getByText("Earlier answer"));
	for (const words of ["Answer of Maya Haddad", "Show every step."]) await says(words, submitted);
	// What was handed in first was in time.
	expect(within(submitted).queryByText("Late")).toBeNull();
});

test("what another teacher did meanwhile is shown, and nothing is given back or graded before it is decided", async () => {
	const { server } = here();
	const { rana, joseph, writer, row } = await aGrade(server);
	const text = String(row.text_body);
	const body = answerReturn(text, "", { seen_grade: 12, comment: "Once more." });
	const { app, line } = await openMaya(server, rana);
	goOffline(app, line);
	await press(app, "Give back for another try");
	await fill(app, await app.page.findByLabelText("What is to be done again"), "Neatly, please.");
	await press(app, "Give back");
	await maya(app).findByText("Giving back: waiting to send");
	const patch = (who: { token: string }, sent: object) =>
		server.ask("PATCH", `${records}/${row.id}`, { token: who.token, body: sent });
	expect((await patch(joseph, body)).status).toBe(200);
	expect((await patch(writer, replaceBody(row, "Again"))).status).toBe(200);
	goOnline(app, line);
	await chipSays(app, "1 needs you");
	await openTab(app, "Grading (2)");
	await app.user.click(await app.page.findByRole("button", { name: /^Maya Haddad/ }));
	await says("The student changed the answer after you read it. It was not given back.");
	await valueIs(() => feedbackField(app), "Neatly, please.");
	// The answer as it is now has come whole, with what the other teacher wrote.
	await says("Once more.");
	await press(app, "Grade the new answer");
	await app.user.click(giveBack(app));
	await chipSays(app, "All sent");
	expect((await stored(server, row))?.returns).toMatchObject([
		{ comment: "Once more.", text_body: text, returned_by: joseph.id },
		{ comment: "Neatly, please.", text_body: "Again", returned_by: rana.id },
	]);
	networkIsBack(app);
	await isGone(() => app.page.queryByRole("button", { name: "Discard what I wrote" }));
	// Karim's answer is next, and who has left the course can write no other.
	await app.page.findByRole("button", { name: "Give back for another try" });
	await server.sql("DELETE FROM enrollments WHERE role_in_course = 'student'");
	networkIsBack(app);
	await isGone(() => app.page.queryByRole("button", { name: "Give back for another try" }));
	await app.page.findByRole("button", { name: "Submit Grade" });
});
