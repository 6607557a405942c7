// The whole path of a teacher without a mouse or a finger. After each step the focus is where the person goes on; the test
// itself never sets the focus.
import { button, enterByKeyboard, field, heading, press, step, tab, tabTo } from "#support/browser/keyboard.ts";
import { chipSays } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

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
