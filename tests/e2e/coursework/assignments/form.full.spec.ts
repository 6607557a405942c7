// A date field that Chromium shows half filled, and the form that a phone opens by a button. The rest of the form: tests/screens/coursework/assignments/form.full.test.ts.
import { narrow } from "#support/browser/looks.ts";
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("a date that is half filled is not taken for no due date", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	await course(server, rana, []);
	const page = await phone();
	await openDashboard(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByLabel("Title", { exact: true }).fill("Mon quartier");
	// It reads as empty.
	await page.getByLabel("Due Date", { exact: true }).focus();
	await page.keyboard.type("11");
	await page.getByRole("button", { name: "Create Assignment", exact: true }).click();
	await expect(page.getByText("Complete this field or clear it.", { exact: true })).toBeVisible();
	expect(await server.rows("assignments", `created_by = '${rana.id}'`)).toEqual([]);
});

test("on a phone the list comes first, a button opens the form with the focus on it, and words in it keep it open", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	await assignment(server, (await course(server, rana, [])).id, { title: "Fractions" });
	const page = await phone({ viewport: narrow.viewport });
	await openDashboard(page, server, rana);
	await openTab(page, "Assignments");
	const form = page.getByRole("article", { name: "Create Assignment" });
	const title = page.getByLabel("Title", { exact: true });
	await expect(page.getByRole("heading", { name: "Fractions" })).toBeInViewport();
	await expect(form).toHaveCount(0);
	await page.getByRole("button", { name: "New assignment", exact: true }).click();
	await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
	await title.fill("Angles");
	await expect(form.getByText(/^Draft saved/)).toBeVisible();
	await page.reload();
	await expect(title).toHaveValue("Angles");
	await title.fill("");
	await expect(form.getByText(/^Draft saved/)).toHaveCount(0);
	await expect(title).toBeFocused();
});
