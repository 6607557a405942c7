// The Back button over open cards of assignments.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { inCard, typeInto, valueIs } from "./answer-steps.ts";

const here = serverForThisFile();

test("Back closes one card after the other, also those with words, and leads to the first tab after the last", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	for (const title of ["Angles", "Fractions", "Circles"]) await assignment(server, maths.id, { title });
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (3)");
	// The first one is only read: it folds as the next one is opened, and Back leads to it.
	await answerField(app, "Angles");
	for (const title of ["Fractions", "Circles"]) await typeInto(app, await answerField(app, title), `On ${title}`);
	const openCards = async () => {
		const open: string[] = [];
		for (const title of ["Angles", "Fractions", "Circles"]) {
			if ((await inCard(app, title)).queryByLabelText("Your response")) open.push(title);
		}
		return open;
	};
	const areOpen = (titles: string[]) => waitFor(async () => expect(await openCards()).toEqual(titles));
	await areOpen(["Fractions", "Circles"]);
	history.back();
	await areOpen(["Fractions"]);
	history.back();
	await areOpen(["Angles"]);
	history.back();
	await areOpen([]);
	await valueIs(await answerField(app, "Circles"), "On Circles");
	history.back();
	await areOpen([]);
	history.back();
	await waitFor(() => expect(location.hash).not.toContain("assignments"));
});
