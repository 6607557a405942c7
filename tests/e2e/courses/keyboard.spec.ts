// A course, its class and its assignments made by a teacher without a mouse or a finger. After a step the focus stands
// where its owner goes on; nothing here is focused by the test.
import { button, field, heading, press, step, tab, tabTo } from "#support/browser/keyboard.ts";
import { chipSays, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

const desktop = { viewport: { width: 1360, height: 860 } };

test("a teacher makes a course, finds it, opens it and edits it by keyboard alone", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone(desktop);
	await signIn(page, server, rana);
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
	await step(page, "Tab", button(page, "Create Course"));
	await step(page, "Space", field(page, "Course Title"));
	await expect(field(page, "Course Title")).toHaveValue("");

	await step(page, "Shift+Tab", tab(page, "Create Course"));
	await step(page, "ArrowLeft", tab(page, "My Courses"));
	await expect(button(page, "Physics")).toBeVisible();
	await step(page, "Tab", button(page, "Physics"));
	await step(page, "Enter", heading(page, "Physics"));
	await step(page, "Tab", button(page, "Edit the course"));
	await step(page, "Enter", field(page, "Course Title"));
	await press(page, "End");
	await page.keyboard.type(" and labs");
	await step(page, "Enter", button(page, "Edit the course"));
	await expect(heading(page, "Physics and labs")).toBeVisible();
	await step(page, "Enter", field(page, "Course Title"));
	await tabTo(page, button(page, "Cancel"));
	await step(page, "Enter", button(page, "Edit the course"));
	await step(page, "Shift+Tab", button(page, "My courses"));
	await step(page, "Enter", button(page, "Physics and labs"));
	await step(page, "Shift+Tab", tab(page, "My Courses"));
	await expect
		.poll(() => server.rows("courses", `teacher_id = '${rana.id}'`))
		.toMatchObject([{ title: "Physics and labs", code: "PHY-9", subject: "Physics", grade_level: "1" }]);
	await chipSays(page, "All sent");
});

test("a teacher adds and removes a student, copies the code and gets a new one by keyboard alone", async ({
	server,
	phone,
}) => {
	const [rana, karim] = [await teacher(server, "Rana Khoury"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, []);
	const page = await phone(desktop);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, rana);
	await tabTo(page, button(page, "Mathematics"));
	await step(page, "Enter", heading(page, "Mathematics"));
	await tabTo(page, field(page, "Email"));
	await page.keyboard.type(karim.email);
	await press(page, "Enter");
	await expect(page.getByText("Karim Nassar", { exact: true })).toBeVisible();
	await expect(field(page, "Email")).toBeFocused();
	await expect(field(page, "Email")).toHaveValue("");

	await tabTo(page, button(page, "Copy the link"));
	await step(page, "Enter", button(page, "Copied"));
	const link = `${server.url}/dashboard-student#join/${maths.join_code}`;
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
	const renew = button(page, "New code").first();
	await tabTo(page, renew);
	const ask = page.getByRole("dialog", { name: "New code for Mathematics?" });
	await step(page, "Enter", ask.locator(":focus"));
	await step(page, "Escape", renew);
	await step(page, "Enter", ask.locator(":focus"));
	await tabTo(page, ask.getByRole("button", { name: "New code" }));
	await step(page, "Enter", renew);
	await expect(page.getByText("The course has a new code.", { exact: true })).toBeVisible();

	await tabTo(page, button(page, "Remove Karim Nassar"), "Shift+Tab");
	const question = page.getByRole("dialog", { name: "Remove Karim Nassar from Mathematics? The work stays." });
	await step(page, "Enter", question.locator(":focus"));
	await step(page, "Escape", button(page, "Remove Karim Nassar"));
	await step(page, "Enter", question.locator(":focus"));
	await tabTo(page, question.getByRole("button", { name: "Remove", exact: true }));
	await step(page, "Enter", page.getByRole("heading", { name: "Class list", exact: true }));
	await expect(page.getByText("Karim Nassar", { exact: true })).toHaveCount(0);
	const seats = await server.rows("enrollments", `course_id = '${maths.id}' && role_in_course = 'student'`);
	expect(seats).toEqual([]);
});

test("a teacher sets work, opens it, edits it and goes back by keyboard alone", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const page = await phone(desktop);
	await signIn(page, server, rana);
	const courseField = page.getByRole("combobox", { name: "Course", exact: true });
	await tabTo(page, tab(page, "My Courses"));
	await step(page, "ArrowRight", tab(page, "Create Course"));
	await step(page, "ArrowRight", tab(page, "Assignments"));
	await expect(courseField).toBeEnabled();
	await step(page, "Tab", courseField);
	await step(page, "Tab", field(page, "Title"));
	await press(page, "Enter");
	await expect(field(page, "Title")).toHaveAccessibleDescription("Required");
	await expect(field(page, "Title")).toBeFocused();
	await page.keyboard.type("Circles");
	await step(page, "Tab", field(page, "Instructions"));
	await page.keyboard.type("Draw one.");
	await step(page, "Tab", field(page, "Max Points"));
	await page.keyboard.type("20");
	await tabTo(page, button(page, "Create Assignment"));
	await press(page, "Space");
	await expect(button(page, "Circles")).toBeVisible();
	await expect(button(page, "Create Assignment")).toBeFocused();

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
	await step(page, "Shift+Tab", button(page, "All Assignments"));
	await step(page, "Enter", button(page, "Circles and spheres"));
	await expect
		.poll(() => server.rows("assignments", `course_id = '${maths.id}'`))
		.toMatchObject([{ title: "Circles and spheres", instructions: "Draw one.", max_points: 20 }]);
	await chipSays(page, "All sent");
});
