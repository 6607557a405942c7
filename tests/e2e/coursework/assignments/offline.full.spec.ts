// A teacher makes and edits assignments without a network, and they reach the server. Courses and lost answers:
// tests/screens/coursework/assignments/offline.test.ts.
import type { Page } from "@playwright/test";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

test("offline, the new words replace an assignment that was not tried to send", async ({ server, phone, strays }) => {
	strays.allow(noNetwork);
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const there = await assignment(server, maths.id, { title: "Angles" });
	const page = await phone();
	await openDashboard(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(rows(page)).toHaveCount(1);
	await goOffline(page);
	await field(page, "Title").fill("Circles");
	await page.getByRole("button", { name: "Create Assignment", exact: true }).click();
	await expect(rows(page).filter({ hasText: "Circles" })).toBeVisible();
	await page.getByRole("button", { name: "Circles", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Title").fill("Circles and spheres");
	await page.getByRole("button", { name: "Save changes" }).click();
	const card = cardOf(page, "Circles and spheres");
	await expect(card.getByText("Waiting to send", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByRole("button", { name: "Circles and spheres", exact: true })).toBeFocused();

	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Max Points").fill("40");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(cardOf(page, "Angles").getByText("Changes waiting to send", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 2 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	const words = (await server.rows("assignments", `course_id = '${maths.id}'`)).map(
		({ title, max_points }) => `${title} ${max_points}`,
	);
	expect(words.sort()).toEqual(["Angles 40", "Circles and spheres 100"]);
	expect(await server.row("assignments", there.id)).toMatchObject({ course_id: maths.id });
});
