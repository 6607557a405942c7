// However long an answer is, its grade can be submitted from where the teacher reads, on a phone and at a computer.
import type { Page } from "@playwright/test";
import { openDashboard, openTab, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { inSight, shortAndLong, submit } from "./waiting-answers.ts";

/** Goes through the open answer by the Tab key: what has the focus can be seen, and nothing lies over it. */
async function focusIsSeen(page: Page): Promise<void> {
	await page.evaluate(() => window.scrollTo(0, 0));
	await page.getByRole("article").getByRole("heading", { level: 2 }).focus();
	for (let stops = 0; stops < 40; stops++) {
		await page.keyboard.press("Tab");
		const focused = page.locator("article :focus");
		if ((await focused.count()) === 0) return;
		const covered = await focused.evaluate((node) => {
			const { left, right, top, bottom } = node.getBoundingClientRect();
			const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			return there !== null && (node.contains(there) || there.contains(node)) ? "" : node.outerHTML;
		});
		expect(covered).toBe("");
	}
}

for (const { on, width, height, touch } of [
	{ on: "a phone", width: 360, height: 740, touch: true },
	{ on: "a computer", width: 1360, height: 800, touch: false },
]) {
	test(`on ${on} the grade can be submitted wherever the teacher reads, under the title of what is answered`, async ({
		server,
		phone,
	}) => {
		const { rana, title } = await shortAndLong(server);
		const page = await phone({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
		await openDashboard(page, server, rana);
		await openTab(page, "Grading (3)");
		for (const language of ["en", "fr"] as const) {
			if (language === "fr") await speak(page, language);
			for (const name of ["Maya Haddad", "Karim Nassar"]) {
				await expect(page.getByRole("article", { name })).toBeVisible();
				await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport({ ratio: 1 });
				await inSight(page);
				await focusIsSeen(page);
				await page.evaluate(() => {
					const answer = document.querySelector("article [role=group]")?.getBoundingClientRect();
					window.scrollBy(0, (answer?.bottom ?? 0) - window.innerHeight / 2);
				});
				await inSight(page);
				await page.evaluate(() => window.scrollTo(0, 0));
				await page.getByRole("button", { name: /^(Next answer|Copie suivante)$/ }).click();
			}
			await page.getByRole("button", { name: /^(Next answer|Copie suivante)$/ }).click();
		}
	});
}

test("on a phone the queue opens with the beginning of the answer above the grades", async ({ server, phone }) => {
	const { rana } = await shortAndLong(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	const edges = async () => ({
		answer: (await page.getByRole("article").getByText("3/8").boundingBox())?.y ?? 740,
		grades: (await page.getByRole("button", { name: "0", exact: true }).boundingBox())?.y ?? 0,
	});
	const line = 28;
	await expect.poll(async () => (await edges()).grades - (await edges()).answer).toBeGreaterThanOrEqual(line);
	await inSight(page);

	// By keyboard the focus stays on the tab, which stays in sight.
	await page.evaluate(() => window.scrollTo(0, 0));
	const tab = page.getByRole("tab", { name: "Grading (3)" });
	await tab.focus();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("article", { name: "Maya Haddad" })).toHaveCount(0);
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("article", { name: "Maya Haddad" })).toBeVisible();
	await expect(tab).toBeFocused();
	await expect(tab).toBeInViewport({ ratio: 1 });
});

test("on a phone without a network the next grade can be submitted from the top of the page, too, while three wait", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const rana = await teacher(server, "Rana Khoury");
	const names = ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Charbel Nakhle"];
	const students = await Promise.all(names.map((name) => student(server, name)));
	const task = await assignment(server, (await course(server, rana, students, { code: "MATH-6B" })).id);
	for (const writer of students) await submission(server, writer, task.id);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (4)");
	await page.context().setOffline(true);
	for (let waiting = 1; waiting <= 3; waiting++) {
		await page.getByRole("button", { name: "14", exact: true }).click();
		await submit(page).click();
		await expect(
			page.getByText(waiting === 1 ? "Grade waiting to send" : `${waiting} grades waiting to send`),
		).toBeVisible();
	}
	await page.evaluate(() => window.scrollTo(0, 0));
	await inSight(page);
});
