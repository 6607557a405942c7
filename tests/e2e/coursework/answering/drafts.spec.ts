// Several drafts at once in each list that names them, because a list may break with its second row.
import type { Page } from "@playwright/test";
import { chip, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { begin, begun, field, list, named, savedFile, titles } from "./drafts-list.ts";

test("the list behind the chip names several drafts after a reload, and saves them all", async ({ server, phone }) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (4)");
	for (const title of titles) await begin(page, title);
	await page.reload();
	await chip(page).click();
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	await expect(named(page)).toHaveText(titles.toReversed().map((title) => `Answer: ${title}`));
	const file = await savedFile(page);
	for (const title of titles) expect(file).toContain(begun(title));
});

/** What the account is now, and what it was before. */
const statuses = {
	waiting: { fields: { name: "" }, title: "Waiting for approval" },
	blocked: { fields: { blocked_at: "2026-01-05 08:00:00.000Z" }, title: "This account is closed for now" },
	declined: {
		fields: { name: "", declined_at: "2026-01-05 08:00:00.000Z", decline_reason: "Please call the centre." },
		title: "This account was not approved",
	},
} as const;
const approved = { name: "Maya Haddad", blocked_at: "", declined_at: "", decline_reason: "" };

/** Changes the account on the server and waits until the open page shows it. */
async function become(server: RealServer, page: Page, { id }: Person, fields: object, title: string): Promise<void> {
	await server.update("users", id, fields);
	await networkIsBack(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("on the page of an account that is not open several drafts are read, copied and saved, and go back into their fields", async ({
	server,
	phone,
}) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	await openTab(page, "Assignments (4)");
	for (const task of titles) await begin(page, task);
	const kept = page.getByRole("main").locator("section").filter({ hasText: "Words without a place" });
	// The three pages show one list.
	for (const { fields, title } of Object.values(statuses)) {
		await become(server, page, maya, { ...approved, ...fields }, title);
		await expect(kept.getByRole("listitem")).toHaveCount(titles.length);
	}
	await page.reload();
	await expect(kept.getByRole("listitem")).toHaveCount(titles.length);
	for (const task of titles) {
		const words = kept.getByRole("listitem").filter({ hasText: begun(task) });
		await expect(words).toBeVisible();
		await words.getByRole("button", { name: "Copy" }).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(begun(task));
	}
	await chip(page).click();
	const file = await savedFile(page);
	for (const task of titles) expect(file).toContain(begun(task));
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
	await become(server, page, maya, approved, "Hello, Maya");
	await openTab(page, "Assignments (4)");
	for (const task of titles) await expect(field(page, task)).toHaveValue(begun(task));
});
