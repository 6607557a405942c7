// A graded answer is given back where it stands, and its student reads the grade it had.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, fill, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, maya, openMaya, rowOfMaya, stored } from "./a-grade.ts";
import { gradeField, isInFront, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

test("a graded answer is given back where it stands, and graded all the same; its student reads the grade it had", async () => {
	const { server } = here();
	const { rana, writer, row } = await aGrade(server);
	const { app } = await openMaya(server, rana);
	await press(app, "Give back for another try");
	await press(app, "Give back");
	await maya(app).findByText("Please say what is to be done again");
	await inFrench(app, () => says("Dites ce qui est à refaire"));
	await fill(app, await app.page.findByLabelText("What is to be done again"), "Without the second line.");
	await press(app, "Give back");
	await maya(app).findByText("Given back for another try");
	await says("Given back", rowOfMaya(app));
	await waitFor(async () => expect(await stored(server, row)).toMatchObject({ grade: 0, graded_at: "" }));
	await app.user.click(maya(app).getByText("Earlier answer"));
	await says("12/20", rowOfMaya(app));

	await seenByStudent(server, writer);
	const { app: again } = await openMaya(server, rana);
	await press(again, "Grade it anyway");
	await isInFront(again, "Maya Haddad");
	await says("The student was asked to try again. Grading it ends that.");
	await fill(again, gradeField(again), "5");
	await again.user.click(submit(again));
	await waitFor(async () => expect(await stored(server, row)).toMatchObject({ grade: 5 }));
});

/** Among what is to be done, with the grade and the feedback that it had; and not among what was handed in. */
async function seenByStudent(server: RealServer, writer: Person): Promise<void> {
	const hers = await openDashboard(server, writer);
	await openTab(hers, "Submitted");
	await says("No submitted assignments yet");
	await openTab(hers, /^Assignments/);
	await press(hers, /^Open$/);
	const card = within(await cardOf(hers, "Fractions"));
	await hers.user.click(card.getByText("Earlier answer"));
	await card.findByText("12/20");
	await card.findByText("Show your steps.");
}
