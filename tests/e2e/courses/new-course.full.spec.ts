// What a teacher sees first of a course on a phone: its code, the way in which families here pass it on, and words begun.
import { cardOf, chipSaysDraft, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

test("a course made on a phone opens with its code and the way to share it in sight", async ({ server, phone }) => {
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openDashboard(page, server, await teacher(server, "Rana Khoury"));
	await openTab(page, "Create Course");
	await page.getByLabel("Course Title", { exact: true }).fill("Physics");
	await page.getByLabel("Course Code", { exact: true }).fill("PHY-9");
	await page.getByLabel("Subject", { exact: true }).fill("Physics");
	await page.getByLabel("Grade Level", { exact: true }).selectOption("9");
	await page.getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Physics", exact: true })).toBeFocused();
	const card = page.getByRole("region", { name: "Join code", exact: true });
	await expect(card.getByRole("link", { name: "Share on WhatsApp", exact: true })).toBeInViewport({ ratio: 1 });
	await expect(card.getByRole("heading", { name: "Join code", exact: true })).toBeInViewport({ ratio: 1 });
});

test("a change begun before is in sight when its course is opened again on a phone", async ({ server, phone }) => {
	const page = await phone({ viewport: { width: 360, height: 740 } });
	const rana = await teacher(server, "Rana Khoury");
	await course(server, rana, []);
	await openDashboard(page, server, rana);
	const open = () => cardOf(page, "Mathematics").getByRole("button", { name: "Mathematics", exact: true }).click();
	const title = page.getByLabel("Course Title", { exact: true });
	await open();
	await page.getByRole("button", { name: "Edit the course", exact: true }).click();
	await expect(title).toBeFocused();
	await expect(title).toBeInViewport({ ratio: 1 });
	await title.fill("Mathematics, evenings");
	await chipSaysDraft(page);
	await page.getByRole("button", { name: "My courses", exact: true }).click();
	await open();
	await expect(title).toHaveValue("Mathematics, evenings");
	await expect(title).toBeInViewport({ ratio: 1 });
});
