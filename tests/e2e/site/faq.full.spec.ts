// The parents' questions: thirteen, one of them open; they can be linked to and printed. (What the search finds:
// tests/screens/site/faq.test.ts.)
import { expect, test } from "#support/browser/test.ts";

// What the centre tells parents: its hours, ages, prices and programs.
const facts = [
	[
		"7:1",
		"looks after 5 students at most",
		"Grades 1 to 9",
		"Grades 2 to 9",
		"Grade 6 is called EB6",
		"Grades 5 to 12",
		"Grades 11 and 12",
		"AI and languages, are open to Grades 1 to 12",
	],
	["2:30\u00a0PM to 8:30\u00a0PM", "3:15\u00a0PM to 6:30\u00a0PM", "Monday to Friday"],
	[
		"30 minutes",
		"Entry routine, 5 minutes",
		"Warm-up, 5 minutes",
		"homework support, 15 minutes",
		"Reflection, 5 minutes",
	],
	["$200 per month", "start of each month", "within 24 hours"],
	["report every day", "snapshot every week", "Once a month there is a parent showcase"],
	["Chess & Puzzles, Debate and Storytelling", "included in tuition"],
	["SAT Preparation, AI & Future Tech, Digital Skills & Innovation", "4 weeks, with 2 to 3 sessions a week"],
	["Math, Science, Arabic and French", "Math, Physics, Chemistry, Biology, Economics and Languages"],
].flat();

test("thirteen questions hold every fact: its address opens one, one is open at a time, all are in print, and two buttons lead on", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await page.goto(`${server.url}/faq#q-tuition`);
	const questions = page.locator("main details");
	const open = page.locator("main details[open]");
	await expect(questions).toHaveCount(13);
	const said = (await questions.allTextContents())
		.join("\n")
		.replaceAll("from 2:30", "2:30")
		.replaceAll("from 3:15", "3:15");
	expect(facts.filter((fact) => !said.includes(fact))).toEqual([]);
	const tuition = page.locator("#q-tuition");
	await expect(tuition.locator("summary")).toBeFocused();
	await expect(tuition.getByText("$200 per month")).toBeInViewport();
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByLabel("Search the questions").fill("chess");
	await expect(tuition).toBeHidden();
	// A keyboard would cover the lower half: what was found stands in the upper one.
	const found = page.locator("#q-clubs summary");
	await expect(found).toBeInViewport({ ratio: 1 });
	await expect.poll(async () => ((await found.boundingBox())?.y ?? 999) < 300).toBe(true);
	await expect(page.getByText("Chess & Puzzles, Debate")).toBeInViewport();
	await page.setViewportSize({ width: 1280, height: 720 });
	await expect(found).toBeInViewport({ ratio: 1 });
	await page.evaluate(() => {
		location.hash = "q-hours";
	});
	await expect(page.locator("#q-hours").getByText("2:30")).toBeInViewport();
	await expect(tuition).toBeVisible();
	await expect(tuition.getByText("$200 per month")).toBeHidden();
	await page.emulateMedia({ media: "print" });
	for (const text of ["$200 per month", "Chess & Puzzles, Debate"]) {
		await expect(questions.getByText(text)).toBeVisible();
	}
	await expect(page.getByRole("banner")).toBeHidden();
	await page.emulateMedia({ media: "screen" });

	const [third, fourth] = [questions.nth(2), questions.nth(3)];
	await third.locator("summary").click();
	await fourth.locator("summary").click();
	await expect(open).toHaveCount(1);
	await expect(fourth).toHaveAttribute("open");
	const next = page.getByRole("region", { name: "Still Have Questions?" });
	await expect(next.getByRole("link", { name: "Book Free Assessment" })).toHaveAttribute("href", "/join-us");
	await next.getByRole("link", { name: "Reserve Your Seat" }).click();
	await page.waitForURL(`${server.url}/#advanced-programs`);
	await expect(page.locator("#advanced-programs")).toBeInViewport();
});
