// "Done when 2" of the first step: written while the server is gone, the browser killed, everything there afterwards.

import { chipSays, keptByServiceWorker, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const text = "½ + ¼ makes ¾ of a cup.\nمرحبا 😀 « C'est juste. »";

async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id);
	return { maya, rana, task };
}

test("an answer written in a power cut outlives a killed browser and arrives once, without a touch", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, task } = await aClass(server);
	const before = await killable.open();
	await signIn(before, server, maya);
	await keptByServiceWorker(before);
	await openTab(before, "Assignments (1)");
	await expect(sheet(before, "Fractions")).toBeVisible();

	await server.stop("SIGKILL");
	await sheet(before, "Fractions").getByLabel("Your response").fill(text);
	await sheet(before, "Fractions").getByRole("button", { name: "Submit Assignment" }).click();
	await expect(before.getByText("No pending assignments")).toBeVisible();
	await killable.kill();

	const page = await killable.open();
	await page.goto(`${server.url}/`);
	await page.getByRole("link", { name: "Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await openTab(page, "Submitted");
	const sent = sheet(page, "Fractions");
	await expect(sent.getByRole("group", { name: "Your answer" })).toHaveText(text);
	await expect(sent.getByText("Waiting to send")).toBeVisible();
	await expect(sent.getByText("Sent to your teacher")).toHaveCount(0);
	await chipSays(page, "Offline · 1 waiting");
	expect(await toastsOf(page)).not.toContain("Assignment submitted successfully!");

	await server.start();
	await expect(sent.getByText("Sent to your teacher")).toBeVisible({ timeout: 60_000 });
	await chipSays(page, "All sent");
	const rows = await server.rows("submissions");
	expect(rows.map(({ text_body, student_id, assignment_id }) => ({ text_body, student_id, assignment_id }))).toEqual([
		{ text_body: text, student_id: maya.id, assignment_id: task.id },
	]);
	await expect(page.getByText("Assignment submitted successfully!")).toBeVisible();
	expect((await toastsOf(page)).filter((words) => words === "Assignment submitted successfully!")).toHaveLength(1);
});

test("a grade given in a power cut outlives a killed browser, arrives once, and the student sees it", async ({
	ownServer: server,
	killable,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, rana, task } = await aClass(server);
	await submission(server, maya, task.id, { text_body: "3/4" });
	const before = await killable.open();
	await signIn(before, server, rana);
	await keptByServiceWorker(before);
	await openTab(before, "Grading (1)");
	await expect(before.getByRole("group", { name: "Student response" })).toHaveText("3/4");

	await server.stop("SIGKILL");
	await before.getByLabel("Grade", { exact: true }).fill("18");
	await before.getByLabel("Feedback").fill("Well done. أحسنتِ");
	await before.getByRole("button", { name: "Submit Grade" }).click();
	await expect(before.getByText("No submissions to grade")).toBeVisible();
	await killable.kill();

	const page = await killable.open();
	await page.goto(`${server.url}/dashboard-tutor`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await openTab(page, "Grading (0)");
	await expect(page.getByText("Grade waiting to send")).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");

	await server.start();
	await expect(page.getByText("Grade waiting to send")).toHaveCount(0, { timeout: 60_000 });
	await chipSays(page, "All sent");
	await expect(page.getByText("Submission graded successfully!")).toBeVisible();
	expect((await toastsOf(page)).filter((words) => words === "Submission graded successfully!")).toHaveLength(1);
	const rows = await server.rows("submissions");
	expect(rows.map(({ grade, feedback, graded_by }) => ({ grade, feedback, graded_by }))).toEqual([
		{ grade: 18, feedback: "Well done. أحسنتِ", graded_by: rana.id },
	]);

	const hers = await phone({ keepsApp: true });
	await signIn(hers, server, maya);
	await openTab(hers, "Submitted");
	const graded = sheet(hers, "Fractions");
	await expect(graded.getByText("18/20", { exact: true })).toBeVisible();
	await expect(graded.locator('svg[viewBox="0 0 100 56"] path')).toBeVisible();
	await expect(graded.getByRole("heading", { name: "Teacher Feedback" })).toBeVisible();
	await expect(graded.getByText("Well done. أحسنتِ", { exact: true })).toBeVisible();
	await expect(graded.getByText("Rana Khoury")).toBeVisible();
});

test("somebody who signed in a moment before the cut is signed in after it", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aClass(server);
	const before = await killable.open();
	await before.goto(`${server.url}/login`);
	await keptByServiceWorker(before);
	await signIn(before, server, maya);
	await expect(sheet(before, "Mathematics")).toBeVisible();
	await killable.kill();
	await server.stop("SIGKILL");

	const page = await killable.open();
	await page.goto(`${server.url}/dashboard-student`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expect(sheet(page, "Mathematics")).toBeVisible();
});

test("somebody who signed out a moment before the cut is signed out after it", async ({
	ownServer: server,
	killable,
}) => {
	const { maya } = await aClass(server);
	const first = await killable.open();
	await signIn(first, server, maya);
	await killable.close();

	const before = await killable.open();
	await before.goto(`${server.url}/dashboard-student`);
	await before.getByRole("button", { name: "Sign Out" }).click();
	await before.waitForURL(`${server.url}/`);
	await killable.kill();

	const page = await killable.open();
	await page.goto(`${server.url}/dashboard-student`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to your notebook");
	await expect(page.getByRole("link", { name: "Portal" }).first()).toBeVisible();
});

test("a draft is still there when the browser is killed one second after the last key", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aClass(server);
	const before = await killable.open();
	await signIn(before, server, maya);
	await keptByServiceWorker(before);
	await openTab(before, "Assignments (1)");
	await server.stop("SIGKILL");
	const field = sheet(before, "Fractions").getByLabel("Your response");
	await field.pressSequentially("Half a cup and a");
	await field.press("x");
	// The one second is the promise; that is why this test watches a clock.
	const lastKey = Date.now();
	await expect.poll(() => Date.now() - lastKey, { intervals: [20] }).toBeGreaterThanOrEqual(1000);
	await killable.kill();

	const page = await killable.open();
	await page.goto(`${server.url}/dashboard-student#assignments`);
	await expect(sheet(page, "Fractions").getByLabel("Your response")).toHaveValue("Half a cup and ax");
	await expect(sheet(page, "Fractions").getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	expect(await server.start().then(() => server.rows("submissions"))).toEqual([]);
});
