// What the two teachers do: Rana in English on a phone, Joseph in French on a computer.
import type { Locator, Page } from "@playwright/test";
import { newPage, pdfOf } from "#scripts/demo/pdf.mjs";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import type { Card } from "./people.ts";

const field = (page: Page | Locator, label: string | RegExp) => page.getByLabel(label, { exact: true });
const press = (part: Page | Locator, name: string | RegExp) => part.getByRole("button", { name, exact: true }).click();

async function makeCourse(page: Page, title: string, code: string): Promise<void> {
	await openTab(page, "Create Course");
	await field(page, "Course Title").fill(title);
	await field(page, "Course Code").fill(code);
	await field(page, "Subject").fill("Math");
	await field(page, "Grade Level").selectOption("Grade 6");
	await press(page.getByRole("main"), "Create Course");
	await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
}

/** Two courses, two children in the first by their user names. @returns its code */
export async function beginCourses(page: Page, children: Card[]): Promise<string> {
	await makeCourse(page, "Mathematics", "MATH-6");
	for (const { user } of children) {
		await field(page, "Email").fill(user);
		await press(page, "Add");
		await expect(field(page, "Email")).toHaveValue("");
	}
	await expect(page.getByText("2 students", { exact: true })).toBeVisible();
	const code = await page.getByText(/^[2-9A-Z]{3} [2-9A-Z]{4}$/).textContent();
	await makeCourse(page, "Chess club", "CHESS");
	await press(page, "My courses");
	await expect(cardOf(page, "Chess club")).toBeVisible();
	return code ?? "";
}

const sums = pdfOf({
	title: "Sums with fractions",
	lines: ["The first page.", newPage, "The second page."],
	language: "en",
});

async function upload(page: Page, title: string): Promise<void> {
	const form = page.getByRole("dialog", { name: "Upload a material" });
	const buffer = Buffer.from(sums);
	await form.getByLabel("File").setInputFiles({ name: "scan_001.pdf", mimeType: "application/pdf", buffer });
	await field(form, "Title").fill(title);
	await press(form, "Upload");
	await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
}

export async function giveReading(page: Page): Promise<void> {
	await press(page, "Mathematics");
	await press(page, "Upload a material");
	await upload(page, "The wall of fractions");
}

const dayIn = (days: number) => {
	const day = new Date(Date.now() + days * 86_400_000);
	return day.toLocaleDateString("en-CA", { timeZone: "Asia/Beirut" });
};

/** An assignment with formatted instructions and a worksheet, and one that the class sees only tomorrow. */
export async function setAssignment(page: Page): Promise<void> {
	await openTab(page, "Assignments");
	const form = page.getByRole("article", { name: "Create Assignment" });
	const begin = async (title: string) => {
		const opener = page.getByRole("button", { name: "New assignment", exact: true });
		await expect(opener.or(form).first()).toBeVisible();
		if (await opener.isVisible()) await opener.click();
		await field(form, "Course").selectOption("Mathematics · MATH-6");
		await field(form, "Title").fill(title);
		await field(form, "Max Points").fill("20");
		await field(form, "Due Date").fill(dayIn(7));
	};
	await begin("Fractions");
	const words = field(form, "Instructions");
	await words.fill("a cup\na spoon\nWrite every step.");
	await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 13));
	await press(form, "List");
	await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(24, 29));
	await press(form, "Bold");
	await expect(form.getByRole("region", { name: "As students see it" }).getByRole("listitem")).toHaveCount(2);
	await press(form, "Create Assignment");
	await expect(page.getByRole("button", { name: "Fractions", exact: true })).toBeVisible();
	await begin("Surprise");
	await field(form, "Show to students from").fill(dayIn(1));
	await press(form, "Create Assignment");
	await expect(page.getByText(/^Scheduled for /).first()).toBeVisible();
	await chipSays(page, "All sent");
	await press(page, "Fractions");
	await press(page, "Add a worksheet");
	await upload(page, "Sums with fractions");
	await chipSays(page, "All sent");
}

/** Grades the answer in front. */
async function grade(page: Page, student: string, points: string, feedback: string): Promise<void> {
	await expect(cardOf(page, student)).toBeVisible();
	await field(page, "Grade").fill(points);
	await field(page, /^Feedback/).fill(feedback);
	await press(page, "Submit Grade");
}

/** Two answers are graded without a network, and the grades go when it is back. */
export async function gradeTwoOffline(page: Page, students: [string, string]): Promise<void> {
	await networkIsBack(page);
	await openTab(page, "Grading (2)");
	await goOffline(page);
	await grade(page, students[0], "18", "Well explained.");
	await grade(page, students[1], "8", "");
	await expect(page.getByText("2 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(page, "Offline · 2 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
}

export async function giveBack(page: Page, student: string, comment: string): Promise<void> {
	await openTab(page, "Assignments");
	await press(page, "Fractions");
	await page.getByRole("button", { name: RegExp(`^${student}`) }).click();
	await press(page, "Give back for another try");
	await field(page, "What is to be done again").fill(comment);
	await press(page, "Give back");
	await expect(page.getByText("Given back for another try").first()).toBeVisible();
	await chipSays(page, "All sent");
}

/** A grade is written and waits, because there is no network. */
export async function gradeAndWait(page: Page, student: string): Promise<void> {
	await networkIsBack(page);
	await openTab(page, "Grading (1)");
	await goOffline(page);
	await grade(page, student, "15", "Much better!");
	await chipSays(page, "Offline · 1 waiting");
}

/** The network is back after the course went to somebody else. */
export async function gradeArrives(page: Page): Promise<void> {
	await page.context().setOffline(false);
	await expect(page.getByText("Submission graded successfully!", { exact: true }).first()).toBeVisible();
	await chipSays(page, "All sent");
	await openTab(page, "My Courses");
	await expect(cardOf(page, "Mathematics")).toBeVisible();
}

/** Joseph finds the course, its class and every grade. */
export async function josephLeads(page: Page): Promise<void> {
	await networkIsBack(page);
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await press(page, "Mathematics");
	await press(page, "Ouvrir le carnet de notes");
	await expect(page.getByRole("row", { name: /Léa Chidiac/ })).toContainText("15");
	await expect(page.getByRole("row", { name: /Nour Saad/ })).toContainText("18");
}
