// The steps of a teacher who creates assignments.
import type { Page } from "@playwright/test";
import { openTab } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course, enrol } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const saved = "Saved on this phone. It will be sent when you are back online.";
export const create = (page: Page) => page.getByRole("button", { name: "Create Assignment", exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const courseField = (page: Page) => page.getByRole("combobox", { name: "Course", exact: true });
export const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

export async function aCourse(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, joseph, maths.id, "teacher");
	return { rana, joseph, maya, maths };
}

export async function setWork(page: Page, title: string) {
	await openTab(page, "Assignments");
	await field(page, "Title").fill(title);
	await create(page).click();
	await expect(rows(page).filter({ hasText: title })).toBeVisible();
}
