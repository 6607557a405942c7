// Changing a grade: with a reason, with a history, and without a network.
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { pressUndo, toastsOf } from "#support/browser/toasts.ts";
import { aGrade, field, grade, maya, open, openMaya, save, stored } from "./grade-steps.ts";

test("a grade changes only with a reason; the one before stays, with who, when and why", async ({ server, phone }) => {
	const { rana, writer, task, row } = await aGrade(server);
	const page = await phone();
	await openMaya(page, server, rana, task);
	await expect(page.getByText("Given by you, February 9, 2026, 12:00\u00a0PM", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Earlier grades" })).toHaveCount(0);
	await open(page).click();
	await expect(grade(page)).toBeFocused();
	await expect(grade(page)).toHaveValue("12");
	await expect(field(page, /^Feedback/)).toHaveValue("Show your steps.");
	await save(page).click();
	await expect(page.getByText("This is the grade that stands. Change it, or cancel.", { exact: true })).toBeVisible();
	await expect(page.getByText("Please say why the grade changes", { exact: true })).toBeVisible();
	for (const wrong of ["21", "-1", "1.5"]) {
		await grade(page).fill(wrong);
		await save(page).click();
		await expect(page.getByText("Grade must be between 0 and 20", { exact: true })).toBeVisible();
	}
	await grade(page).fill("");
	await save(page).click();
	await expect(page.getByText("Please enter a grade", { exact: true })).toBeVisible();
	await grade(page).fill("١٨");
	await field(page, "Reason").fill("  ");
	await save(page).click();
	await expect(page.getByText("Please say why the grade changes", { exact: true })).toBeVisible();
	await expect(field(page, "Reason")).toBeFocused();
	await field(page, "Reason").fill("x".repeat(501));
	await save(page).click();
	await expect(page.getByText("At most 500 characters.", { exact: true })).toBeVisible();
	await field(page, "Reason").fill("The second page was overlooked. النصف 😀");
	await save(page).click();

	await expect(page.getByText("The new grade was sent.", { exact: true })).toBeVisible();
	await expect(open(page)).toBeFocused();
	await expect(maya(page).getByText("18/20", { exact: true })).toBeVisible();
	const history = maya(page).getByRole("list");
	await expect(page.getByRole("heading", { name: "Earlier grades" })).toBeVisible();
	await expect(history.getByRole("listitem")).toHaveText([
		/12\/20Given by you, February 9, 2026, 12:00\sPM.*Show your steps\..*Changed by you, .*Reason The second page was overlooked\. النصف 😀/,
	]);
	await expect(page.getByRole("tab", { name: "Grading (1)", exact: true })).toBeVisible();
	expect(await stored(server, row)).toMatchObject({
		grade: 18,
		feedback: "Show your steps.",
		graded_by: rana.id,
		grade_changes: [{ grade: 12, reason: "The second page was overlooked. النصف 😀", changed_by: rana.id }],
	});

	const hers = await phone();
	await signIn(hers, server, writer);
	await openTab(hers, "Submitted");
	await expect(cardOf(hers, "Fractions").getByText("18/20", { exact: true })).toBeVisible();
	await expect(
		cardOf(hers, "Fractions")
			.getByText(/12\/20/)
			.first(),
	).toBeVisible();
});

test("changed offline it is drafted, kept, shown as waiting, and sent once with all of its history", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { rana, task, row } = await aGrade(server);
	const page = await phone();
	await openMaya(page, server, rana, task);
	await chipSays(page, "All sent");
	await open(page).click();
	await grade(page).fill("18");
	await field(page, "Reason").fill("Overlooked.");
	await expect(maya(page).getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await page.getByRole("button", { name: /^Maya Haddad/ }).click();
	await expect(grade(page)).toHaveValue("18");
	await expect(field(page, "Reason")).toHaveValue("Overlooked.");
	await goOffline(page);
	await save(page).click();
	await expect(maya(page).getByText("New grade waiting to send", { exact: true })).toBeVisible();
	await expect(maya(page).getByText("18/20", { exact: true })).toBeVisible();
	await expect(maya(page).getByText("12/20", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	// No attempt was made to send it, so the next one replaces it, together with its reason.
	await open(page).click();
	await expect(field(page, "Reason")).toHaveValue("Overlooked.");
	await grade(page).fill("19");
	await save(page).click();
	await expect(maya(page).getByText("19/20", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	await expect(maya(page).getByText("New grade waiting to send", { exact: true })).toHaveCount(0);
	const now = await stored(server, row);
	expect(now).toMatchObject({ grade: 19, grade_changes: [{ grade: 12, reason: "Overlooked." }] });
	expect(now?.grade_changes).toHaveLength(1);
	expect(await toastsOf(page)).toContain("The new grade was sent.");
});

test("a first grade that was never sent is replaced without a reason and without a history", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { rana, task } = await aGrade(server);
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	await openMaya(page, server, rana, task);
	await openTab(page, "Assignments");
	await expect(page.getByRole("button", { name: "Fractions", exact: true })).toBeVisible();
	await openTab(page, "Grading (1)");
	await expect(grade(page)).toBeVisible();
	await goOffline(page);
	await grade(page).fill("11");
	await page.getByRole("button", { name: "Submit Grade", exact: true }).click();
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	await expect(page.getByText("Grade waiting to send", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	await open(page).click();
	await expect(field(page, "Reason")).toHaveCount(0);
	await grade(page).fill("14");
	await save(page).click();
	await expect(page.getByText("14/20", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	await expect(page.getByRole("heading", { name: "Earlier grades" })).toHaveCount(0);
	const [row] = await server.rows("submissions", `assignment_id = '${task.id}' && grade = 14`);
	expect(row).toMatchObject({ graded_by: rana.id });
	expect(row?.grade_changes ?? []).toEqual([]);
});

test("a begun change can be cancelled and restored", async ({ server, phone }) => {
	const { rana, task, row } = await aGrade(server);
	const page = await phone();
	await openMaya(page, server, rana, task);
	await open(page).click();
	await field(page, "Reason").fill("Overlooked.");
	await page.getByRole("button", { name: "Cancel", exact: true }).click();
	await expect(open(page)).toBeFocused();
	await pressUndo(page);
	await expect(field(page, "Reason")).toHaveValue("Overlooked.");
	expect(await stored(server, row)).toMatchObject({ grade: 12 });
});
