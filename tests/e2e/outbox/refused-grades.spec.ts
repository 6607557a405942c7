// A grade the server did not take: both grades are seen, and an answer that changed comes back to its teacher.
import type { Page } from "@playwright/test";
import { cardOf, chipSays, openTab, signIn } from "#support/browser/portal.ts";
import { expect, type NewPhone, type Strays, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { aClass, openDashboard } from "./two-teachers.ts";

/** Rana's grade waits on her phone while Joseph's arrives: hers is refused. Her page. */
async function graded(server: RealServer, phone: NewPhone, strays: Strays): Promise<Page> {
	strays.allow(serverIsDown, /status of (400|409) .*\/api\/batch/);
	const { maya, rana, joseph, task } = await aClass(server);
	await submission(server, maya, task.id, { text_body: "3/8" });
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 900 } });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (1)");
	await expect(page.getByRole("group", { name: "Student response" })).toHaveText("3/8");
	await server.stop();
	await page.getByLabel("Grade", { exact: true }).fill("11");
	await page.getByLabel(/^Feedback/).fill("Halve it again.");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Grade waiting to send")).toBeVisible();

	// The second teacher is quicker: the first one's phone has no network yet.
	strays.allow(/net::ERR_INTERNET_DISCONNECTED .*\/api\//);
	await page.context().setOffline(true);
	await server.start();
	const other = await phone({ keepsApp: true, viewport: { width: 1360, height: 900 } });
	await signIn(other, server, joseph);
	await openTab(other, "Grading (1)");
	await other.getByLabel("Grade", { exact: true }).fill("19");
	await other.getByLabel(/^Feedback/).fill("Exactly right.");
	await other.getByRole("button", { name: "Submit Grade" }).click();
	await expect(other.getByText("Submission graded successfully!", { exact: true })).toBeVisible();
	await page.context().setOffline(false);

	await expect(
		page.getByText("Somebody graded this answer first. That grade counts; yours was not sent."),
	).toBeVisible();
	await expect(page.getByText("Failed to grade submission", { exact: true })).toBeVisible();
	const desk1 = cardOf(page, "Maya Haddad");
	await expect(desk1.getByText("19/20", { exact: true })).toBeVisible();
	await expect(desk1.getByText("Exactly right.", { exact: true })).toBeVisible();
	await expect(desk1.getByText("11/20", { exact: true })).toBeVisible();
	await expect(desk1.getByText("Halve it again.", { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	expect(await toastsOf(page)).not.toContain("Submission graded successfully!");
	expect((await server.rows("submissions")).map(({ grade, feedback }) => [grade, feedback])).toEqual([
		[19, "Exactly right."],
	]);
	return page;
}

test("when a second teacher graded first both grades are seen, and the first one stands", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	const page = await graded(server, phone, strays);
	const desk1 = cardOf(page, "Maya Haddad");
	await desk1.getByRole("button", { name: "Keep the other grade" }).click();
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
});

test("the grade that came second can be made to count, with a reason, and the first one is remembered", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	const page = await graded(server, phone, strays);
	const desk1 = cardOf(page, "Maya Haddad");
	await desk1.getByRole("button", { name: "Use my grade" }).click();
	await expect(desk1.getByText("Please say why the grade changes", { exact: true })).toBeVisible();
	await desk1.getByLabel("Why yours should count").fill("We agreed on it in the staff room.");
	await desk1.getByRole("button", { name: "Use my grade" }).click();
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	const [row] = await server.rows("submissions");
	expect(row).toMatchObject({
		grade: 11,
		feedback: "Halve it again.",
		grade_changes: [{ grade: 19, feedback: "Exactly right.", reason: "We agreed on it in the staff room." }],
	});
});

test("an answer changed while it was being graded comes back to the teacher, old words and new", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of (400|409) .*\/api\/batch/);
	const { maya, rana, task } = await aClass(server);
	const row = await submission(server, maya, task.id, { text_body: "3/8" });
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 900 } });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (1)");
	await page.getByLabel("Grade", { exact: true }).fill("11");
	await server.update("submissions", row.id, { text_body: "6/16, shortened 3/8", revision: "abcdefghijklmn1" });
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(
		page.getByText(
			"The student changed the answer after you read it. Your grade was not sent. Read the new answer, then submit again.",
		),
	).toBeVisible();
	const again = cardOf(page, "Maya Haddad");
	await expect(again.getByRole("group", { name: "Student response" })).toHaveText("6/16, shortened 3/8");
	await expect(again.getByText("3/8", { exact: true })).toBeVisible();
	await expect(page.getByLabel("Grade", { exact: true })).toHaveValue("11");
	expect((await server.rows("submissions")).map(({ graded_at }) => graded_at)).toEqual([""]);
	await page.getByRole("button", { name: "Grade the new answer" }).click();
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Submission graded successfully!", { exact: true })).toBeVisible();
	expect((await server.rows("submissions")).map(({ grade }) => grade)).toEqual([11]);
});
