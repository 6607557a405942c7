// Editing an opened assignment: its limits, the draft of an edit, and undoing one.
import { cardOf, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import { assignment, submission } from "#support/school.ts";
import { aCourse, field } from "./assignment-steps.ts";

test("an assignment is edited where it is opened, never below a grade that was given", async ({ server, phone }) => {
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id, { due_at: "2030-11-21 21:59:00.000Z" });
	await submission(server, maya, task.id, {
		grade: 18,
		graded_by: rana.id,
		graded_at: "2026-02-09 10:00:00.000Z",
	});
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	const card = cardOf(page, "Fractions");
	await expect(card.getByRole("heading", { name: "Fractions" })).toBeFocused();
	await expect(card.getByText("Due Thursday, November 21, 2030", { exact: true })).toBeVisible();
	await card.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(field(page, "Title")).toBeFocused();
	await expect(field(page, "Title")).toHaveValue("Fractions");
	await expect(field(page, "Instructions")).toHaveValue("Add them up.");
	await expect(field(page, "Due Date")).toHaveValue("2030-11-21");
	await expect(field(page, "Time")).toHaveValue("");
	await field(page, "Max Points").fill("17");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(
		page.getByText("A grade of 18 has been given already. The points cannot be fewer.", { exact: true }),
	).toBeVisible();
	await expect(field(page, "Max Points")).toBeFocused();
	await field(page, "Max Points").fill("18");
	await field(page, "Title").fill("Fractions at home");
	await field(page, "Time").fill("18:00");
	await page.getByRole("button", { name: "Save changes" }).click();
	const edited = cardOf(page, "Fractions at home");
	await expect(edited.getByRole("heading", { name: "Fractions at home" })).toBeFocused();
	await expect(edited.getByText("Due Thursday, November 21, 2030, 6:00\u00a0PM", { exact: true })).toBeVisible();
	await expect(page.getByText("The assignment was changed.", { exact: true })).toBeVisible();
	await expect(edited.getByText("Changes waiting to send", { exact: true })).toHaveCount(0);
	expect(await server.row("assignments", task.id)).toMatchObject({
		title: "Fractions at home",
		instructions: "Add them up.",
		max_points: 18,
		due_at: "2030-11-21 16:00:00.000Z",
		course_id: maths.id,
	});
});

test("a begun edit survives a reload, a cancelled one can be undone, and a touched field gets the focus", async ({
	server,
	phone,
}) => {
	const { rana, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone();
	await signIn(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Title").fill("Fractions at home");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await page.reload();
	await expect(field(page, "Title")).toHaveValue("Fractions at home");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await pressUndo(page);
	await expect(field(page, "Title")).toHaveValue("Fractions at home");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(cardOf(page, "Fractions")).toBeVisible();

	// The form focuses its first field once that can be written in, unless the person has focused something else before.
	await page.evaluate(() => {
		const watch = new MutationObserver(() => {
			const points = document.querySelector<HTMLInputElement>("[name=points]:not([readonly])");
			if (!points) return;
			watch.disconnect();
			points.focus();
		});
		watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["readonly"] });
	});
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(field(page, "Max Points")).toBeFocused();
	await page.keyboard.type("5");
	await expect(field(page, "Max Points")).toHaveValue("205");
	await expect(field(page, "Title")).toHaveValue("Fractions");
});
