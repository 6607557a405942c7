// The header on every screen from a small laptop to a desktop: all of it there, in one line, and nothing over anything else.
import type { Page } from "@playwright/test";
import { openDashboard, speak } from "#support/browser/portal.ts";
import { expectAlive } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

const desktop = { viewport: { width: 1360, height: 860 } };

/** Pixels between the parts of the header, and whether the tagline is seen. */
const parts = (page: Page) =>
	page.evaluate(() => {
		const row = document.querySelector("header > div");
		const boxes = [...(row?.children ?? [])]
			.map((part) => part.getBoundingClientRect())
			.filter(({ width }) => width > 0);
		const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? left));
		const middles = [...document.querySelectorAll("header > div > nav > ul > li > a")]
			.map((link) => link.getBoundingClientRect())
			.filter(({ width }) => width > 0)
			.map(({ top, bottom }) => Math.round((top + bottom) / 2));
		const tagline = [...document.querySelectorAll<HTMLElement>("header span")].find(({ textContent }) =>
			/^(Learn|Apprendre)/.test(textContent ?? ""),
		);
		return {
			closest: Math.min(...gaps),
			height: row?.clientHeight ?? 0,
			lines: new Set(middles).size,
			tagline: (tagline?.offsetWidth ?? 0) > 0,
			sideways: document.documentElement.scrollWidth - innerWidth,
		};
	});

test("the tagline is under the logo of a phone, and beside the whole menu from 860 px on, in both languages, for a visitor and for somebody who is signed in", async ({
	server,
	phone,
}) => {
	const page = await phone(desktop);
	const look = async (signedIn: boolean) => {
		for (const language of ["en", "fr"] as const) {
			await speak(page, language);
			for (const width of [860, 1199, 1200, 1360, 1480, 1920]) {
				await page.setViewportSize({ width, height: 800 });
				const { closest, height, lines, tagline, sideways } = await parts(page);
				const where = `${language} at ${width}`;
				expect(closest, where).toBeGreaterThanOrEqual(8);
				expect({ where, height, tagline, sideways }).toEqual({ where, height: 80, tagline: true, sideways: 0 });
				expect(lines, where).toBe(width < 1200 ? 0 : 1);
				// The way in says where it leads, but where the menu leaves no room for the word.
				const words = page.locator("header > div > div").getByText(/^(Portal|Dashboard|Portail|Mon espace)$/);
				await expect(words.filter({ visible: true })).toHaveCount(signedIn && width >= 1200 && width < 1360 ? 0 : 1);
			}
		}
	};
	await page.goto(`${server.url}/login`);
	await expectAlive(page, "Welcome to LEAD");
	await lookOnPhone(page);
	await look(false);
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Tous les programmes" })).toBeVisible();
	await speak(page, "en");
	await openDashboard(page, server, await student(server));
	await page.goto(`${server.url}/activities`);
	await expect(page.getByRole("button", { name: /Open the list of unsent work$/ })).toBeVisible();
	await lookOnPhone(page);
	await look(true);
});

test("on a dashboard the whole menu is behind its button, and the account behind a face, by keyboard too", async ({
	server,
	phone,
}) => {
	const page = await phone(desktop);
	await openDashboard(page, server, await student(server, "Maya Haddad"));
	const face = page.getByRole("button", { name: "Your account, Maya Haddad" });
	const out = page.getByRole("button", { name: "Sign Out" });
	await face.press("Enter");
	for (const stop of [
		page.getByRole("link", { name: "What is new" }),
		page.getByRole("link", { name: "My profile" }),
		page.getByRole("button", { name: "EN, English" }).last(),
	]) {
		await page.keyboard.press("Tab");
		await expect(stop).toBeFocused();
	}
	await page.keyboard.press("Escape");
	await expect(out).toBeHidden();
	await expect(face).toBeFocused();
	for (const size of [
		{ width: 320, height: 640 },
		{ width: 740, height: 360 },
	]) {
		await page.setViewportSize(size);
		await face.press("Enter");
		await expect(page.getByRole("link", { name: "What is new" })).toBeInViewport({ ratio: 1 });
		await expect(out).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Escape");
		await expect(out).toBeHidden();
	}
	await page.setViewportSize(desktop.viewport);
	await page.getByRole("banner").locator("summary").click();
	for (const name of [
		"Home",
		"Learning Programs",
		"Advanced Learning",
		"Activities",
		"LEAD?",
		"For Parents",
		"Join Us / Contact",
		"Dashboard",
	]) {
		await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
	}
	await page.keyboard.press("Escape");
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Credits" })).toBeVisible();
});

async function lookOnPhone(page: Page): Promise<void> {
	for (const language of ["fr", "en"] as const) {
		await speak(page, language);
		for (const width of [320, 360]) {
			await page.setViewportSize({ width, height: 740 });
			expect(await parts(page)).toMatchObject({ height: 74, tagline: true, sideways: 0 });
		}
		await page.setViewportSize(desktop.viewport);
	}
}

test("on a phone a dashboard's header is as slim as what sticks under it believes, in both languages", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openDashboard(page, server, await student(server, "Maya Haddad"));
	for (const language of ["en", "fr"] as const) {
		await speak(page, language);
		const { top, bottom, believed, chip } = await page.evaluate(() => {
			const box = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
			const header = document.querySelector("header");
			const style = getComputedStyle(document.documentElement);
			return {
				top: box(header).top,
				bottom: box(header).bottom,
				believed: Number.parseFloat(style.getPropertyValue("--lead-header")),
				chip: box(header?.querySelector("button") ?? null),
			};
		});
		expect(Math.abs(believed - bottom), language).toBeLessThanOrEqual(1);
		// As far from the upper edge as from the lower one.
		expect(Math.abs(chip.top - top - (bottom - chip.bottom))).toBeLessThanOrEqual(2);
	}
});
