// A date field that Chromium shows half filled. The rest of the form: tests/screens/coursework/assignments/form.test.ts.
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

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
