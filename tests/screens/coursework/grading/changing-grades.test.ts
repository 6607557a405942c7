// Changing a grade: with a reason, with a history, and without a network.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { has, inFocus, isGone, partsSay, valueIs } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, fill, openTab, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, field, grade, maya, open, openMaya, rowOfMaya, save, stored, toggleMaya } from "./a-grade.ts";

const here = serverForThisFile();

test("a grade changes only with a reason; the one before stays, with who, when and why", async () => {
	const { server } = here();
	const { rana, writer, row } = await aGrade(server);
	const { app } = await openMaya(server, rana);
	const { page, user } = app;
	await says("Given by you, February\u00a09, 2026, 12:00\u00a0PM");
	expect(page.queryByRole("heading", { name: "Earlier grades" })).toBeNull();
	await user.click(open(app));
	await page.findByLabelText("Grade");
	// On a phone the keyboard stays away from the scale until it is wanted.
	await inFocus(() => page.getByRole("heading", { name: "Change the grade" }));
	await valueIs(() => grade(app), "12");
	await valueIs(() => field(app, /^Feedback/), "Show your steps.");
	await user.click(save(app));
	await page.findByText("This is already the grade. Change it, or cancel.");
	await page.findByText("Please say why you are changing the grade");
	const range = "Grade must be between 0 and 20";
	for (const [wrong, why] of Object.entries({ "21": range, "-1": range, "1.5": "Whole numbers only" })) {
		await fill(app, grade(app), wrong);
		await isGone(() => page.queryByText(/^(Grade must be|Whole numbers)/));
		await user.click(save(app));
		await page.findByText(why);
	}
	await fill(app, grade(app), "");
	await user.click(save(app));
	await page.findByText("Please enter a grade");
	await fill(app, grade(app), "١٨");
	await fill(app, field(app, "Reason"), "  ");
	await user.click(save(app));
	await page.findByText("Please say why you are changing the grade");
	await inFocus(() => field(app, "Reason"));
	await fill(app, field(app, "Reason"), "x".repeat(501));
	await user.click(save(app));
	await page.findByText("At most 500 characters.");
	await fill(app, field(app, "Reason"), "The second page was overlooked. النصف 😀");
	await user.click(save(app));

	await page.findByText("New grade sent.");
	await inFocus(() => open(app));
	await has(() => rowOfMaya(app), "18/20");
	await page.findByRole("heading", { name: "Earlier grades" });
	await partsSay(
		() => within(maya(app).getByRole("list")).getAllByRole("listitem"),
		[
			/12\/20Given by you, February\u00a09, 2026, 12:00\sPM.*Show your steps\..*Changed by you, .*Reason The second page was overlooked\. النصف 😀/,
		],
	);
	await page.findByRole("tab", { name: "Grading (1)" });
	expect(await stored(server, row)).toMatchObject({
		grade: 18,
		feedback: "Show your steps.",
		graded_by: rana.id,
		grade_changes: [{ grade: 12, reason: "The second page was overlooked. النصف 😀", changed_by: rana.id }],
	});

	const hers = await openDashboard(server, writer);
	await openTab(hers, "Submitted");
	const card = await cardOf(hers, "Fractions");
	await has(() => card, "18/20");
	await says("12/20", card);
});

test("changed offline it is drafted, kept, shown as waiting, and sent once with all of its history", async () => {
	const { server } = here();
	const { rana, row } = await aGrade(server);
	const { app, line } = await openMaya(server, rana);
	const { page, user } = app;
	await chipSays(app, "All sent");
	await user.click(open(app));
	await fill(app, await page.findByLabelText("Grade"), "18");
	await fill(app, field(app, "Reason"), "Overlooked.");
	await maya(app).findByText(/^Draft saved \d\d:\d\d$/);
	await app.load(location.pathname + location.hash);
	await toggleMaya(app);
	await page.findByLabelText("Grade");
	await valueIs(() => grade(app), "18");
	await valueIs(() => field(app, "Reason"), "Overlooked.");
	goOffline(app, line);
	await user.click(save(app));
	await maya(app).findByText("New grade waiting to send");
	await has(() => rowOfMaya(app), "18/20");
	await has(() => rowOfMaya(app), "12/20");
	await page.findByText("Saved on this phone. It will be sent when you are back online.");
	// No attempt was made to send it, so the next one replaces it, together with its reason.
	await user.click(open(app));
	await page.findByLabelText("Reason");
	await valueIs(() => field(app, "Reason"), "Overlooked.");
	await fill(app, grade(app), "19");
	await user.click(save(app));
	await has(() => rowOfMaya(app), "19/20");
	await chipSays(app, "Offline · 1 waiting");
	goOnline(app, line);
	await chipSays(app, "All sent");
	await isGone(() => maya(app).queryByText("New grade waiting to send"));
	const now = await stored(server, row);
	expect(now).toMatchObject({ grade: 19, grade_changes: [{ grade: 12, reason: "Overlooked." }] });
	expect(now?.grade_changes).toHaveLength(1);
	expect(app.toasts()).toContain("New grade sent.");
});
