// What a teacher sees of an assignment that was just created.
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("on a desk an assignment that was just created comes into view beside its form, and so does the next one", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	await assignment(server, (await course(server, rana, [])).id, { title: "Fractions" });
	const page = await phone({ viewport: { width: 1360, height: 640 } });
	await openDashboard(page, server, rana);
	await openTab(page, "Assignments");
	const form = page.getByRole("article", { name: "Create Assignment" });
	const submit = page.getByRole("button", { name: "Create Assignment", exact: true });
	for (const title of ["Angles", "Circles"]) {
		await page.getByLabel("Title", { exact: true }).fill(title);
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		await submit.click();
		await expect(page.getByRole("listitem").filter({ hasText: title })).toBeInViewport({ ratio: 1 });
		await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
	}
});
