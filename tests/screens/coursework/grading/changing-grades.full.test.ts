// Changing a grade that was never sent, and a change that is given up.
import { expect, test } from "vitest";
import { has, inFocus, valueIs } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { chipSays, fill, openTab } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, field, open, openMaya, save, stored } from "./a-grade.ts";

const here = serverForThisFile();

test("a first grade that was never sent is replaced without a reason and without a history", async () => {
	const { server } = here();
	const { rana, task } = await aGrade(server);
	const { app, line } = await openMaya(server, rana);
	const { page, user } = app;
	await openTab(app, "Assignments");
	await page.findByRole("button", { name: "Fractions" });
	await openTab(app, "Grading (1)");
	const first = await page.findByLabelText("Grade");
	goOffline(app, line);
	await fill(app, first, "11");
	await user.click(page.getByRole("button", { name: "Submit Grade" }));
	await page.findByText("No submissions to grade");
	await openTab(app, "Assignments");
	await user.click(await page.findByRole("button", { name: "Fractions" }));
	await page.findByText("Grade waiting to send");
	await user.click(page.getByRole("button", { name: /^Karim Nassar/ }));
	await user.click(await page.findByRole("button", { name: "Change grade" }));
	await fill(app, await page.findByLabelText("Grade"), "14");
	expect(page.queryByLabelText("Reason")).toBeNull();
	await user.click(save(app));
	await has(() => document.body, "14/20");
	await chipSays(app, "Offline · 1 waiting");
	goOnline(app, line);
	await chipSays(app, "All sent");
	expect(page.queryByRole("heading", { name: "Earlier grades" })).toBeNull();
	const [row] = await server.rows("submissions", `assignment_id = '${task.id}' && grade = 14`);
	expect(row).toMatchObject({ graded_by: rana.id });
	expect(row?.grade_changes ?? []).toEqual([]);
});

test("a begun change can be cancelled and restored", async () => {
	const { server } = here();
	const { rana, row } = await aGrade(server);
	const { app } = await openMaya(server, rana);
	const { page, user } = app;
	await user.click(open(app));
	await fill(app, await page.findByLabelText("Reason"), "Overlooked.");
	await user.click(page.getByRole("button", { name: "Cancel" }));
	await page.findByRole("button", { name: "Change grade" });
	await inFocus(() => open(app));
	await pressUndo(app);
	await page.findByLabelText("Reason");
	await valueIs(() => field(app, "Reason"), "Overlooked.");
	expect(await stored(server, row)).toMatchObject({ grade: 12 });
});
