// Where the focus is when an answer comes up to be graded, on a touch screen and for who came by keyboard.
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { gradeOf, inFront, threeAnswers } from "./waiting-answers.ts";

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

	const desktop = await phone({ viewport: { width: 1360, height: 900 } });
	await openDashboard(desktop, server, rana);
	await desktop.getByRole("tab", { name: "My Courses" }).focus();
	for (let times = 0; times < 3; times++) await desktop.keyboard.press("ArrowRight");
	const tab = desktop.getByRole("tab", { name: "Grading (2)" });
	await expect(tab).toBeFocused();
	await expect(inFront(desktop)).toHaveText("Karim Nassar");
	await expect(tab).toBeFocused();
	await desktop.keyboard.type("12");
	await expect(gradeOf(desktop)).toHaveValue("12");
	await expect(gradeOf(desktop)).toBeFocused();
});
