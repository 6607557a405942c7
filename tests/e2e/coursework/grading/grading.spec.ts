// A teacher grades without a mouse and without a network. What is a valid grade and the other keys: tests/screens.
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

test("a digit begins a grade wherever the focus is; grades given offline wait together and are announced together", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme"]) students.push(await student(server, name));
	const task = await assignment(server, (await course(server, rana, students)).id);
	for (const [at, writer] of students.entries()) {
		await submission(server, writer, task.id, { submitted_at: `2026-02-0${at + 2} 22:18:00.000Z` });
	}
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	const inFront = page.getByRole("article").getByRole("heading", { level: 2 });
	const grade = page.getByLabel("Grade", { exact: true });
	await signIn(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront).toHaveText("Maya Haddad");
	await goOffline(page);
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.type("16");
	await expect(grade).toHaveValue("16");
	await expect(grade).toBeFocused();
	await page.keyboard.press("Enter");
	for (const next of ["Karim Nassar", "Tia Rahme"]) {
		await expect(inFront).toHaveText(next);
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
