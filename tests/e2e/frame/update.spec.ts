// A new version while a person writes: offered, never forced; and an old tab that misses a part of the app.
import { answerField, cardOf, keptByServiceWorker, openDashboard, openTab, typeInto } from "#support/browser/portal.ts";
import { subtitles } from "#support/browser/second-build.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { isSameDocument, lookForUpdate, mark, secondVersion } from "./deployments.ts";

const deployable = secondVersion();

test("a new version is offered while a person writes, loses no letter, and opens with the draft once accepted", async ({
	newServer,
	phone,
}) => {
	const { server, deploy } = await deployable(newServer);
	const maya = await student(server, "Maya Haddad");
	await assignment(server, (await course(server, await teacher(server), [maya])).id);
	const page = await phone({ keepsApp: true });
	await openDashboard(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	const other = await page.context().newPage();
	await other.goto(`${server.url}/dashboard-student`);
	await expect(other.getByText(subtitles.first.student, { exact: true })).toBeVisible();
	await page.bringToFront();
	const field = await answerField(page, "Fractions");
	await typeInto(field, "Half of three quarters");
	for (const tab of [page, other]) await mark(tab);

	deploy();
	await lookForUpdate(page);
	await expect(page.getByText("A new version of LEAD is ready.", { exact: true })).toBeVisible();
	await field.press("End");
	await typeInto(field, " is 3/8");
	await page.getByRole("button", { name: "Update", exact: true }).click();
	// Pressed within the second before the draft is saved, or after it: no letter is lost in either case.
	await expect(
		page
			.getByText("Finish or send what you are writing first, then update.", { exact: true })
			.or(page.getByText(subtitles.second.student, { exact: true })),
	).toBeVisible();
	if (await isSameDocument(page)) {
		await expect(cardOf(page, "Fractions").getByText(/^Draft saved/)).toBeVisible();
		await page.getByRole("button", { name: "Update", exact: true }).click();
	}
	await expect(page.getByText(subtitles.second.student, { exact: true })).toBeVisible();
	await expect(field).toHaveValue("Half of three quarters is 3/8");

	// The other tab was not touched; it gets the same offer.
	expect(await isSameDocument(other)).toBe(true);
	await expect(other.getByText(subtitles.first.student, { exact: true })).toBeVisible();
	await expect(other.getByText("A new version of LEAD is ready.", { exact: true })).toBeVisible();
	await other.getByRole("button", { name: "Update", exact: true }).click();
	await expect(other.getByText(subtitles.second.student, { exact: true })).toBeVisible();
});

test("an old tab that misses a part of the app after a deployment fetches the page anew", async ({
	newServer,
	phone,
	strays,
}) => {
	strays.allow(/status of 404 .*\/assets\//, /Failed to fetch dynamically imported module/);
	const { server, deploy } = await deployable(newServer);
	const page = await phone();
	await openDashboard(page, server, await admin(server));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await expect(page.getByText("No pending approvals", { exact: true })).toBeVisible();
	deploy();
	await page.getByRole("link", { name: "Open the Teacher Dashboard" }).click();
	await expect(page.getByText(subtitles.second.teacher, { exact: true })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/dashboard-tutor");
});
