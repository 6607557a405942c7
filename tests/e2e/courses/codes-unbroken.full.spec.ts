// The code of a course is read out and copied by hand: no line of a phone ends in the middle of it.
import type { Page } from "@playwright/test";
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

const code = "ABCD-EFGH-6B";

/** On how many lines the code stands, wherever it stands on the page. */
const linesOfCode = (page: Page): Promise<number[]> =>
	page.evaluate((code) => {
		const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
		const lines: number[] = [];
		while (texts.nextNode()) {
			const at = texts.currentNode.textContent?.indexOf(code) ?? -1;
			if (at < 0) continue;
			const range = document.createRange();
			range.setStart(texts.currentNode, at);
			range.setEnd(texts.currentNode, at + code.length);
			const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
			if (tops.length > 0) lines.push(new Set(tops).size);
		}
		return lines;
	}, code);

test("a code of a course stays in one piece on phones of every width", async ({ server, phone }) => {
	const [rana, maya] = [await teacher(server, "Rana Khoury"), await student(server, "Maya Haddad")];
	const maths = await course(server, rana, [maya], { code, subject: "Mathematics and physics" });
	const task = await assignment(server, maths.id, { title: "Fractions in real life: recipes" });
	await submission(server, maya, task.id);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openDashboard(page, server, rana);
	for (const tab of [/^My Courses/, /^Assignments/, /^Grading/]) {
		await openTab(page, tab);
		await expect(page.getByText(code).first()).toBeVisible();
		for (const width of [320, 345, 360, 375, 390, 412, 430]) {
			await page.setViewportSize({ width, height: 740 });
			const lines = await linesOfCode(page);
			expect(lines, `${tab} at ${width} px`).toEqual(lines.map(() => 1));
		}
	}
});
