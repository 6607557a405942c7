// What the teacher and the students of the class do.
import type { Page } from "@playwright/test";
import { cardOf, chipSays, handIn, networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import type { RealServer } from "#support/server.ts";
import { answers, reason, type Seat, tiaAtFirst } from "./class-words.ts";

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });

/** The server is back: the work of the writers is sent, and then the readers receive it. */
export async function serverComes(server: RealServer, writers: Seat[], readers: Seat[]): Promise<void> {
	await server.start();
	for (const { page } of writers) await networkIsBack(page);
	for (const { page } of writers) await chipSays(page, "All sent");
	for (const { page } of readers) await networkIsBack(page);
}

export async function makeCourse(device: Page): Promise<void> {
	await expect(device.getByText("No courses created yet", { exact: true })).toBeVisible();
	await openTab(device, "Create Course");
	await field(device, "Course Title").fill("Mathematics");
	await field(device, "Course Code").fill("MATH-6B");
	await field(device, "Subject").fill("Math");
	await device.getByRole("main").getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(device.getByRole("heading", { name: "Mathematics", exact: true })).toBeVisible();
}

export async function setAssignment(device: Page, title: string, day: string): Promise<void> {
	await openTab(device, "Assignments");
	await field(device, "Title").fill(title);
	await field(device, "Max Points").fill("20");
	await field(device, "Due Date").fill(day);
	if (Date.parse(day) < Date.now()) {
		await field(device, "Time").focus();
		await device.getByRole("button", { name: "Keep the past day", exact: true }).click();
	}
	await device.getByRole("button", { name: "Create Assignment", exact: true }).click();
	await expect(device.getByRole("button", { name: title, exact: true })).toBeVisible();
}

/** The two assignments are still there after they were sent. */
export async function expectAssignmentSet(device: Page): Promise<void> {
	for (const title of ["Fractions", "Angles"]) {
		await expect(device.getByRole("button", { name: title, exact: true })).toBeVisible();
	}
	await expect(device.getByText("Waiting to send", { exact: true })).toHaveCount(0);
}

/** Both assignments came to every student. */
export async function expectToDo(seats: Seat[]): Promise<void> {
	for (const { page } of seats) {
		await expect(cardOf(page, "Mathematics").getByText("2 to do", { exact: true })).toBeVisible();
	}
}

/** The join code as the teacher reads it aloud, on the page that opened with the course. */
export async function codeOf(device: Page): Promise<string> {
	const code = device.getByText(/^[2-9A-Z]{3} [2-9A-Z]{4}$/);
	await expect(code).toBeVisible();
	return (await code.textContent()) ?? "";
}

