// From the list behind the chip to each entry's page, and back.
import { cardOf, chip, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { submission } from "#support/school.ts";
import { aClass, answer, field, isCut, list, openAssignments } from "./written-list.ts";

test("the link to an entry closes the list and focuses the entry's card, also when its page is open already", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { page } = await openAssignments(server, phone);
	await field(page, "Angles").fill("A right angle");
	await expect(cardOf(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await answer(page, "Fractions", "3/8");
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await openTab(page, "Courses");

	const heading = (title: string) => cardOf(page, title).getByRole("heading", { level: 2 });
	for (const from of ["the tab of the courses", "the card's own tab"]) {
		await test.step(`from ${from}`, async () => {
			await chip(page).click();
			await list(page).getByRole("link", { name: "Answer: Angles" }).click();
			await expect(list(page)).toHaveCount(0);
			await expect(heading("Angles")).toBeFocused();
			await expect(heading("Angles")).toBeInViewport();
		});
	}
	await expect(field(page, "Angles")).toHaveValue("A right angle");
	await chip(page).click();
	await list(page)
		.getByRole("link", { name: /^Fractions/ })
		.click();
	await expect(heading("Fractions")).toBeFocused();
	await expect(cardOf(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();

	await page.goto(`${server.url}/faq`);
	await chip(page).click();
	await list(page)
		.getByRole("link", { name: /^Fractions/ })
		.click();
	await expect(heading("Fractions")).toBeFocused();
});

test("a teacher is led to the answer being graded, to the assignment and to the course", async ({ server, phone }) => {
	const { maya, rana, maths, tasks } = await aClass(server, ["Fractions", "Angles"]);
	const task = tasks[0]?.id ?? "";
	await submission(server, maya, tasks[1]?.id ?? "", { submitted_at: "2026-02-01 08:00:00.000Z" });
	const row = await submission(server, maya, task, { text_body: "3/8" });
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (2)");
	const card = cardOf(page, "Maya Haddad");
	await page.goto(`${server.url}/dashboard-tutor#grading/${row.id}`);
	await expect(card.getByText("3/8", { exact: true })).toBeVisible();
	await page.getByLabel("Feedback").fill("Halve it again.");
	await page.getByRole("button", { name: /Angles/ }).click();
	await expect(card.getByText("Answer of Maya Haddad", { exact: true })).toBeVisible();

	await chip(page).click();
	await list(page).getByRole("link", { name: "Grade for Maya Haddad: Fractions" }).click();
	await expect(list(page)).toHaveCount(0);
	await expect(card.getByText("3/8", { exact: true })).toBeVisible();
	await expect(page.getByLabel("Feedback")).toHaveValue("Halve it again.");
	await expect(page.getByLabel("Grade", { exact: true })).toBeFocused();
	await page.getByLabel("Grade", { exact: true }).fill("18");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await chip(page).click();
	const sent = list(page)
		.getByRole("listitem")
		.filter({ has: page.getByText("Sent", { exact: true }) });
	await sent.getByRole("link", { name: /^Fractions/ }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Fractions" })).toBeFocused();
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}`);
	await expect(page.getByRole("heading", { level: 2, name: "Mathematics" })).toBeFocused();
});
