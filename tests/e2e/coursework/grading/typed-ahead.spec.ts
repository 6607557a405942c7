// A teacher with a pile of answers types faster than a slow computer draws the next one.
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { gradeOf, inFront } from "./waiting-answers.ts";

const grades = [15, 6, 17, 8, 19, 10, 11, 2, 13, 4];

test("each grade goes to the answer it was meant for, however fast they are typed", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const names = grades.map((grade) => `Student of ${grade}`);
	const students: Person[] = [];
	for (const name of names) students.push(await student(server, name));
	const task = await assignment(server, (await course(server, rana, students)).id);
	for (const [at, writer] of students.entries()) {
		const minute = String(at).padStart(2, "0");
		await submission(server, writer, task.id, { submitted_at: `2026-02-02 22:${minute}:00.000Z` });
	}
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openDashboard(page, server, rana);
	await openTab(page, `Grading (${grades.length})`);
	await expect(inFront(page)).toHaveText("Student of 15");
	await expect(gradeOf(page)).toBeFocused();
	const slow = await page.context().newCDPSession(page);
	await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	for (const grade of grades) {
		await page.keyboard.type(String(grade));
		await page.keyboard.press("Enter");
	}
	await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	const answers = () => server.rows("submissions", `assignment_id = '${task.id}'`);
	const given = async () => {
		const rows = await answers();
		return students.map(({ id }) => rows.find((row) => row.student_id === id)?.grade);
	};
	await expect.poll(given).toEqual(grades);
	// None was given twice.
	expect((await answers()).filter(({ grade_changes }) => grade_changes !== null)).toEqual([]);
});
