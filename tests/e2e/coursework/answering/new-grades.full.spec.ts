// A grade that arrives is announced until it is seen, and drawn while it is seen first.
import { cardOf, networkIsBack, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, hashOf, newId, submission } from "#support/school.ts";

test("grades that arrive are counted on the tab and named on a card, and each is drawn once, when it is seen", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const answers = [];
	for (const title of ["Fractions", "Angles"]) {
		answers.push(await submission(server, maya, (await assignment(server, maths.id, { title })).id));
	}
	// Handed in last: it stands before the others, but for a grade that is new.
	const newest = await assignment(server, maths.id, { title: "Circles" });
	await submission(server, maya, newest.id, { submitted_at: "2026-03-01 08:00:00.000Z" });
	const page = await phone({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
	await openDashboard(page, server, maya);
	const tab = page.getByRole("tab", { name: "Submitted" });
	await expect(tab).toBeVisible();
	await expect(tab).toHaveAccessibleDescription("");
	for (const [at, { id, text_body }] of answers.entries()) {
		const body = { grade: 17 + at, feedback: "", graded_text: hashOf(String(text_body)), mutation: newId() };
		const given = await server.ask("PATCH", `/api/collections/submissions/records/${id}`, { token: rana.token, body });
		expect(given.status, JSON.stringify(given)).toBe(200);
	}
	await networkIsBack(page);
	await expect(tab).toHaveAccessibleDescription("2 new");
	const card = page.getByRole("status").filter({ hasText: "\u2068Rana Khoury\u2069 graded 2 answers" });
	const otherTab = await page.context().newPage();
	await otherTab.goto(page.url());
	await expect(otherTab.getByRole("tab", { name: "Submitted" })).toHaveAccessibleDescription("2 new");
	await page.bringToFront();
	await card.getByRole("button", { name: "Open" }).click();
	await expect(tab).toHaveAttribute("aria-selected", "true");
	const titles = page.getByRole("article").getByRole("heading", { name: /^(Fractions|Angles|Circles)$/ });
	await expect(titles).toHaveCount(3);
	await expect(titles.last()).toHaveText("Circles");
	/** Whether the line around a grade is being drawn, or was while this page has been open. */
	const drawn = (title: string) =>
		cardOf(page, title)
			.locator("svg path[pathLength]")
			.evaluate((line) => getComputedStyle(line).animationName !== "none");
	for (const title of ["Fractions", "Angles"]) {
		await cardOf(page, title).scrollIntoViewIfNeeded();
		await expect.poll(() => drawn(title)).toBe(true);
	}
	await expect(tab).toHaveAccessibleDescription("");
	await expect(titles.last()).toHaveText("Circles");
	await expect(otherTab.getByRole("tab", { name: "Submitted" })).toHaveAccessibleDescription("");
	await otherTab.close();
	await page.reload();
	await expect(cardOf(page, "Fractions").getByText("17/20")).toBeVisible();
	await expect(titles.first()).toHaveText("Circles");
	await expect(tab).toHaveAccessibleDescription("");
	for (const title of ["Fractions", "Angles"]) {
		await cardOf(page, title).scrollIntoViewIfNeeded();
		expect(await drawn(title)).toBe(false);
	}
	await openTab(page, "Courses");
	await expect(card).toHaveCount(0);
});
