// A list of submissions too long to look through: paged, and filtered by course, assignment and name.
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import { openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** 34 submissions wait: 32 in Mathematics (two assignments), 2 in Science. The oldest is Maya's. */
async function manyAnswers(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const students = [maya];
	for (let at = 2; at <= 16; at++) students.push(await student(server, `Student ${at}`));
	const maths = await course(server, rana, students);
	const science = await course(server, rana, students.slice(0, 2), {
		title: "Science",
		code: "SCI-6",
		subject: "Science",
	});
	const fractions = await assignment(server, maths.id);
	const angles = await assignment(server, maths.id, { title: "Angles" });
	const moon = await assignment(server, science.id, { title: "The Moon" });
	let minute = 0;
	for (const task of [fractions, angles, moon]) {
		for (const writer of task === moon ? students.slice(0, 2) : students) {
			const at = `2026-02-02 08:${String(minute++).padStart(2, "0")}:00.000Z`;
			await submission(server, writer, task.id, { submitted_at: at, received_at: at });
		}
	}
	return { rana };
}

const inFront = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const waiting = (page: Page) => page.getByRole("list", { name: "Waiting for a grade" }).getByRole("listitem");
const rest = (page: Page) => page.getByRole("search");

test("a long list is shown a page at a time, and the page follows the open submission", async ({ server, phone }) => {
	const { rana } = await manyAnswers(server);
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (34)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await expect(waiting(page)).toHaveCount(30);
	await expect(page.getByText("1–30 of 34", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Earlier answers" })).toBeDisabled();
	await judge(page, "a long list");
	await page.getByRole("button", { name: "Later answers" }).click();
	await expect(page.getByText("31–34 of 34", { exact: true })).toBeVisible();
	await expect(waiting(page)).toHaveCount(4);
	await expect(page.getByRole("button", { name: "Later answers" })).toBeDisabled();
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByText("1–30 of 34", { exact: true })).toBeVisible();
});

test("the list is narrowed to a course, an assignment or a name, and words being typed stay in sight", async ({
	server,
	phone,
}) => {
	const { rana } = await manyAnswers(server);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (34)");
	await rest(page).getByLabel("Course", { exact: true }).selectOption("Science");
	await expect(page.getByText("2 of 34 shown", { exact: true })).toBeVisible();
	await expect(page.getByRole("article").getByText(/SCI-6/)).toBeVisible();
	await judge(page, "a list narrowed to a course");
	await rest(page).getByLabel("Course", { exact: true }).selectOption("All courses");
	await rest(page).getByLabel("Assignment", { exact: true }).selectOption("Angles · MATH-6B");
	await expect(page.getByText("16 of 34 shown", { exact: true })).toBeVisible();
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await page.getByLabel("Grade", { exact: true }).fill("14");
	await rest(page).getByLabel("Search", { exact: true }).fill("student 16");
	await expect(page.getByText("2 of 34 shown", { exact: true })).toBeVisible();
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await expect(page.getByLabel("Grade", { exact: true })).toHaveValue("14");
	await page.getByRole("button", { name: "Submit Grade", exact: true }).click();
	await expect(inFront(page)).toHaveText("Student 16");
	await rest(page).getByLabel("Search", { exact: true }).fill("nobody of that name");
	await expect(page.getByText("Nothing matches", { exact: true })).toBeVisible();
	await rest(page).getByRole("button", { name: "Show all" }).click();
	await expect(page.getByText("33 of 33 shown", { exact: true })).toBeVisible();
});
