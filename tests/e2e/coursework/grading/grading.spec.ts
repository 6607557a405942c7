// A teacher grades without a mouse and without a network. What is a valid grade and the other keys: tests/screens.

import type { Page } from "@playwright/test";
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Three answers that wait for a grade, oldest first: Maya's, Karim's, Tia's. */
async function threeAnswers(server: RealServer): Promise<Person> {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme"]) students.push(await student(server, name));
	const task = await assignment(server, (await course(server, rana, students)).id);
	for (const [at, writer] of students.entries()) {
		await submission(server, writer, task.id, { submitted_at: `2026-02-0${at + 2} 22:18:00.000Z` });
	}
	return rana;
}

const inFront = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const gradeOf = (page: Page) => page.getByLabel("Grade", { exact: true });

test("who came to the tab by keyboard stays on it, and a digit begins the grade from there; on a touch screen the next answer comes with the focus on its name, and no keyboard over its words", async ({
	server,
	phone,
}) => {
	const rana = await threeAnswers(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await page.getByRole("tab", { name: "Grading (3)" }).tap();
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await expect(gradeOf(page)).not.toBeFocused();
	await gradeOf(page).fill("14");
	await page.getByRole("button", { name: "Submit Grade", exact: true }).tap();
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(inFront(page)).toBeFocused();

	const desk = await phone({ viewport: { width: 1360, height: 900 } });
	await openDashboard(desk, server, rana);
	await desk.getByRole("tab", { name: "My Courses" }).focus();
	for (let times = 0; times < 3; times++) await desk.keyboard.press("ArrowRight");
	const tab = desk.getByRole("tab", { name: "Grading (2)" });
	await expect(tab).toBeFocused();
	await expect(inFront(desk)).toHaveText("Karim Nassar");
	await expect(tab).toBeFocused();
	await desk.keyboard.type("12");
	await expect(gradeOf(desk)).toHaveValue("12");
	await expect(gradeOf(desk)).toBeFocused();
});

test("a digit begins a grade wherever the focus is; grades given offline wait together and are announced together", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const rana = await threeAnswers(server);
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	const grade = gradeOf(page);
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await goOffline(page);
	// The press on the tab left the focus in the field.
	await expect(grade).toBeFocused();
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.type("16");
	await expect(grade).toHaveValue("16");
	await expect(grade).toBeFocused();
	await page.keyboard.press("Enter");
	for (const next of ["Karim Nassar", "Tia Rahme"]) {
		await expect(inFront(page)).toHaveText(next);
		await grade.fill("11");
		await page.getByRole("button", { name: "Submit Grade", exact: true }).click();
	}
	await expect(page.getByText("3 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(page, "Offline · 3 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	await expect(page.getByText("3 items were sent.", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).not.toContain("Submission graded successfully!");
	const grades = (await server.rows("submissions", `graded_by = '${rana.id}'`)).map((row) => row.grade).sort();
	expect(grades).toEqual([11, 11, 16]);
});
