// The steps of a teacher who changes the grade of Maya's submission.
import type { Page } from "@playwright/test";
import { signIn } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });
export const grade = (page: Page) => field(page, "Grade");
export const open = (page: Page) => page.getByRole("button", { name: "Change grade", exact: true });
export const save = (page: Page) => page.getByRole("button", { name: "Save the new grade", exact: true });
export const maya = (page: Page) =>
	page.getByRole("region", { name: "The class" }).getByRole("listitem").filter({ hasText: "Maya Haddad" }).first();

/** Maya's submission has 12 of 20 points from Rana; Karim's has no grade yet. Joseph teaches the course, too. */
export async function aGrade(server: RealServer) {
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const [writer, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [writer, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	const row = await submission(server, writer, task.id, {
		grade: 12,
		feedback: "Show your steps.",
		graded_by: rana.id,
		graded_at: "2026-02-09 10:00:00.000Z",
	});
	await submission(server, karim, task.id);
	return { rana, joseph, writer, task, row };
}

export async function openMaya(page: Page, server: RealServer, who: Person, task: { id: string }) {
	await signIn(page, server, who);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: /^Maya Haddad/ }).click();
	await expect(maya(page).getByRole("group", { name: "Student response" })).toBeVisible();
}

export const stored = (server: RealServer, { id }: { id: string }) => server.row("submissions", id);
