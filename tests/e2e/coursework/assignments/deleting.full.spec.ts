// An assignment that is deleted from far down the list: the way back is in sight.
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("what undoes the deletion is in sight and has the focus, however far down the list was left", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	for (let number = 1; number <= 14; number++) await assignment(server, maths.id, { title: `Sheet ${number}` });
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await page.getByRole("tab", { name: /^Assignments/ }).click();
	const far = page.getByRole("button", { name: /^Sheet/ }).nth(9);
	await far.scrollIntoViewIfNeeded();
	await far.click();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	const undo = page.getByRole("button", { name: "Undo" });
	await expect(undo).toBeFocused();
	// Once it is whole the list is scrolled to where it was left.
	await expect(page.getByRole("button", { name: /^Sheet/ })).toHaveCount(13);
	await expect(undo).toBeInViewport();
});
