// The tabs of a dashboard are a grid: one width, whole words, whatever is counted in them.
import type { Page } from "@playwright/test";
import { chip, networkIsBack, openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const upright = { width: 360, height: 740 };

/** What is seen of each tab: its width, its row, and its words that are broken or do not fit. */
const drawn = (page: Page) =>
	page.getByRole("tablist").evaluate((list) => {
		const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
		const range = document.createRange();
		const wrong: string[] = [];
		for (const tab of tabs) {
			const box = tab.getBoundingClientRect();
			const texts = document.createTreeWalker(tab, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
					const outside = lines.some(({ left, right }) => left < box.left || right > box.right);
					if (lines.length > 1 || outside) wrong.push(word);
				}
			}
			if (box.right > list.getBoundingClientRect().right + 0.5) wrong.push(tab.textContent);
		}
		const boxes = tabs.map((tab) => tab.getBoundingClientRect());
		return {
			widths: boxes.map(({ width }) => Math.round(width)),
			rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
			wrong,
		};
	});

/** Twelve assignments to answer, and two answers that get their grades while the student looks. */
async function busyStudent(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	for (let at = 0; at < 12; at++) await assignment(server, maths.id, { title: `Angles ${at}` });
	const answers: string[] = [];
	for (const title of ["Circles", "Decimals"]) {
		answers.push((await submission(server, maya, (await assignment(server, maths.id, { title })).id)).id);
	}
	const graded_at = new Date().toISOString().replace("T", " ");
	const grade = async () => {
		for (const id of answers) await server.update("submissions", id, { grade: 17, graded_by: rana.id, graded_at });
	};
	return { maya, grade };
}

/** All tabs have one width, on a phone and at a desk, and with letters of twice the size their words are whole. */
async function expectGrid(page: Page): Promise<void> {
	for (const viewport of [{ width: 1360, height: 800 }, upright]) {
		await page.setViewportSize(viewport);
		const { widths, rows, wrong } = await drawn(page);
		expect(new Set(widths).size, `${viewport.width} px wide: ${widths.join(", ")}`).toBe(1);
		expect(rows).toBe(1);
		expect(wrong).toEqual([]);
	}
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	expect((await drawn(page)).wrong).toEqual([]);
}

for (const chosen of ["en", "fr"] as const) {
	test(`the three tabs of a dashboard are of one width in one row, in ${chosen}, with numbers in them`, async ({
		ownServer: server,
		phone,
	}) => {
		const { maya, grade } = await busyStudent(server);
		const page = await phone({ viewport: upright, chosen });
		await openDashboard(page, server, maya);
		await expect(page.getByRole("tab", { name: /12/ })).toBeVisible();
		await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)/);
		await grade();
		await networkIsBack(page);
		await expect(page.getByRole("tab").last()).toHaveAccessibleDescription(/^2 (new|nouve)/);
		await expectGrid(page);

		for (let at = 0; at < 12; at++) await waiting(server, `Karim Nassar ${at}`);
		const centre = await phone({ viewport: upright, chosen });
		await openDashboard(centre, server, await admin(server));
		await expect(centre.getByRole("tab", { name: /12/ })).toBeVisible();
		await expectGrid(centre);
	});

	test(`a teacher's four tabs stand in one row of a phone, in ${chosen}, and none of their words is broken`, async ({
		server,
		phone,
	}) => {
		const rana = await teacher(server, "Rana Khoury");
		const task = await assignment(server, (await course(server, rana, [])).id);
		for (let at = 0; at < 12; at++) await submission(server, await student(server, `Maya ${at}`), task.id);
		const page = await phone({ viewport: upright, chosen });
		await openDashboard(page, server, rana);
		await expect(page.getByRole("tab", { name: /12/ })).toBeVisible();
		expect(await drawn(page)).toMatchObject({ rows: 1, wrong: [] });
		await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
		expect((await drawn(page)).wrong).toEqual([]);
	});
}