async function typeCode(page: Page, code: string): Promise<void> {
	await page.getByRole("button", { name: "Join with a code", exact: true }).click();
	await field(page, "Join code").fill(code);
	await page.getByRole("button", { name: "Join", exact: true }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Maya scans the card and Karim types, both without the server; the other two while it is there. */
export async function joinAll(server: RealServer, [maya, karim, ...others]: Seat[], code: string): Promise<void> {
	if (!maya || !karim) throw new Error("the class is empty");
	await maya.page.goto("about:blank");
	await maya.page.goto(`${server.url}/dashboard-student#join/${code.replace(" ", "")}`);
	await maya.page.getByRole("button", { name: "Join", exact: true }).click();
	await typeCode(karim.page, code);
	for (const { page } of [maya, karim]) await chipSays(page, "Offline · 1 waiting");
	await server.start();
	for (const { page } of others) {
		await networkIsBack(page);
		await typeCode(page, code.toLowerCase());
	}
	for (const { page } of [maya, karim]) await networkIsBack(page);
	for (const { page } of [maya, karim, ...others]) {
		await expect(cardOf(page, "Mathematics").getByText("All done", { exact: true })).toBeVisible();
		await chipSays(page, "All sent");
	}
}

/** Everybody but Lea hands in; Maya changes hers before it is sent, Karim's second one is late. */
export async function answerAll(pages: Map<string, Page>): Promise<void> {
	for (const { name, title, text } of answers) {
		const page = pageOf(pages, name);
		await openTab(page, /^Assignments/);
		await handIn(page, title, name === "Maya Haddad" ? "Maya: 3/4, I think" : text);
	}
	const maya = pageOf(pages, "Maya Haddad");
	await openTab(maya, "Submitted");
	const hers = cardOf(maya, "Fractions");
	await hers.getByRole("button", { name: "Change my answer" }).click();
	await hers.getByLabel("Your new response").fill("Maya: 3/8 of a cup");
	await hers.getByRole("button", { name: "Replace my answer" }).click();
	await expect(hers.getByRole("group", { name: "Your answer" })).toHaveText("Maya: 3/8 of a cup");
	await chipSays(maya, "Offline · 1 waiting");
	const karim = pageOf(pages, "Karim Nassar");
	await openTab(karim, "Submitted");
	await expect(cardOf(karim, "Angles").getByText("Late", { exact: true })).toBeVisible();
	await chipSays(karim, "Offline · 2 waiting");
}

export function pageOf(pages: Map<string, Page>, name: string): Page {
	const page = pages.get(name);
	if (!page) throw new Error(`${name} is not here`);
	return page;
}

export async function gradeAll(device: Page): Promise<void> {
	await openTab(device, "Grading (4)");
	const waiting = device.getByRole("region", { name: "Waiting for a grade" });
	for (const [at, { name, title, text, ...given }] of answers.entries()) {
		const { grade, feedback } = name === "Tia Rahme" ? tiaAtFirst : given;
		const left = answers.length - 1 - at;
		if (left > 0) {
			await waiting.getByRole("list", { name: title }).getByRole("button").filter({ hasText: name }).click();
		}
		const answer = cardOf(device, name).getByRole("group", { name: "Student response" });
		await expect(answer).toHaveText(text);
		await field(device, "Grade").fill(String(grade));
		await field(device, /^Feedback/).fill(feedback);
		await device.getByRole("button", { name: "Submit Grade" }).click();
		await expect(device.getByRole("tab", { name: `Grading (${left})`, exact: true })).toBeVisible();
	}
	await expect(device.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await expect(device.getByText("4 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(device, "Offline · 4 waiting");
}

export const inClass = (device: Page, name: string) =>
	device.getByRole("region", { name: "The class" }).getByRole("listitem").filter({ hasText: name }).first();

export async function changeTiasGrade(device: Page): Promise<void> {
	await openTab(device, "Assignments");
	await device.getByRole("button", { name: "Fractions", exact: true }).click();
	await device.getByRole("button", { name: /^Tia Rahme/ }).click();
	await device.getByRole("button", { name: "Change grade", exact: true }).click();
	await field(device, "Grade").fill("16");
	await field(device, /^Feedback/).fill("Tia, it is all there.");
	await field(device, "Reason").fill(reason);
	await device.getByRole("button", { name: "Save the new grade", exact: true }).click();
	await expect(inClass(device, "Tia Rahme").getByText("New grade waiting to send", { exact: true })).toBeVisible();
	await chipSays(device, "Offline · 1 waiting");
}

/** Who handed in and who did not, as the teacher sees it. */
export async function expectMissing(device: Page): Promise<void> {
	for (const [title, handedIn, word, without] of [
		["Fractions", 3, "Not handed in yet", ["Lea Abboud"]],
		["Angles", 1, "Missing", ["Lea Abboud", "Maya Haddad", "Tia Rahme"]],
	] as const) {
		await openTab(device, "My Courses");
		await openTab(device, "Assignments");
		await device.getByRole("button", { name: title, exact: true }).click();
		await expect(device.getByRole("button", { name: `Handed in (${handedIn})`, exact: true })).toBeVisible();
		await device.getByRole("button", { name: `Not handed in (${without.length})`, exact: true }).click();
		const rows = device.getByRole("region", { name: "The class" }).getByRole("listitem");
		await expect(rows).toHaveCount(without.length);
		for (const name of without) await expect(inClass(device, name).getByText(word, { exact: true })).toBeVisible();
	}
	await device.getByRole("button", { name: "Handed in (1)", exact: true }).click();
	await expect(inClass(device, "Karim Nassar").getByText("Late", { exact: true })).toBeVisible();
}
