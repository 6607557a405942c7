// A page used without a mouse or a finger: from one focus stop to the next, with the focus always visible.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

/** The button or link that a key press activates, by its name. */
export const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole("main").getByRole("button", { name, exact: true });
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
export const heading = (page: Page, name: string): Locator =>
	page.getByRole("heading", { level: 2, name, exact: true });
export const press = (page: Page, name: string): Promise<void> => page.keyboard.press(name);

/** Presses a key and waits until the focus is where it must lead. */
export async function step(page: Page, name: string, to: Locator): Promise<void> {
	await press(page, name);
	await expect(to).toBeFocused();
}

/** Goes to a field and types, once the phone has read what was written there before. */
export async function stepAndType(page: Page, name: string, to: Locator, words: string): Promise<void> {
	await step(page, name, to);
	await expect(to).toBeEditable();
	await page.keyboard.type(words);
}

/**
 * Presses the Tab key until the wanted element has the focus; the element must be in view and show its focus.
 * @param key Shift+Tab goes back
 */
export async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await expect(wanted).toBeVisible();
	const here = () => wanted.evaluate((node) => node === document.activeElement);
	for (let stops = 0; stops < 60; stops++) {
		await page.keyboard.press(key);
		if (!(await here())) continue;
		await expect(wanted).toBeInViewport();
		await expectFocusSeen(page, wanted);
		return;
	}
	throw new Error(`The Tab key never came to ${wanted}`);
}

/** The element looks different without the focus. */
async function expectFocusSeen(page: Page, element: Locator): Promise<void> {
	const box = await element.evaluate((node) => {
		// A button that is stretched over its row (::after) draws its focus around the row.
		const stretched = getComputedStyle(node, "::after").position === "absolute";
		const drawn = stretched && node instanceof HTMLElement ? (node.offsetParent ?? node) : node;
		return drawn.getBoundingClientRect();
	});
	const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
	const picture = () => page.screenshot({ clip, animations: "disabled" });
	const focused = await picture();
	await element.evaluate((node) => node instanceof HTMLElement && node.blur());
	const without = await picture();
	await element.focus();
	expect({ element: String(element), seen: !focused.equals(without) }).toEqual({
		element: String(element),
		seen: true,
	});
}

/** From Home to the own dashboard, by the way of this portal. */
export async function enterByKeyboard(page: Page, server: RealServer, portal: string, person: Person): Promise<void> {
	await page.goto(`${server.url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await step(page, "Tab", page.getByRole("link", { name: "Skip to content" }));
	await press(page, "Enter");
	await tabTo(page, page.getByRole("main").getByRole("link", { name: "Go to the portal" }));
	await press(page, "Enter");
	await tabTo(page, page.getByRole("link", { name: `${portal}: sign in` }));
	await press(page, "Enter");
	await tabTo(page, page.getByLabel("Email"));
	await page.keyboard.type(person.email);
	await press(page, "Tab");
	await page.keyboard.type(person.password);
	await press(page, "Enter");
	await page.waitForURL(/\/dashboard-/);
}
