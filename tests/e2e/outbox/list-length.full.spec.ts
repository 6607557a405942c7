// Sixty entries in the list behind the chip.
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import { cardOf, chip, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { answer, cut, isCut, list, small } from "./written-list.ts";

test("sixty entries with long names scroll inside the list, which opens without delay", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { maya } = await aClass(server, ["Fractions"]);
	const page = await phone(small);
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await cut(page);
	await answer(page, "Fractions", "3/8");
	await copyOfTheOne(page, maya.id, 59);
	await page.reload();
	await expect(chip(page)).toContainText("60");
	await chip(page).click();
	await expect(list(page).getByRole("listitem")).toHaveCount(60);
	await judge(page, "sixty works");
	const last = list(page).getByRole("listitem").last();
	await last.scrollIntoViewIfNeeded();
	await expect(last).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(list(page).getByRole("button", { name: "Close" })).toBeInViewport();
});

/** Copies the one entry of the outbox this many times, under a long name, as if written again and again. */
const copyOfTheOne = (page: Page, userId: string, times: number): Promise<void> =>
	page.evaluate(
		async ([name, count]) => {
			const answer = <Result>(request: IDBRequest<Result>) =>
				new Promise<Result>((done, fail) => {
					request.onsuccess = () => done(request.result);
					request.onerror = () => fail(request.error);
				});
			const db = await answer(indexedDB.open(name));
			const outbox = db.transaction("outbox", "readwrite").objectStore("outbox");
			const [{ seq, ...one }] = await answer(outbox.getAll());
			const title = "Fractions, decimals and percentages in the kitchen and at the market of Zahlé";
			for (let n = 10; n < 10 + count; n++) {
				const id = `copy0000000000${n}`.slice(-15);
				await answer(
					outbox.add({ ...one, id, record_id: id, about: { ...one.about, title }, body: { ...one.body, id } }),
				);
			}
			db.close();
		},
		[`lead-${userId}`, times] as const,
	);
