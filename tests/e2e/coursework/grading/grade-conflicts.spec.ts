// Two teachers change one grade: both grades are shown, and nothing is sent before one is chosen.
import { judge } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, networkIsBack } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import type { Person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { aGrade, field, grade, maya, open, openMaya, save, stored } from "./grade-steps.ts";

const refused = /status of (400|409) .*\/api\/batch/;

/** The request of another teacher's phone. */
const changedBy = (server: RealServer, who: Person, row: { id: string }, points: number, replaces = "") =>
	server.ask("PATCH", `/api/collections/submissions/records/${row.id}`, {
		token: who.token,
		body: { grade: points, feedback: "Exactly right.", reason: "Counted anew.", mutation: newId(), replaces },
	});

test("two teachers change one grade: both are shown, and nothing is sent before one is chosen", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refused);
	const { rana, joseph, task, row } = await aGrade(server);
	const page = await phone();
	await openMaya(page, server, rana, task);
	await goOffline(page);
	await open(page).click();
	await grade(page).fill("18");
	await field(page, /^Feedback/).fill("Well done.");
	await field(page, "Reason").fill("Overlooked.");
	await save(page).click();
	await expect(maya(page).getByText("New grade waiting to send", { exact: true })).toBeVisible();
	expect((await changedBy(server, joseph, row, 15)).status).toBe(200);
	await page.context().setOffline(false);
	await networkIsBack(page);

	const sides = maya(page).getByRole("heading", { level: 3 });
	await expect(sides.first()).toHaveText("The grade that counts");
	await expect(sides.nth(1)).toHaveText("Your new grade, not sent");
	await expect(maya(page).getByText("15/20", { exact: true }).first()).toBeVisible();
	await expect(maya(page).getByText("18/20", { exact: true })).toBeVisible();
	await expect(maya(page).getByText("Well done.", { exact: true })).toBeVisible();
	await expect(
		maya(page).getByText("Somebody changed this grade first. That one counts; yours was not sent.", { exact: true }),
	).toBeVisible();
	await expect(page.getByText("Failed to change the grade", { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	// The closed row says so, too.
	await page.getByRole("button", { name: /^Maya Haddad/ }).click();
	await expect(sides).toHaveText(["The grade that counts", "Your new grade, not sent"]);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await judge(page, "two grades");

	await maya(page).getByRole("button", { name: "Keep theirs" }).click();
	await expect(sides).toHaveCount(0);
	await expect(page.getByText("Failed to change the grade", { exact: true })).toBeHidden();
	await chipSays(page, "All sent");
	await pressUndo(page);
	await maya(page).getByRole("button", { name: "Use mine" }).click();
	await expect(sides).toHaveCount(0);
	await expect
		.poll(() => stored(server, row))
		.toMatchObject({
			grade: 18,
			feedback: "Well done.",
			grade_changes: [
				{ grade: 12, reason: "Counted anew.", changed_by: joseph.id },
				{ grade: 15, reason: "Overlooked.", changed_by: rana.id },
			],
		});
	await page.getByRole("button", { name: /^Maya Haddad/ }).click();
	await expect(maya(page).getByRole("list").getByRole("listitem")).toHaveText([
		/^15\/20Given by another teacher, .*Changed by you, .*Overlooked\.$/,
		/^12\/20Given by you, .*Changed by another teacher, .*Counted anew\.$/,
	]);
});

test("a grade that another teacher changes while one is being typed is shown before it is replaced", async ({
	server,
	phone,
}) => {
	const { rana, joseph, task, row } = await aGrade(server);
	const page = await phone();
	await openMaya(page, server, rana, task);
	await open(page).click();
	await grade(page).fill("18");
	await changedBy(server, joseph, row, 15);
	await networkIsBack(page);
	await expect(page.getByText(/^Somebody changed this grade after you began\./)).toBeVisible();
	await expect(maya(page).getByText("15/20", { exact: true })).toBeVisible();
	await expect(save(page)).toBeDisabled();
	await expect(grade(page)).toHaveValue("18");
	await page.getByRole("button", { name: "Go on with mine" }).click();
	await field(page, "Reason").fill("Overlooked.");
	await save(page).click();
	await expect.poll(() => stored(server, row)).toMatchObject({ grade: 18 });
});
