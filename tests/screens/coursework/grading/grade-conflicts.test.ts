// Two teachers change one grade: both grades are shown, and nothing is sent before one is chosen.

import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { has, partsSay } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { chipSays, fill } from "#support/dom/portal.ts";
import { noFailureSaid, pressUndo } from "#support/dom/toasts.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, changedBy, field, maya, open, openMaya, rowOfMaya, save, stored, toggleMaya } from "./a-grade.ts";

const here = serverForThisFile();

test("two teachers change one grade: both are shown, and nothing is sent before one is chosen", async () => {
	const { server } = here();
	const { rana, joseph, row } = await aGrade(server);
	const { app, line } = await openMaya(server, rana);
	const { page, user } = app;
	goOffline(app, line);
	await user.click(open(app));
	await fill(app, await page.findByLabelText("Grade"), "18");
	await fill(app, field(app, /^Feedback/), "Well done.");
	await fill(app, field(app, "Reason"), "Overlooked.");
	await user.click(save(app));
	await maya(app).findByText("New grade waiting to send");
	expect((await changedBy(server, joseph, row, 15)).status).toBe(200);
	goOnline(app, line);

	const sides = () => maya(app).queryAllByRole("heading", { level: 3 });
	const bothSides = ["The grade that counts, by Joseph Saade", "Your new grade, not sent"];
	await page.findByRole("heading", { name: "Your new grade, not sent" });
	await partsSay(() => sides().slice(0, 2), bothSides);
	await has(() => rowOfMaya(app), "15/20");
	await has(() => rowOfMaya(app), "18/20");
	await maya(app).findByText("Well done.");
	const why = "Somebody changed this grade before you. That grade counts; yours was not sent.";
	await maya(app).findByText(why);
	await chipSays(app, "1 needs you");
	expect(await stored(server, row)).toMatchObject({ grade: 15 });
	// The closed row says so, too.
	await toggleMaya(app);
	await partsSay(sides, bothSides);
	await noFailureSaid();

	await user.click(maya(app).getByRole("button", { name: "Keep theirs" }));
	await partsSay(sides, []);
	await waitFor(() => expect(page.queryAllByText(why)).toEqual([]));
	await chipSays(app, "All sent");
	await pressUndo(app);
	await user.click(await maya(app).findByRole("button", { name: "Use mine" }));
	await partsSay(sides, []);
	await waitFor(async () =>
		expect(await stored(server, row)).toMatchObject({
			grade: 18,
			feedback: "Well done.",
			grade_changes: [
				{ grade: 12, reason: "Counted anew.", changed_by: joseph.id },
				{ grade: 15, reason: "Overlooked.", changed_by: rana.id },
			],
		}),
	);
	await toggleMaya(app);
	await maya(app).findByRole("list");
	await partsSay(
		() => within(maya(app).getByRole("list")).getAllByRole("listitem"),
		[
			/^15\/20Given by Joseph Saade, .*Changed by you, .*Overlooked\.$/,
			/^12\/20Given by you, .*Changed by Joseph Saade, .*Counted anew\.$/,
		],
	);
});
