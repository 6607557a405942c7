// What can be done in the list behind the chip: discard, and send alone. (Saving as a file: SaveItems.test.ts.)
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chip, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { answer, holdSending, isCut, list, openAssignments, work } from "./written-list.ts";

test("an entry without an attempt to send it can be discarded and restored, and a single entry can be sent alone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { maya, page } = await openAssignments(server, phone);
	const letGo = await holdSending(page);
	await answer(page, "Fractions", "3/8");
	await chip(page).click();
	await expect(work(page, "Fractions").getByText("Sending", { exact: true })).toBeVisible();
	await expect(work(page, "Fractions").getByRole("button", { name: "Discard" })).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(chip(page)).toBeFocused();
	await answer(page, "Angles", "90 degrees");
	await chip(page).click();
	await work(page, "Angles").getByRole("button", { name: "Discard" }).press("Enter");
	await expect(work(page, "Angles")).toHaveCount(0);
	await expect(work(page, "Fractions")).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(work(page, "Angles").getByText("Waiting to send")).toBeVisible();
	letGo();
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	expect((await texts()).sort()).toEqual(["3/8", "90 degrees"]);

	await page.keyboard.press("Escape");
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Angles").getByText("90 degrees", { exact: true })).toBeVisible();
	await goOffline(page);
	await cardOf(page, "Angles").getByRole("button", { name: "Change my answer" }).click();
	await cardOf(page, "Angles").getByLabel("Your new response").fill("A quarter turn");
	await cardOf(page, "Angles").getByRole("button", { name: "Replace my answer" }).click();
	await chip(page).click();
	await expect(list(page).getByText(/^You are offline\. Keep working/)).toBeVisible();
	await expect(work(page, "Angles").getByRole("button", { name: "Send now" })).toBeVisible();
	// Only the press may start a run, or everything might be sent before.
	await list(page).evaluate((here) => {
		const press = (event: Event) => {
			event.stopImmediatePropagation();
			const send = [...here.querySelectorAll("button")].find(({ textContent }) => textContent === "Send now");
			send?.focus();
			send?.click();
		};
		addEventListener("online", press, { capture: true, once: true });
	});
	await page.context().setOffline(false);
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	await expect(list(page).getByText("Everything you wrote is sent.")).toBeVisible();
	await expect(list(page).locator(":focus")).toHaveCount(1);
	expect((await texts()).sort()).toEqual(["3/8", "A quarter turn"]);
});
