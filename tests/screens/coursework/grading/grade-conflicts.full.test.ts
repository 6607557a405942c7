// Another teacher changes a grade while a new one is being typed.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { has, valueIs } from "#support/dom/awaited.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { fill } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aGrade, changedBy, field, grade, open, openMaya, rowOfMaya, save, stored } from "./a-grade.ts";

const here = serverForThisFile();

test("a grade that another teacher changes while one is being typed is shown before it is replaced", async () => {
	const { server } = here();
	const { rana, joseph, row } = await aGrade(server);
	const { app } = await openMaya(server, rana);
	const { page, user } = app;
	await user.click(open(app));
	await fill(app, await page.findByLabelText("Grade"), "18");
	await changedBy(server, joseph, row, 15);
	networkIsBack(app);
	await page.findByText(/^Somebody changed this grade after you began\./);
	await has(() => rowOfMaya(app), "15/20");
	expect(save(app).disabled).toBe(true);
	await valueIs(() => grade(app), "18");
	await user.click(page.getByRole("button", { name: "Go on with mine" }));
	await fill(app, field(app, "Reason"), "Overlooked.");
	await user.click(save(app));
	await waitFor(async () => expect(await stored(server, row)).toMatchObject({ grade: 18 }));
});
