// What stands in the place of a sheet once it was handed in.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, chipSays, fill, handIn, openTab } from "#support/dom/portal.ts";
import { noticeIsDue } from "#support/dom/storage.ts";
import { aTerm } from "#support/schools/student-term.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { inCard, reload } from "./answer-steps.ts";

const here = serverForThisFile();

test("a sheet that was handed in folds in its place, and says where the answer is until the list is opened again", async () => {
	const { server } = here();
	const { maya } = await aTerm(server);
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	const { page, user } = app;
	const folded = (title: string) =>
		waitFor(() => {
			const way = page.getByRole("button", { name: "See it", description: new RegExp(`^${title}`) });
			const row = way.closest<HTMLElement>("[data-state]");
			if (!row) throw new Error("the way stands in no row");
			return row;
		});
	const says = async (title: string, words: RegExp) => {
		const row = await folded(title);
		await waitFor(() => expect(wordsOf(row)).toMatch(words));
	};
	/** Sheets and folded ones in the order of the list. */
	const order = () =>
		[...(page.getByRole("tabpanel").querySelectorAll("article h2, [data-state] p:first-child") ?? [])].map(
			(title) => title.textContent,
		);
	await openTab(app, "Assignments (3)");
	await cardOf(app, "Angles");
	const before = order();
	goOffline(app, line);
	await handIn(app, "Angles", "ninety");
	await says("Angles", /^AnglesHanded in \d\d:\d\d · waiting to send/);
	expect(order()).toEqual(before);

	await reload(app);
	await says("Angles", /waiting to send/);
	await user.click(within(await folded("Angles")).getByRole("button", { name: "See it" }));
	const card = await inCard(app, "Angles");
	await card.findByText("Waiting to send");
	expect(card.queryByText("Pending Review")).toBeNull();
	expect(card.queryByText("Sent to your teacher")).toBeNull();
	await user.click(card.getByRole("button", { name: "Take it back" }));
	await page.findByRole("tab", { name: "Assignments (3)", selected: true });
	const again = within(await cardOf(app, "Angles"));
	expect(page.queryByRole("button", { name: "See it" })).toBeNull();

	await fill(app, await answerField(app, "Angles"), "90 degrees");
	await user.click(again.getByRole("button", { name: "Submit Assignment" }));
	await says("Angles", /waiting to send/);
	// Where nothing is sent while the app is closed, as in this browser.
	await says("Angles", /waiting to send\. Open the app once when you have internet\./);
	await noticeIsDue("saved");
	expect(app.toasts()).toEqual(["Taken back"]);
	goOnline(app, line);
	await says("Angles", /^AnglesHanded in \d\d:\d\d · sent to your teacher/);
	await chipSays(app, "All sent");
	await waitFor(() => expect(app.toasts()).toEqual(["Taken back", "Assignment submitted successfully!"]));
	await openTab(app, "Submitted");
	const sent = await inCard(app, "Angles");
	await sent.findByText("Pending Review");
	sent.getByText("Sent to your teacher");
	await openTab(app, "Assignments (2)");
	await cardOf(app, "Circles");
	expect(page.queryByRole("button", { name: "See it" })).toBeNull();
});
