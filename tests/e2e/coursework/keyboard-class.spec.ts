// A class from its making to a changed grade without a mouse or a finger. After a step the focus stands where its owner
// goes on; nothing here is focused by the test.
import type { Locator, Page } from "@playwright/test";
import { tabTo } from "#support/browser/keyboard.ts";
import { chipSays, sheet, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

const refused = /status of 400 .*\/api\/lead\/join/;
const desk = { viewport: { width: 1360, height: 860 } };

const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole("main").getByRole("button", { name, exact: true });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 2, name, exact: true });
const key = (page: Page, name: string): Promise<void> => page.keyboard.press(name);

/** Presses a key and waits until the focus is where that leads. */
async function step(page: Page, name: string, to: Locator): Promise<void> {
	await key(page, name);
	await expect(to).toBeFocused();
}

test("a teacher makes a course, finds it, opens it and edits it by keyboard alone", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone(desk);
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
	await key(page, "ArrowDown");
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
	await key(page, "End");
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
	const page = await phone(desk);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, rana);
	await tabTo(page, button(page, "Mathematics"));
	await step(page, "Enter", heading(page, "Mathematics"));
	await tabTo(page, field(page, "Email"));
	await page.keyboard.type(karim.email);
	await key(page, "Enter");
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
	await tabTo(page, question.getByRole("button", { name: "Remove", exact: true }));
	await step(page, "Enter", page.getByRole("heading", { name: "Class list", exact: true }));
	await expect(page.getByText("Karim Nassar", { exact: true })).toHaveCount(0);
	const seats = await server.rows("enrollments", `course_id = '${maths.id}' && role_in_course = 'student'`);
	expect(seats).toEqual([]);
});

test("a student mends a wrong code, joins, answers and looks again by keyboard alone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), []);
	for (const title of ["Angles", "Circles"]) await assignment(server, maths.id, { title });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	const [open, code] = [button(page, "Join with a code"), field(page, "Join code")];
	await tabTo(page, open);
	await step(page, "Enter", code);
	await page.keyboard.type("K7M2QX");
	await key(page, "Enter");
	await expect(code).toHaveAccessibleDescription("A code has 7 letters and digits. This one has 6.");
	await expect(code).toBeFocused();
	await page.keyboard.type("P");
	await step(page, "Enter", open);
	await tabTo(page, button(page, "Change the code"), "Shift+Tab");
	await step(page, "Enter", code);
	await key(page, "ControlOrMeta+a");
	await page.keyboard.type(String(maths.join_code));
	await key(page, "Enter");
	await expect(sheet(page, "Mathematics")).toBeVisible();
	await expect(open).toBeFocused();

	await tabTo(page, tab(page, "Courses"), "Shift+Tab");
	await step(page, "ArrowRight", tab(page, "Assignments (2)"));
	const response = (title: string) => sheet(page, title).getByLabel("Your response");
	const submit = (title: string) => sheet(page, title).getByRole("button", { name: "Submit Assignment" });
	await tabTo(page, response("Angles"));
	await page.keyboard.type("90 degrees");
	await step(page, "Tab", submit("Angles"));
	await key(page, "Enter");
	await expect(sheet(page, "Angles")).toHaveCount(0);
	// The next sheet stands in its place, and so does the next stop.
	await step(page, "Tab", response("Circles"));
	await page.keyboard.type("Two of them");
	await step(page, "Tab", submit("Circles"));
	await key(page, "Enter");
	await expect(page.getByText("No pending assignments", { exact: true })).toBeVisible();
	await tabTo(page, tab(page, "Assignments (0)"), "Shift+Tab");
	await step(page, "ArrowRight", tab(page, "Submitted"));
	await tabTo(page, sheet(page, "Circles").getByRole("button", { name: "Change my answer" }));
	await step(page, "Enter", field(page, "Your new response"));
	await tabTo(page, button(page, "Cancel"));
	await expect.poll(() => server.rows("submissions", `student_id = '${maya.id}'`)).toHaveLength(2);
	await chipSays(page, "All sent");
});

test("a teacher sets work, opens it, edits it and goes back by keyboard alone", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const page = await phone(desk);
	await signIn(page, server, rana);
	const courseField = page.getByRole("combobox", { name: "Course", exact: true });
	await tabTo(page, tab(page, "My Courses"));
	await step(page, "ArrowRight", tab(page, "Create Course"));
	await step(page, "ArrowRight", tab(page, "Assignments"));
	await expect(courseField).toBeEnabled();
	await step(page, "Tab", courseField);
	await step(page, "Tab", field(page, "Title"));
	await key(page, "Enter");
	await expect(field(page, "Title")).toHaveAccessibleDescription("Required");
	await expect(field(page, "Title")).toBeFocused();
	await page.keyboard.type("Circles");
	await step(page, "Tab", field(page, "Instructions"));
	await page.keyboard.type("Draw one.");
	await step(page, "Tab", field(page, "Max Points"));
	await page.keyboard.type("20");
	await tabTo(page, button(page, "Create Assignment"));
	await key(page, "Space");
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
	await key(page, "End");
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

test("a teacher grades an answer and changes the grade with a reason by keyboard alone", async ({ server, phone }) => {
	const [rana, maya] = [await teacher(server, "Rana Khoury"), await student(server, "Maya Haddad")];
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id);
	await submission(server, maya, task.id);
	const page = await phone(desk);
	await signIn(page, server, rana);
	await tabTo(page, tab(page, "My Courses"));
	await step(page, "ArrowLeft", tab(page, "Grading (1)"));
	await tabTo(page, field(page, "Grade"));
	await page.keyboard.type("18");
	await key(page, "Enter");
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await tabTo(page, tab(page, "Grading (0)"), "Shift+Tab");
	await step(page, "ArrowLeft", tab(page, "Assignments"));
	await tabTo(page, button(page, "Fractions"));
	await step(page, "Enter", heading(page, "Fractions"));

	await tabTo(page, button(page, /^Maya Haddad/));
	await key(page, "Enter");
	await expect(page.getByRole("group", { name: "Student response" })).toBeVisible();
	await tabTo(page, button(page, "Change grade"));
	await step(page, "Enter", field(page, "Grade"));
	await key(page, "ControlOrMeta+a");
	await page.keyboard.type("19");
	// Forgotten, the reason is asked for where it is missing.
	await step(page, "Enter", field(page, "Reason"));
	await expect(field(page, "Reason")).toHaveAccessibleDescription("Please say why the grade changes");
	await page.keyboard.type("A step more.");
	await step(page, "Tab", button(page, "Save the new grade"));
	await step(page, "Enter", button(page, "Change grade"));
	// Not by the chip: it says "All sent" of the first grade already.
	await expect
		.poll(() => server.rows("submissions", `assignment_id = '${task.id}'`))
		.toMatchObject([{ grade: 19, grade_changes: [{ grade: 18, reason: "A step more." }] }]);
	await chipSays(page, "All sent");
});
