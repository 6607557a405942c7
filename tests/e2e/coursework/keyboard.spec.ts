// The whole path of a student and of a teacher without a mouse or a finger. After each step the focus is where the person
// goes on; the test itself never sets the focus.
import type { Page } from "@playwright/test";
import { button, field, heading, press, step, tab, tabTo } from "#support/browser/keyboard.ts";
import { account, cardOf, chipSays } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

async function enterByKeyboard(page: Page, server: RealServer, portal: string, person: Person): Promise<void> {
	await page.goto(`${server.url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await step(page, "Tab", page.getByRole("link", { name: "Skip to content" }));
	await press(page, "Enter");
	await tabTo(page, page.getByRole("main").getByRole("link", { name: "Go to the portal" }));
	await press(page, "Enter");
	await tabTo(page, page.getByRole("link", { name: `${portal}: sign in` }));
	await press(page, "Enter");
	await tabTo(page, page.getByLabel("Email"));
	await page.keyboard.type(person.email);
	await press(page, "Tab");
	await page.keyboard.type(person.password);
	await press(page, "Enter");
	await page.waitForURL(/\/dashboard-/);
}

test("a student signs in, mends a wrong code, joins, answers, looks again and signs out by keyboard alone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 400 .*\/api\/lead\/join/);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), []);
	for (const title of ["Angles", "Circles"]) await assignment(server, maths.id, { title });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await enterByKeyboard(page, server, "Student Portal", maya);

	const [open, code] = [button(page, "Join with a code"), field(page, "Join code")];
	await tabTo(page, open);
	await step(page, "Enter", code);
	await page.keyboard.type("K7M2QX");
	await press(page, "Enter");
	await expect(code).toHaveAccessibleDescription("A code has 7 letters and digits. This one has 6.");
	await expect(code).toBeFocused();
	await page.keyboard.type("P");
	await press(page, "Enter");
	await expect(code).toHaveAccessibleDescription(/^No course has this code\./);
	await expect(code).toBeFocused();
	await press(page, "ControlOrMeta+a");
	await page.keyboard.type(String(maths.join_code));
	await press(page, "Enter");
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await expect(open).toBeFocused();

	await tabTo(page, tab(page, "Courses"), "Shift+Tab");
	await step(page, "ArrowRight", tab(page, "Assignments (2)"));
	const response = (title: string) => cardOf(page, title).getByLabel("Your response");
	const submit = (title: string) => cardOf(page, title).getByRole("button", { name: "Submit Assignment" });
	const opening = (title: string) => cardOf(page, title).getByRole("button", { name: "Open" });
	await tabTo(page, opening("Angles"));
	await press(page, "Enter");
	await expect(page.getByRole("heading", { name: "Angles" })).toBeFocused();
	await tabTo(page, response("Angles"));
	// Nothing is written yet, so the button leads back to the field.
	await step(page, "Tab", submit("Angles"));
	await step(page, "Enter", response("Angles"));
	await page.keyboard.type("90 degrees");
	await tabTo(page, submit("Angles"));
	await press(page, "Enter");
	await expect(cardOf(page, "Angles")).toHaveCount(0);
	await step(page, "Tab", opening("Circles"));
	await press(page, "Enter");
	await expect(page.getByRole("heading", { name: "Circles" })).toBeFocused();
	await step(page, "Tab", response("Circles"));
	await page.keyboard.type("Two of them");
	await step(page, "Tab", submit("Circles"));
	await press(page, "Enter");
	await expect(page.getByText("No pending assignments", { exact: true })).toBeVisible();
	await tabTo(page, tab(page, "Assignments (0)"), "Shift+Tab");
	await step(page, "End", tab(page, "Submitted"));
	await expect(cardOf(page, "Circles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await tabTo(page, cardOf(page, "Circles").getByRole("button", { name: "Change my answer" }));
	await step(page, "Enter", field(page, "Your new response"));
	await press(page, "ControlOrMeta+a");
	await page.keyboard.type("Three of them");
	await tabTo(page, button(page, "Replace my answer"));
	await press(page, "Enter");
	await expect(cardOf(page, "Circles").getByRole("group", { name: "Your answer" })).toHaveText("Three of them");

	const chip = page.getByRole("button", { name: /Open the list of unsent work$/ });
	// Backwards, because only a browser with a window goes from the last stop of a page to the first.
	await tabTo(page, chip, "Shift+Tab");
	await press(page, "Enter");
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
	await step(page, "Escape", chip);
	await tabTo(page, account(page));
	await press(page, "Enter");
	await tabTo(page, page.getByRole("button", { name: "Sign Out" }));
	await press(page, "Enter");
	await page.waitForURL(`${server.url}/`);
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	await expect.poll(async () => (await texts()).sort()).toEqual(["90 degrees", "Three of them"]);
});

test("a teacher signs in, grades and changes a grade with a reason by keyboard alone", async ({ server, phone }) => {
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const rana = await teacher(server);
	const maths = await course(server, rana, [maya, karim]);
	const task = await assignment(server, maths.id);
	await submission(server, maya, task.id);
	await submission(server, karim, task.id, { submitted_at: "2026-02-03 08:00:00.000Z" });
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await enterByKeyboard(page, server, "Teacher Portal", rana);
	await tabTo(page, tab(page, "My Courses"));
	await step(page, "ArrowLeft", tab(page, "Grading (2)"));
	const grade = field(page, "Grade");
	await tabTo(page, grade);
	await page.keyboard.type("18");
	await tabTo(page, page.getByRole("button", { name: "16", exact: true }), "Shift+Tab");
	await press(page, "Space");
	await expect(grade).toHaveValue("16");
	await tabTo(page, page.getByLabel(/^Feedback/));
	await page.keyboard.type("Good.");
	await tabTo(page, button(page, "Show your steps."));
	await press(page, "Enter");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("Good. Show your steps.");
	await tabTo(page, button(page, "Submit Grade"), "Shift+Tab");
	await press(page, "Enter");
	await expect(heading(page, "Karim Nassar")).toBeVisible();
	await expect(grade).toBeFocused();
	await page.keyboard.type("20");
	await press(page, "Enter");
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	const given = async () =>
		(await server.rows("submissions", `graded_by = '${rana.id}'`)).map((row) => `${row.grade} ${row.feedback}`).sort();
	await expect.poll(given).toEqual(["16 Good. Show your steps.", "20 "]);

	await tabTo(page, tab(page, "Grading (0)"), "Shift+Tab");
	await step(page, "ArrowLeft", tab(page, "Assignments"));
	await tabTo(page, button(page, "Fractions"));
	await step(page, "Enter", heading(page, "Fractions"));
	await tabTo(page, button(page, /^Maya Haddad/));
	await press(page, "Enter");
	await expect(page.getByRole("group", { name: "Student response" })).toBeVisible();
	await tabTo(page, button(page, "Change grade"));
	await step(page, "Enter", grade);
	await press(page, "ControlOrMeta+a");
	await page.keyboard.type("19");
	await tabTo(page, field(page, "Reason"));
	await page.keyboard.type("A step more.");
	await step(page, "Tab", button(page, "Save the new grade"));
	await step(page, "Enter", button(page, "Change grade"));
	// The chip does not help: it says "All sent" about the first grades already.
	await expect
		.poll(() => server.rows("submissions", `student_id = '${maya.id}'`))
		.toMatchObject([{ grade: 19, grade_changes: [{ grade: 16, reason: "A step more." }] }]);
	await chipSays(page, "All sent");
	await step(page, "Shift+Tab", button(page, /^Maya Haddad/));
	await press(page, "Space");
	await expect(button(page, "Change grade")).toHaveCount(0);
});
