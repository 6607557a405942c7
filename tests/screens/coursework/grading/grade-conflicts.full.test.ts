// Another teacher changes a grade while a new one is being typed, or just after it was given.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { has, isGone, valueIs } from "#support/dom/awaited.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { doesNotSay, fill, says } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, changedBy, field, grade, open, openMaya, rowOfMaya, save, stored } from "./a-grade.ts";
import { answerOf, gradeField, openGrading, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

test("a grade that another teacher changes while one is being typed is shown before it is replaced", async () => {
	const { server } = here();
	const { rana, joseph, row } = await aGrade(server);
	const { app } = await openMaya(server, rana);
	const { page, user } = app;
	await user.click(open(app));
	await fill(app, await page.findByLabelText("Grade"), "18");
	await changedBy(server, joseph, row, 15);
	networkIsBack(app);
	await page.findByText(/^Somebody changed this grade after you began\./);
	await has(() => rowOfMaya(app), "15/20");
	expect(save(app).disabled).toBe(true);
	await valueIs(() => grade(app), "18");
	await user.click(page.getByRole("button", { name: "Go on with mine" }));
	await fill(app, field(app, "Reason"), "Overlooked.");
	await user.click(save(app));
	await waitFor(async () => expect(await stored(server, row)).toMatchObject({ grade: 18 }));
});

test("a grade that somebody else has changed since is not said any more, and there is nothing to take back", async () => {
	const { server } = here();
	const { app, students } = await openGrading(server);
	const { page, user } = app;
	const joseph = await teacher(server, "Joseph Saade");
	await fill(app, gradeField(app), "7");
	await user.click(submit(app));
	await page.findByText("Submission graded successfully!");
	await says("Maya Haddad 7/20");
	const row = await answerOf(server, students[0]);
	await server.update("submissions", String(row?.id), { grade: 9, graded_by: joseph.id });
	networkIsBack(app);
	await doesNotSay("Maya Haddad 7/20");
	await isGone(() => page.queryByRole("button", { name: /^Undo/ }));
});
