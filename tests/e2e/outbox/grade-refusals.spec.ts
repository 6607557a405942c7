// A grade waits while its teacher's role is taken away.
import { judge } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chip, chipSays, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { submission } from "#support/school.ts";
import { aClass } from "./maths-class.ts";

test("a role taken away while a grade waits: its rows leave the phone, the grade stays listed, and is sent when the role is back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[049] .*\/api\/batch/, /net::ERR_INTERNET_DISCONNECTED/);
	const { maya, rana, task } = await aClass(server);
	await submission(server, maya, task.id, { text_body: "3/8" });
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByLabel("Title", { exact: true }).fill("Acids");
	await page.getByLabel("Instructions", { exact: true }).fill("Read page 12.");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await openTab(page, "Grading (1)");
	await expect(cardOf(page, maya.name)).toBeVisible();
	await goOffline(page);
	await page.getByLabel("Grade", { exact: true }).fill("18");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Grade waiting to send")).toBeVisible();
	await server.update("user_roles", rana.roleId, { role: "student" });
	await page.context().setOffline(false);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Rana");
	await openTab(page, "Courses");
	await expect(page.getByText("Not enrolled in any courses yet", { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	await chip(page).click();
	const list = page.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("Fractions", { exact: false }).first()).toBeVisible();
	await expect(list.getByText("This course is not yours to grade any more. Your grade is kept here.")).toBeVisible();
	await expect(list.getByText("New assignment: Acids", { exact: true })).toBeVisible();
	await expect(list.getByText("Read page 12.", { exact: true })).toBeVisible();
	await expect(list.getByText(/[{}]/)).toHaveCount(0);
	await judge(page, "what a lost role leaves");
	await list.getByRole("button", { name: "Close" }).click();
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await openTab(page, "Assignments");
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Acids");
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(row?.grade).toBe(18);
});
