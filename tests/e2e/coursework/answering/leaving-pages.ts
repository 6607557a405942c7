// Pages that are left at once after a word, and the class of those who write in them.
import type { Locator, Page } from "@playwright/test";
import { typeInto } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** The ways in which a page is left. @returns a page at the same address */
const leavings = {
	async reload(page: Page) {
		await page.reload();
		return page;
	},
	async close(page: Page) {
		const next = await page.context().newPage();
		const closed = page.waitForEvent("close");
		await page.close({ runBeforeUnload: true });
		await closed;
		await next.goto(page.url());
		return next;
	},
	async elsewhere(page: Page) {
		const address = page.url();
		await page.goto(new URL("/credits", address).href);
		await page.goto(address);
		return page;
	},
};

/** In each of these ways: types on, leaves at once and looks again. @returns the last page */
export async function typeAndLeave(
	first: Page,
	find: (page: Page) => Promise<Locator> | Locator,
	ways: readonly (keyof typeof leavings)[],
): Promise<Page> {
	let page = first;
	let text = "";
	for (const way of ways) {
		const field = await find(page);
		await expect(field).toHaveValue(text);
		const more = `${way}, then مرحبا 😀. `;
		await field.press("End");
		await typeInto(field, more);
		text += more;
		page = await leavings[way](page);
		await expect(await find(page)).toHaveValue(text);
	}
	return page;
}

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const angles = await assignment(server, maths.id, { title: "Angles" });
	return { maya, rana, angles };
}
