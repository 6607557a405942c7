// The whole way of a course in a real browser, without a mouse or a finger: its teacher makes it, a student joins it with
// its code, work is set in it. After a step the focus is where its owner goes on and can be seen; nothing here is focused
// by the test. More of these steps are in tests/screens/courses/keyboard.full.test.ts.
import type { Page } from "@playwright/test";
import { button, field, heading, press, step, tab, tabTo } from "#support/browser/keyboard.ts";
import { cardOf, chipSays, networkIsBack, openDashboard, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment } from "#support/school.ts";

const desktop = { viewport: { width: 1360, height: 860 } };

async function makeCourse(page: Page): Promise<void> {
	await tabTo(page, tab(page, "My Courses"));
	await step(page, "ArrowRight", tab(page, "Create Course"));
	await expect(field(page, "Course Title")).toBeEnabled();
	await step(page, "Tab", field(page, "Course Title"));
	await page.keyboard.type("Physics");
	// Forgotten, the code is asked for where it is missing.
	await step(page, "Enter", field(page, "Course Code"));
	await page.keyboard.type("PHY-9");
	await step(page, "Tab", field(page, "Subject"));
	await page.keyboard.type("Physics");
	await step(page, "Tab", field(page, "Grade Level"));
	await press(page, "ArrowDown");
	await expect(field(page, "Grade Level")).toHaveValue("1");
	await tabTo(page, button(page, "Create Course"));
	await step(page, "Space", heading(page, "Physics"));
	await expect(page.getByText("Course created successfully!", { exact: true })).toBeVisible();
}

async function openCourse(page: Page): Promise<void> {
	await step(page, "Shift+Tab", button(page, "My courses"));
	await step(page, "Enter", button(page, "Physics"));
	await step(page, "Enter", heading(page, "Physics"));
	await tabTo(page, button(page, "Edit the course"));
	await step(page, "Enter", field(page, "Course Title"));
	await tabTo(page, button(page, "Cancel"));
	await step(page, "Enter", button(page, "Edit the course"));
}

/** Asks for a new code three times: cancels by the button, then by Escape, and then takes one. */
async function renewCode(page: Page): Promise<void> {
	const renew = button(page, "New code").first();
	const ask = page.getByRole("dialog", { name: "New code for Physics?" });
	await tabTo(page, renew);
	await step(page, "Enter", ask.locator(":focus"));
	await tabTo(page, ask.getByRole("button", { name: "Cancel" }));
	await step(page, "Enter", renew);
	await step(page, "Enter", ask.locator(":focus"));
	await step(page, "Escape", renew);
	await step(page, "Enter", ask.locator(":focus"));
	await tabTo(page, ask.getByRole("button", { name: "New code" }));
	await step(page, "Enter", renew);
	await expect(page.getByText("The course has a new code.", { exact: true })).toBeVisible();
}

async function joinCourse(page: Page, code: string): Promise<void> {
	await tabTo(page, button(page, "Join with a code"));
	await step(page, "Enter", field(page, "Join code"));
	await page.keyboard.type(code);
	await step(page, "Enter", button(page, "Join with a code"));
	await expect(page.getByText("You are in the course.", { exact: true })).toBeVisible();
	await expect(cardOf(page, "Physics")).toBeVisible();
}

async function removeStudent(page: Page): Promise<void> {
	await tabTo(page, button(page, "Remove Karim Nassar"), "Shift+Tab");
	const question = page.getByRole("dialog", { name: "Remove Karim Nassar from Physics? Their work is kept." });
	await step(page, "Enter", question.locator(":focus"));
	await step(page, "Escape", button(page, "Remove Karim Nassar"));
	await step(page, "Enter", question.locator(":focus"));
	await tabTo(page, question.getByRole("button", { name: "Remove", exact: true }));
	await step(page, "Enter", page.getByRole("heading", { name: "Class list", exact: true }));
	await expect(page.getByText("Karim Nassar", { exact: true })).toHaveCount(0);
}

async function editAssignment(page: Page): Promise<void> {
	await tabTo(page, tab(page, "My Courses"), "Shift+Tab");
	await step(page, "ArrowRight", tab(page, "Create Course"));
	await step(page, "ArrowRight", tab(page, "Assignments"));
	await tabTo(page, button(page, "Create Assignment"));
	await tabTo(page, button(page, "Circles"));
	await step(page, "Enter", heading(page, "Circles"));
	await step(page, "Tab", button(page, "Edit"));
	await step(page, "Enter", field(page, "Title"));
	await tabTo(page, button(page, "Cancel"));
	await step(page, "Enter", heading(page, "Circles"));
	await step(page, "Tab", button(page, "Edit"));
	await step(page, "Enter", field(page, "Title"));
	await press(page, "End");
	await page.keyboard.type(" and spheres");
	await tabTo(page, button(page, "Save changes"));
	await step(page, "Space", heading(page, "Circles and spheres"));
}

test("a teacher makes a course, a student joins it with its code, and work is set in it by keyboard alone", async ({
	server,
	phone,
}) => {
	const [rana, karim] = [await teacher(server, "Rana Khoury"), await student(server, "Karim Nassar")];
	const page = await phone(desktop);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, rana);
	await makeCourse(page);
	await openCourse(page);
	const course = async () => (await server.rows("courses", `teacher_id = '${rana.id}'`))[0];
	await expect.poll(course).toMatchObject({ title: "Physics", code: "PHY-9", subject: "Physics", grade_level: "1" });
	const made = await course();
	await tabTo(page, button(page, "Copy the link"), "Shift+Tab");
	await step(page, "Enter", button(page, "Copied"));
	const link = `${server.url}/dashboard-student#join/${made?.join_code}`;
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
	await renewCode(page);

	const second = await phone(desktop);
	await openDashboard(second, server, karim);
	// The first list of courses has arrived: from now on the page does not change by itself.
	await chipSays(second, "All sent");
	await joinCourse(second, String((await course())?.join_code));
	const enrollments = () => server.rows("enrollments", `course_id = '${made?.id}' && role_in_course = 'student'`);
	expect(await enrollments()).toMatchObject([{ user_id: karim.id }]);

	await assignment(server, String(made?.id), { title: "Circles" });
	await networkIsBack(page);
	await removeStudent(page);
	expect(await enrollments()).toEqual([]);
	await editAssignment(page);
	await chipSays(page, "All sent");
	// The chip says so too in the moment before the press has been saved.
	const titles = async () => (await server.rows("assignments", `course_id = '${made?.id}'`)).map(({ title }) => title);
	await expect.poll(titles).toEqual(["Circles and spheres"]);
});
