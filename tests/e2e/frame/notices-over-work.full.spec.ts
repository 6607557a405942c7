// A notice comes while somebody works: nothing of the work lies under it, and the page below stands as it stood.
import type { Page } from "@playwright/test";
import { card, openAdminDashboard } from "#support/browser/admin.ts";
import { coversNothing, notice } from "#support/browser/covered.ts";
import { goOffline } from "#support/browser/offline.ts";
import { answerField, cardOf, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

/** Under a pointer it stays. */
async function stands(page: Page, words: string): Promise<void> {
	const said = page.locator(notice).filter({ hasText: words });
	await said.hover();
	await expect(said).toBeVisible();
}

for (const [on, viewport] of [
	["a phone", { width: 360, height: 740 }],
	["a desk", { width: 1360, height: 800 }],
] as const) {
	test(`on ${on} no notice lies over what a teacher reads or presses next`, async ({ server, phone }) => {
		const rana = await teacher(server, "Rana Khoury");
		const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
		const task = await assignment(server, (await course(server, rana, [maya, karim])).id, { title: "Fractions" });
		for (const who of [maya, karim]) await submission(server, who, task.id);
		const page = await phone({ viewport });
		await openDashboard(page, server, rana);
		await openTab(page, "Create Course");
		await page.getByLabel("Course Title").fill("Physics");
		await page.getByLabel("Course Code").fill("PHYS-7");
		await page.getByRole("button", { name: "Create Course", exact: true }).click();
		await stands(page, "Course created successfully!");
		await coversNothing(page);

		await openTab(page, "Assignments");
		// On a phone the form opens when it is wanted.
		if (viewport.width < 600) await page.getByRole("button", { name: "New assignment" }).click();
		await page.getByRole("combobox", { name: "Course" }).selectOption({ index: 1 });
		await page.getByLabel("Title", { exact: true }).fill("Angles");
		await page.getByRole("button", { name: "Create Assignment", exact: true }).click();
		await stands(page, "Assignment created successfully!");
		await coversNothing(page);

		await openTab(page, "Grading (2)");
		await page.getByLabel("Grade", { exact: true }).fill("17");
		await page.getByRole("button", { name: "Submit Grade" }).click();
		await stands(page, "Submission graded successfully!");
		await coversNothing(page);
	});

	test(`on ${on} no notice lies over what a student reads or presses next, nor one that stays`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(/ERR_INTERNET_DISCONNECTED/, /status of 40[03] .*\/api\/lead\/join/);
		const maya = await student(server, "Maya Haddad");
		const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
		for (const title of ["Angles", "Circles", "Decimals"]) await assignment(server, maths.id, { title });
		const page = await phone({ viewport });
		await openDashboard(page, server, maya);
		await openTab(page, "Assignments (3)");
		await (await answerField(page, "Circles")).fill("A circle has no corners.");
		const circles = cardOf(page, "Circles");
		await circles.evaluate((node) => scrollBy({ top: node.getBoundingClientRect().top - 64, behavior: "instant" }));
		await circles.getByRole("button", { name: "Submit Assignment" }).click();
		await stands(page, "Assignment submitted successfully!");
		await coversNothing(page);

		await openTab(page, "Courses");
		await page.getByRole("button", { name: "Join with a code" }).click();
		// Asked with a network, the dialog itself says that the code is wrong.
		await goOffline(page);
		await page.getByLabel("Join code").fill("ABCDEFG");
		await page.getByRole("dialog").getByRole("button", { name: "Join", exact: true }).click();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		// Under Courses the card says so, and there is no notice.
		await openTab(page, /^Assignments/);
		await page.context().setOffline(false);
		await expect(page.locator(`${notice}[data-type=error]`)).toContainText("No course has this code");
		await page.locator(`${notice}[data-type=error]`).hover();
		for (let down = 0; down <= 200; down += 20) {
			await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), down);
			await coversNothing(page, `${down} px down`);
		}
	});

	test(`on ${on} no notice lies over the next person an admin approves`, async ({ server, phone }) => {
		for (const name of ["Maya Haddad", "Karim Nassar"]) await waiting(server, name);
		const page = await phone({ viewport });
		await openAdminDashboard(page, server, await admin(server), "approvals");
		await card(page, "Maya Haddad").getByRole("button", { name: "Approve" }).click();
		await stands(page, "User approved successfully");
		await coversNothing(page);
	});
}

test("on a phone the page moves down for a notice wherever it is scrolled, and stays as it is read when the notice goes", async ({
	ownServer: server,
	phone,
}) => {
	const names = ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Nour Saad"];
	for (const name of names) await waiting(server, name);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, await admin(server), "approvals");
	await expect(card(page, "Maya Haddad")).toBeVisible();
	await page.evaluate(() => scrollTo({ top: 60, behavior: "instant" }));
	const state = () =>
		page.getByRole("tablist").evaluate((tabs) => {
			const main = document.querySelector("main");
			const strip = main ? Number.parseFloat(getComputedStyle(main).paddingTop) : 0;
			return { scrolled: scrollY, strip, top: tabs.getBoundingClientRect().top };
		});
	const before = await state();
	expect(before).toMatchObject({ scrolled: 60, strip: 0 });

	await card(page, "Maya Haddad").getByRole("button", { name: "Approve" }).press("Enter");
	await stands(page, "User approved successfully");
	const { strip } = await state();
	expect(strip).toBeGreaterThan(40);
	expect(await state()).toEqual({ scrolled: 60, strip, top: before.top + strip });

	await page.locator(notice).getByRole("button", { name: "Close this notice" }).press("Enter");
	await expect(page.locator(notice)).toHaveCount(0);
	// As far as it was scrolled.
	const kept = Math.min(60, strip);
	expect(await state()).toEqual({ scrolled: 60 - kept, strip: 0, top: before.top + kept });
});
