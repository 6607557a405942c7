// A grade that waits while its points are lowered or its teacher's role is taken away.
import { judge } from "#support/browser/looks.ts";
import {
	cardOf,
	chip,
	chipSays,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	signIn,
} from "#support/browser/portal.ts";
import { expect, type NewPhone, noNetwork, type Strays, test } from "#support/browser/test.ts";
import { submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { aClass } from "./maths-class.ts";

const refusedBatch = /status of 40[049] .*\/api\/batch/;

/** Rana's dashboard, which opens without a network too; Maya's answer waits there for its grade. */
async function openDashboard(server: RealServer, phone: NewPhone, strays: Strays) {
	strays.allow(noNetwork, refusedBatch);
	const { maya, rana, task } = await aClass(server);
	await submission(server, maya, task.id, { text_body: "3/8" });
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 900 } });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	return { maya, rana, task, page };
}

test("the points were lowered while a grade waited: the sentence, the mark and the feedback stay, and a new one goes", async ({
	server,
	phone,
	strays,
}) => {
	const { maya, task, page } = await openDashboard(server, phone, strays);
	await openTab(page, "Grading (1)");
	await page.context().setOffline(true);
	await page.getByLabel("Grade", { exact: true }).fill("18");
	await page.getByLabel(/^Feedback/).fill("Halve it again.");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Grade waiting to send")).toBeVisible();
	await server.update("assignments", task.id, { max_points: 10 });
	await page.context().setOffline(false);
	await chipSays(page, "1 needs you");
	const device = cardOf(page, "Maya Haddad");
	await expect(device.getByText(/^Grade must be between 0 and 10\.?$/)).toBeVisible();
	await expect(page.getByLabel("Grade", { exact: true })).toHaveValue("18");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("Halve it again.");
	await judge(page, "points lowered");
	await page.getByLabel("Grade", { exact: true }).fill("9");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await chipSays(page, "All sent");
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect([row?.grade, row?.feedback]).toEqual([9, "Halve it again."]);
});

test("a role taken away while a grade waited: what is no longer theirs leaves, the grade stays listed, and goes when it may", async ({
	server,
	phone,
	strays,
}) => {
	const { maya, rana, page } = await openDashboard(server, phone, strays);
	await openTab(page, "Assignments");
	await page.getByLabel("Title", { exact: true }).fill("Acids");
	await page.getByLabel("Instructions", { exact: true }).fill("Read page 12.");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await openTab(page, "Grading (1)");
	await page.context().setOffline(true);
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
	await expect(list.getByText("This is no longer open to you. What you wrote is kept here.")).toBeVisible();
	await expect(list.getByText("New assignment: Acids", { exact: true })).toBeVisible();
	await expect(list.getByText("Read page 12.", { exact: true })).toBeVisible();
	await expect(list.getByText(/[{}]/)).toHaveCount(0);
	await judge(page, "what a lost role leaves");
	await list.getByRole("button", { name: "Close" }).click();
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await page.goto(`${server.url}/dashboard-tutor#assignments`);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Acids");
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(row?.grade).toBe(18);
});
