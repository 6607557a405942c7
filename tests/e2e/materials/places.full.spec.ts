// From a long list into what it lists, and back to where one was.
import type { Page } from "@playwright/test";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

const titleOf = (number: number) => `Sheet ${String(number).padStart(2, "0")}`;
const file = { content: new TextEncoder().encode("Two lines.\nTo read."), name: "sheet.txt" };
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("what is opened from far down the library begins in sight, and Back leads to its row, with what was searched", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	for (let number = 1; number <= 34; number++) {
		await material(server, { title: titleOf(number), created_by: rana.id, description: "" }, file);
	}
	const page = await phone();
	await openDashboard(page, server, rana);
	await page.getByRole("link", { name: "Library" }).click();
	await page.getByLabel("Search").fill("sheet");
	await page.getByRole("button", { name: "Show more" }).click();
	const last = page.getByRole("link", { name: titleOf(1), exact: true });
	await last.scrollIntoViewIfNeeded();
	const before = await scrolled(page);
	expect(before).toBeGreaterThan(2000);

	await last.click();
	await expect(page.getByText(/^Two lines/)).toBeVisible();
	await expect(page.getByRole("heading", { name: titleOf(1) })).toBeInViewport();
	const back = page.getByRole("button", { name: "Back", exact: true });
	await expect(back).toBeInViewport();

	// Its dialog is a card, and not as high as the window.
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	const dialog = await page.getByRole("dialog").boundingBox();
	expect(dialog?.height).toBeLessThan(400);
	await page.keyboard.press("Escape");

	await back.click();
	await expect(last).toBeInViewport();
	await expect.poll(() => scrolled(page)).toBe(before);
	await expect(page.getByLabel("Search")).toHaveValue("sheet");
	await last.click();
	await expect(back).toBeInViewport();
	await page.goBack();
	await expect(last).toBeInViewport();
});

test("Back from a material of a course leads to its row on the page of the course", async ({ server, phone }) => {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const { id } = await course(server, rana, [maya]);
	for (let number = 1; number <= 14; number++) {
		await material(server, { title: titleOf(number), created_by: rana.id, course_id: id, description: "" }, file);
	}
	const page = await phone();
	await openDashboard(page, server, maya);
	await page.getByRole("button", { name: "Mathematics", exact: true }).click();
	await page.getByRole("button", { name: "Show more" }).click();
	const last = page.getByRole("link", { name: titleOf(1), exact: true });
	await last.scrollIntoViewIfNeeded();
	const before = await scrolled(page);
	await last.click();
	await expect(page.getByText(/^Two lines/)).toBeVisible();
	await page.getByRole("button", { name: "Back", exact: true }).click();
	await expect(last).toBeInViewport();
	await expect.poll(() => scrolled(page)).toBe(before);
});

test("a phone turned to its side shows what is opened, with every button above it", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const title = "Two lines";
	await material(server, { title, created_by: rana.id, description: "Read it in the evening. ".repeat(20) }, file);
	const page = await phone({ viewport: { width: 740, height: 360 }, locale: "fr-FR" });
	await openDashboard(page, server, rana);
	await page.getByRole("link", { name: "Bibliothèque" }).click();
	await page.getByRole("link", { name: title, exact: true }).click();
	await expect(page.getByText(/^Two lines\./)).toBeInViewport();
	// Two fifths of the window.
	const sheet = await page.getByRole("region", { name: title }).boundingBox();
	expect(sheet?.y).toBeLessThan(0.6 * 360);
	// Playwright presses only what nothing else covers.
	for (const name of ["Toujours le garder ici", "Télécharger", "Supprimer"]) {
		await page.getByRole("button", { name, exact: true }).click({ trial: true });
	}
	await page.getByRole("button", { name: "Retour", exact: true }).click();
	await expect(page.getByRole("link", { name: title, exact: true })).toBeInViewport();
});

test("whoever deletes a material on a phone is in the library again, where it is no more", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	for (const number of [1, 2]) await material(server, { title: titleOf(number), created_by: rana.id }, file);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await page.getByRole("link", { name: "Library" }).click();
	await page.getByRole("link", { name: titleOf(1), exact: true }).click();
	await expect(page.getByText(/^Two lines/)).toBeVisible();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
	await expect(page.getByRole("link", { name: titleOf(2), exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: titleOf(1), exact: true })).toHaveCount(0);
	await page.goBack();
	await expect(page.getByRole("link", { name: "Library" })).toBeVisible();
});

test("the form by which a material was given is empty when it is opened again", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [], { title: "Mathematics" });
	const task = await assignment(server, maths.id, { title: "Angles" });
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, keepsApp: true });
	await openDashboard(page, server, rana);
	await page.getByRole("button", { name: "Mathematics", exact: true }).click();
	const give = page.getByRole("button", { name: "Upload a material" });
	const form = page.getByRole("dialog");
	for (const name of ["One", "Two", "Three"]) {
		await give.click();
		await expect(form.getByLabel("Title")).toHaveValue("");
		await expect(form.getByLabel("Worksheet of an assignment")).toHaveValue("");
		await form.locator("input[type=file]").setInputFiles({
			name: `${name}.txt`,
			mimeType: "text/plain",
			buffer: Buffer.from(`Sheet ${name}`),
		});
		await form.getByLabel("Title").fill(`Sheet ${name}`);
		await form.getByLabel("Worksheet of an assignment").selectOption(task.id);
		await form.getByRole("button", { name: "Upload", exact: true }).click();
		await expect(form).toHaveCount(0);
	}
});
