// A grade given without a server in a browser that is then killed.
import { chipSays, keptByServiceWorker, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

test("a grade given in a power cut outlives a killed browser and arrives once", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const task = await assignment(server, (await course(server, rana, [maya])).id);
	await submission(server, maya, task.id, { text_body: "3/4" });
	const before = await killable.open();
	await openDashboard(before, server, rana);
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
});
