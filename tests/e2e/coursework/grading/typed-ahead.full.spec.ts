// A teacher with a pile of answers types faster than a slow computer draws the next one.
import type { Page } from "@playwright/test";
import { goOffline } from "#support/browser/offline.ts";
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, type NewPhone, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { gradeOf, inFront, submit, threeAnswers } from "./waiting-answers.ts";

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

/** Three answers wait, the first is in front, and the computer is slow. */
async function slowComputer(server: RealServer, phone: NewPhone): Promise<Page> {
	const rana = await threeAnswers(server);
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await expect(gradeOf(page)).toBeFocused();
	const slow = await page.context().newCDPSession(page);
	await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	return page;
}

test("a second press of Enter or of the button is none for the next answer, and loses nothing of what follows", async ({
	server,
	phone,
}) => {
	const page = await slowComputer(server, phone);
	await page.keyboard.type("7");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(gradeOf(page)).toBeFocused();
	await expect(gradeOf(page)).not.toHaveAttribute("aria-invalid", "true");
	await gradeOf(page).fill("8");
	await submit(page).dblclick();
	await page.keyboard.type("9");
	await expect(inFront(page)).toHaveText("Tia Rahme");
	await expect(gradeOf(page)).toHaveValue("9");
});

test("a grade taken back at once can be typed again, and so can everything else", async ({ server, phone }) => {
	const page = await slowComputer(server, phone);
	await page.keyboard.type("7");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: /^Undo/ }).dispatchEvent("click");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await expect(gradeOf(page)).toHaveValue("7");
	await gradeOf(page).fill("");
	await page.keyboard.type("19");
	await expect(gradeOf(page)).toHaveValue("19");
	await page.getByLabel("Feedback").fill("");
	await page.getByLabel("Feedback").press("5");
	await expect(page.getByLabel("Feedback")).toHaveValue("5");
});

test("what is typed after Z is for the grade that is taken back, with the network and without", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const page = await slowComputer(server, phone);
	const give = async (grade: string) => {
		await page.keyboard.type(grade);
		await page.keyboard.press("Enter");
	};
	const said = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
	const bySubmitted = (a: Row, b: Row) => String(a.submitted_at).localeCompare(String(b.submitted_at));
	const grades = async () => {
		const rows = await server.rows("submissions");
		return rows.sort(bySubmitted).map((row) => row.graded_at && row.grade);
	};
	await give("4");
	await expect.poll(grades).toEqual([4, "", ""]);
	await said("Maya Haddad 4/20");
	// Pressed twice, it is one press.
	await page.keyboard.type("zz");
	await give("10");
	// The line names the grade as it was mended, and leads back once more.
	await said("Maya Haddad 10/20");
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect.poll(grades).toEqual([10, "", ""]);
	await page.keyboard.type("z");
	await give("12");
	await give("7");
	await said("Karim Nassar 7/20");
	await expect.poll(grades).toEqual([12, 7, ""]);

	await expect(inFront(page)).toHaveText("Tia Rahme");
	await goOffline(page);
	await give("5");
	await said("Tia Rahme 5/20");
	await page.keyboard.type("z");
	await give("11");
	await said("Tia Rahme 11/20");
	await page.keyboard.type("z");
	await expect(gradeOf(page)).toHaveValue("11");
	// With nothing more to take back, it is no letter of a grade.
	await page.keyboard.type("z");
	await expect(gradeOf(page)).toHaveValue("11");
});

test("Enter held down submits one grade, and not the one that was begun for the next answer", async ({
	server,
	phone,
}) => {
	const page = await slowComputer(server, phone);
	const listed = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
	await listed("Karim Nassar").click();
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await gradeOf(page).fill("15");
	await listed("Maya Haddad").click();
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await gradeOf(page).fill("7");
	await page.keyboard.down("Enter");
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(gradeOf(page)).toHaveValue("15");
	await expect(gradeOf(page)).toBeFocused();
	// Each press without a release before it is what a held key sends.
	for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(inFront(page)).toHaveText("Tia Rahme");
	await expect(page.getByText("Karim Nassar 14/20", { exact: true })).toBeVisible();
});
