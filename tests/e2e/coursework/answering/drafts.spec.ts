// Several drafts begun at once, in each list that names them: none, one, two and several, for no list may trip over its
// second entry.
import type { Page } from "@playwright/test";
import { cardOf, chip, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import type { Person } from "#support/people.ts";
import { submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { begin, begun, field, list, named, savedFile, titles } from "./drafts-list.ts";

const newestFirst = (count: number) =>
	titles
		.slice(0, count)
		.reverse()
		.map((title) => `Answer: ${title}`);

test("the list behind the chip names none, one, two and several drafts, also after a reload", async ({
	server,
	phone,
}) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (4)");
	for (const count of [0, 1, 2, 4]) {
		for (const title of titles.slice(0, count)) {
			if ((await field(page, title).inputValue()) === "") await begin(page, title);
		}
		for (const when of count === 4 ? ["at once", "after a reload"] : ["at once"]) {
			await test.step(`${count} drafts, ${when}`, async () => {
				if (when === "after a reload") await page.reload();
				await chip(page).click();
				await expect(list(page).getByRole("status")).toHaveText("All sent");
				await expect(named(page)).toHaveText(newestFirst(count));
				if (count > 0) {
					const file = await savedFile(page);
					for (const title of titles.slice(0, count)) expect(file).toContain(begun(title));
				}
				await page.keyboard.press("Escape");
				await expect(list(page)).toHaveCount(0);
			});
		}
	}
});

/** The account as it is, and as it was. */
const statuses = {
	waiting: { fields: { name: "" }, title: "Waiting for approval" },
	blocked: { fields: { blocked_at: "2026-01-05 08:00:00.000Z" }, title: "This account is closed for now" },
	declined: {
		fields: { name: "", declined_at: "2026-01-05 08:00:00.000Z", decline_reason: "Please call the centre." },
		title: "This account was not approved",
	},
} as const;
const approved = { name: "Maya Haddad", blocked_at: "", declined_at: "", decline_reason: "" };

/** Changes the account on the server and lets the open page hear of it. */
async function become(server: RealServer, page: Page, { id }: Person, fields: object, title: string): Promise<void> {
	await server.update("users", id, fields);
	await networkIsBack(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("on the page of an account that is not open none, one, two and several drafts are read, copied and saved", async ({
	server,
	phone,
}) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	// The three pages show one list.
	for (const [count, status] of [
		[0, "waiting"],
		[1, "blocked"],
		[2, "declined"],
		[4, "blocked"],
	] as const) {
		const { fields, title } = statuses[status];
		await test.step(`${count} drafts on the page of a ${status} account`, async () => {
			await openTab(page, "Assignments (4)");
			for (const task of titles.slice(0, count)) {
				if ((await field(page, task).inputValue()) === "") await begin(page, task);
			}
			await become(server, page, maya, fields, title);
			const kept = page.getByRole("main").locator("section").filter({ hasText: "Words without a place" });
			await expect(kept.getByRole("listitem")).toHaveCount(count);
			await page.reload();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			await expect(kept.getByRole("listitem")).toHaveCount(count);
			for (const task of titles.slice(0, count)) {
				const words = kept.getByRole("listitem").filter({ hasText: begun(task) });
				await expect(words).toBeVisible();
				await words.getByRole("button", { name: "Copy" }).click();
				await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(begun(task));
			}
			if (count > 0) {
				await chip(page).click();
				const file = await savedFile(page);
				for (const task of titles.slice(0, count)) expect(file).toContain(begun(task));
				await page.keyboard.press("Escape");
				await expect(list(page)).toHaveCount(0);
			}
			await become(server, page, maya, approved, "Hello, Maya");
		});
	}
	await openTab(page, "Assignments (4)");
	for (const task of titles) await expect(field(page, task)).toHaveValue(begun(task));
});

test("two grades begun by a teacher stand in the list, each with its way", async ({ server, phone }) => {
	const { maya, karim, rana, maths, tasks } = await twoOfEach(server, ["Fractions", "Angles"]);
	const task = tasks.Fractions?.id ?? "";
	for (const who of [maya, karim]) await submission(server, who, task);
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (2)");
	for (const { name } of [maya, karim]) {
		await page.getByRole("button", { name: new RegExp(name) }).click();
		await expect(cardOf(page, name)).toBeVisible();
		await page.getByLabel("Feedback").fill(`Halve it again, ${name}.`);
		await expect(page.getByText(/^Draft saved/)).toBeVisible();
	}
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}`);
	await chip(page).click();
	await expect(named(page)).toHaveText(["Grade for Karim Nassar: Fractions", "Grade for Maya Haddad: Fractions"]);
});
