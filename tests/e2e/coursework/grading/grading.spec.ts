// A teacher grades without a mouse and without a network. What is a valid grade and the other keys: tests/screens.
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { gradeOf, inFront, threeAnswers } from "./waiting-answers.ts";

test("a digit begins a grade wherever the focus is; grades given offline wait together and are announced together", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const rana = await threeAnswers(server);
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	const grade = gradeOf(page);
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await goOffline(page);
	// The press on the tab left the focus in the field.
	await expect(grade).toBeFocused();
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.type("16");
	await expect(grade).toHaveValue("16");
	await expect(grade).toBeFocused();
	await page.keyboard.press("Enter");
	for (const next of ["Karim Nassar", "Tia Rahme"]) {
		await expect(inFront(page)).toHaveText(next);
		await grade.fill("11");
		await page.getByRole("button", { name: "Submit Grade", exact: true }).click();
	}
	await expect(page.getByText("3 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(page, "Offline · 3 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	await expect(page.getByText("3 items were sent.", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).not.toContain("Submission graded successfully!");
	const grades = (await server.rows("submissions", `graded_by = '${rana.id}'`)).map((row) => row.grade).sort();
	expect(grades).toEqual([11, 11, 16]);
});
