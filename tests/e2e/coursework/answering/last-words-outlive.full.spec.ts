// The words typed last before the page is left. The test never pauses, because a pause would save them.
import type { Page } from "@playwright/test";
import { answerField, cardOf, openDashboard, openTab, typeInto } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { aClass, typeAndLeave } from "./leaving-pages.ts";

test("the last words of an answer outlive the page, and leave nothing behind once they are handed in", async ({
	server,
	phone,
}) => {
	const { maya } = await aClass(server);
	const first = await phone();
	await openDashboard(first, server, maya);
	await openTab(first, "Assignments (1)");
	const answer = (at: Page) => answerField(at, "Angles");
	const page = await typeAndLeave(first, answer, ["reload", "close", "elsewhere"]);
	const angles = cardOf(page, "Angles");
	const field = await answer(page);
	await field.fill("");
	await typeInto(field, "90 degrees");
	await angles.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(angles).toHaveCount(0);
	await page.reload();
	await openTab(page, "Submitted");
	await expect(angles.getByRole("group", { name: "Your answer" })).toHaveText("90 degrees");
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("typed")))).toEqual([]);
});
