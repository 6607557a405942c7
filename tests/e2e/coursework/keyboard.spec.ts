// The whole way of a student and of a teacher without a mouse or a finger.
import type { Locator, Page } from "@playwright/test";
import { sheet } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Goes on with the Tab key until the wanted element has the focus; on the way every stop must be in sight. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
	await expect(wanted).toBeVisible();
	for (let stops = 0; stops < 60; stops++) {
		await page.keyboard.press("Tab");
		if (await wanted.evaluate((node) => node === document.activeElement)) {
			await expect(wanted).toBeInViewport();
			await expectFocusSeen(page, wanted);
			return;
		}
	}
	throw new Error(`The Tab key never came to ${wanted}`);
}

/** The focus is seen: the place looks different without it. */
async function expectFocusSeen(page: Page, element: Locator): Promise<void> {
	const box = await element.boundingBox();
	if (!box) throw new Error("The focused element is not drawn.");
	const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
	const picture = () => page.screenshot({ clip, animations: "disabled" });
	const focused = await picture();
	await element.evaluate((node) => node instanceof HTMLElement && node.blur());
	const without = await picture();
	await element.focus();
	expect({ element: String(element), seen: !focused.equals(without) }).toEqual({
		element: String(element),
		seen: true,
	});
}

async function enterByKeyboard(
	page: Page,
	server: RealServer,
	portal: string,
	person: { email: string; password: string },
) {
	await page.goto(`${server.url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByRole("main").getByRole("link", { name: "Go to the portal" }));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByRole("link", { name: `${portal}: sign in` }));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByLabel("Email"));
	await page.keyboard.type(person.email);
	await page.keyboard.press("Tab");
	await page.keyboard.type(person.password);
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/dashboard-/);
}

test("a student signs in, answers, reads and signs out by keyboard alone", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const page = await phone();
	await enterByKeyboard(page, server, "Student Portal", maya);
	await tabTo(page, page.getByRole("tab", { name: "Courses" }));
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Assignments (1)" })).toBeFocused();
	await tabTo(page, sheet(page, "Fractions").getByLabel("Your response"));
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(sheet(page, "Fractions").getByLabel("Your response")).toBeFocused();
	await page.keyboard.type("3/8 of a cup");
	await tabTo(page, page.getByRole("button", { name: "Submit Assignment" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("No pending assignments", { exact: true })).toBeVisible();
	await page.keyboard.press("Tab");
	await tabTo(page, page.getByRole("tab", { name: "Assignments (0)" }));
	await page.keyboard.press("End");
	await expect(page.getByRole("tab", { name: "Submitted" })).toBeFocused();
	await expect(sheet(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await tabTo(page, page.getByRole("button", { name: "Change my answer" }));
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Your new response")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("6/16 of a cup");
	await tabTo(page, page.getByRole("button", { name: "Replace my answer" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("group", { name: "Your answer" })).toHaveText("6/16 of a cup");
	const chip = page.getByRole("button", { name: /Open the list of unsent work$/ });
	await tabTo(page, chip);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(chip).toBeFocused();
	await tabTo(page, page.getByRole("button", { name: "Sign Out" }));
	await page.keyboard.press("Enter");
	await page.waitForURL(`${server.url}/`);
});

test("a teacher signs in and grades by keyboard alone", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const rana = await teacher(server);
	const maths = await course(server, rana, [maya, karim]);
	const task = await assignment(server, maths.id);
	await submission(server, maya, task.id);
	await submission(server, karim, task.id, { submitted_at: "2026-02-03 08:00:00.000Z" });
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await enterByKeyboard(page, server, "Teacher Portal", rana);
	await tabTo(page, page.getByRole("tab", { name: "My Courses" }));
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("tab", { name: "Grading (2)" })).toBeFocused();
	const grade = page.getByLabel("Grade", { exact: true });
	await tabTo(page, grade);
	await page.keyboard.type("18");
	await tabTo(page, page.getByRole("button", { name: "16", exact: true }));
	await page.keyboard.press("Space");
	await expect(grade).toHaveValue("16");
	await tabTo(page, page.getByLabel(/^Feedback/));
	await page.keyboard.type("Good.");
	await tabTo(page, page.getByRole("button", { name: "Show your steps." }));
	await page.keyboard.press("Enter");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("Good. Show your steps.");
	await tabTo(page, page.getByRole("button", { name: "Submit Grade" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Karim Nassar", level: 2 })).toBeVisible();
	await expect(grade).toBeFocused();
	await page.keyboard.type("20");
	await page.keyboard.press("Enter");
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	const given = async () =>
		(await server.rows("submissions", `graded_by = '${rana.id}'`)).map((row) => `${row.grade} ${row.feedback}`).sort();
	await expect.poll(given).toEqual(["16 Good. Show your steps.", "20 "]);
});
