// Words in Arabic on a page in English.
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("a title in Arabic stands beside the cover of its course, and each paragraph of a task runs its own way", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [], { title: "الرياضيات" });
	await assignment(server, maths.id, { title: "الكسور", instructions: "احسب.\nShow your steps." });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	/** On which side of its box each line of it stands. */
	const lines = async (name: string, selector: string) =>
		await page
			.getByRole("main")
			.locator(selector, { hasText: name })
			.evaluate((node) => {
				const range = document.createRange();
				const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() ?? node;
				range.selectNodeContents(text);
				const box = node.getBoundingClientRect();
				const sides = [...range.getClientRects()].map(({ left, right }) =>
					left - box.left < box.right - right ? "left" : "right",
				);
				return [...new Set(sides)];
			});
	await openDashboard(page, server, rana);
	await expect(page.getByRole("heading", { name: "الرياضيات" })).toBeVisible();
	expect(await lines("الرياضيات", "h2")).toEqual(["left"]);
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "الكسور" }).click();
	await expect(page.getByRole("heading", { name: "الكسور" })).toBeVisible();
	expect(await lines("الكسور", "h2")).toEqual(["left"]);
	expect(await lines("احسب", "p")).toEqual(["right", "left"]);
});
