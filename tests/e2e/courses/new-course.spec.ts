// What a teacher sees first of a course just made on a phone: its code, and the way in which families here pass it on.
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";

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
