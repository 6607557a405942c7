// What a teacher does with courses in the portal. In English.
import { expect, type Locator, type Page } from "@playwright/test";
import { keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

/** Opens a teacher's dashboard on a phone that keeps the app. */
export async function openTeacherDashboard(page: Page, server: RealServer, teacher: Person): Promise<void> {
	await signIn(page, server, teacher);
	await keptByServiceWorker(page);
}

/** Opens a course's page from its card. */
export async function enterCourse(page: Page, title: string): Promise<void> {
	await page.getByRole("button", { name: title, exact: true }).click();
	await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeFocused();
}

/** The way back from a course's page to the cards. */
export const backToCourses = (page: Page): Locator => page.getByRole("button", { name: "My courses", exact: true });

type CourseFields = { title: string; code: string; subject?: string; grade?: string };

/** Fills the form that is open, for a new course or one being edited. */
export async function fillCourse(page: Page, { title, code, subject = "", grade = "" }: CourseFields): Promise<void> {
	await page.getByLabel("Course Title").fill(title);
	await page.getByLabel("Course Code").fill(code);
	await page.getByLabel("Subject").fill(subject);
	await page.getByLabel("Grade Level").selectOption(grade);
}

/** The button of the form; a tab has the same name. */
export const createButton = (page: Page): Locator =>
	page.getByRole("main").getByRole("button", { name: "Create Course", exact: true });

/** The row of a person in the class list of the open course, by name or address. */
export const inClass = (page: Page, name: string): Locator =>
	classList(page).getByRole("listitem").filter({ hasText: name });

export const classList = (page: Page): Locator =>
	page.getByRole("region", { name: /^(Class list|Liste de la classe)$/ });
