// The list of assignments: cards are closed until they are opened, and words that are not handed in keep theirs open.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, openTab } from "#support/dom/portal.ts";
import { aTerm } from "#support/schools/student-term.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { asWritten, inCard, reload, typeInto, valueIs } from "./answer-steps.ts";

const here = serverForThisFile();

test("a card says its day, is opened one at a time, stays open over a reload, and is closed with the focus on the way into it", async () => {
	const { server } = here();
	const { maya } = await aTerm(server);
	const app = await openDashboard(server, maya);
	const { page, user } = app;
	await openTab(app, "Assignments (3)");
	const button = async (title: string, name: string) => (await inCard(app, title)).findByRole("button", { name });
	for (const title of ["Estimation", "Circles", "Angles"]) await button(title, "Open");
	for (const [title, day] of [
		["Estimation", "Monday, March\u00a02, 2026"],
		["Circles", "Friday, November\u00a022, 2030, 1:30\u00a0AM"],
	] as const) {
		await (await inCard(app, title)).findByText(day, asWritten);
	}
	expect(page.queryByLabelText("Your response")).toBeNull();
	expect(page.queryByText("Measure three doors.")).toBeNull();

	await user.click(await button("Angles", "Open"));
	await inFocus(() => page.getByRole("heading", { name: "Angles" }));
	await page.findByText("Measure three doors.");
	await reload(app);
	await page.findByText("Measure three doors.");
	await user.click(await button("Circles", "Open"));
	await inFocus(() => page.getByRole("heading", { name: "Circles" }));
	expect(page.getAllByLabelText("Your response")).toHaveLength(1);
	await user.click(await button("Circles", "Close"));
	const way = await button("Circles", "Open");
	await inFocus(() => way);
	expect(page.queryByLabelText("Your response")).toBeNull();
});

test("a card with words stays open beside another, and closed it says when they were saved", async () => {
	const { server } = here();
	const { maya } = await aTerm(server);
	const app = await openDashboard(server, maya);
	const { page, user } = app;
	await openTab(app, "Assignments (3)");
	await typeInto(app, await answerField(app, "Angles"), "90 degrees");
	await answerField(app, "Circles");
	expect(page.getAllByLabelText("Your response")).toHaveLength(2);
	const angles = await inCard(app, "Angles");
	await user.click(angles.getByRole("button", { name: "Close" }));
	const goOn = await angles.findByRole("button", { name: "Go on writing" });
	await angles.findByText(/^Draft saved \d\d:\d\d$/);
	expect(page.getAllByLabelText("Your response")).toHaveLength(1);
	await user.click(goOn);
	await valueIs(await answerField(app, "Angles"), "90 degrees");
	await waitFor(async () => expect((await cardOf(app, "Circles")).querySelector("textarea")).toBeNull());
});
