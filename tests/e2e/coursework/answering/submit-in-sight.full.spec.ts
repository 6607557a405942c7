// A long answer on a small window: Submit and "Draft saved" stay in sight, and the words being typed are not under them.
import type { Locator, Page } from "@playwright/test";
import { answerField, cardOf, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

const windows = {
	"a phone": { width: 360, height: 740 },
	"a phone on its side": { width: 740, height: 360 },
	"a desktop": { width: 1360, height: 800 },
};

/** Makes the field longer than the window and goes on at its end, as somebody does who writes a lot. */
async function writeOn(page: Page, field: Locator, words: string) {
	await field.fill(Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`).join("\n"));
	await field.press("Control+End");
	await page.keyboard.type(`\n${words}`);
	await expect(field).toHaveValue(new RegExp(`${words}$`));
}

/** How far the lower edge of the line with the caret, the last, is above the bar; and how high the bar is, in pixels. */
const measured = (field: Locator) =>
	field.evaluate((area) => {
		const submit = area.closest("form")?.querySelector("[type=submit]");
		const bar = submit?.parentElement?.getBoundingClientRect();
		const style = getComputedStyle(area);
		const line = area.getBoundingClientRect().bottom - Number.parseFloat(style.paddingBottom);
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		return {
			clear: Math.round((bar?.top ?? 0) - line),
			under: Math.round((bar?.bottom ?? 0) - window.innerHeight),
			share: ((bar?.height ?? 0) + header) / window.innerHeight,
		};
	});

test("Submit and the line about the draft stay in sight of who writes a long answer, and cover no word being typed", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	await assignment(server, maths.id, { title: "Fractions" });
	const page = await phone({ viewport: windows["a phone"] });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	const card = cardOf(page, "Fractions");
	// The whole card opens, its words about the course and the due date included.
	for (const words of ["Mathematics", "No due date"]) {
		const at = await card.getByText(words).boundingBox();
		await page.mouse.click((at?.x ?? 0) + 10, (at?.y ?? 0) + 5);
		await expect(card.getByLabel("Your response")).toBeVisible();
		await card.getByRole("button", { name: "Close" }).click();
		await expect(card.getByLabel("Your response")).toBeHidden();
	}
	const field = await answerField(page, "Fractions");
	const submit = card.getByRole("button", { name: "Submit Assignment" });
	const inSight = async (name: string) => {
		await writeOn(page, field, name);
		await expect(card.getByText(/^Draft saved \d\d:\d\d$/), name).toBeInViewport({ ratio: 1 });
		await expect(submit, name).toBeInViewport({ ratio: 1 });
		const { clear, under, share } = await measured(field);
		expect(clear, `${name}: the last line is clear of the bar`).toBeGreaterThanOrEqual(0);
		expect(under, `${name}: the bar ends in the window`).toBeLessThanOrEqual(0);
		expect(share, `${name}: header and bar leave room`).toBeLessThan(0.5);
		// In the middle of the text, too.
		for (let times = 0; times < 30; times++) await field.press("ArrowUp");
		await expect(submit, name).toBeInViewport({ ratio: 1 });
	};
	for (const [name, size] of Object.entries(windows)) {
		await page.setViewportSize(size);
		await inSight(name);
	}
	await page.setViewportSize(windows["a phone"]);
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await inSight("large letters");
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

	// From the courses it opens where it is pressed.
	await openTab(page, "Courses");
	await page.getByRole("button", { name: /^Fractions/ }).click();
	await expect(card.getByRole("heading", { name: "Fractions" })).toBeFocused();
	await expect(card.getByRole("heading", { name: "Fractions" })).toBeInViewport();
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Courses" })).toHaveAttribute("aria-selected", "true");
});

test("the title of an answer that was submitted on a phone is in sight, and no notice lies over it", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	const titles = ["Angles", "Circles", "Decimals", "Estimation", "Fractions", "Graphs", "Heights", "Inches", "Joules"];
	for (const title of titles) await assignment(server, maths.id, { title });
	const page = await phone({ viewport: windows["a phone"], hasTouch: true, isMobile: true });
	await openDashboard(page, server, maya);
	await openTab(page, /^Assignments/);
	const card = cardOf(page, "Circles");
	await (await answerField(page, "Circles")).fill("A circle has no corners.");
	await expect(card.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	// As it is read: the card begins under the header, where a notice comes up.
	await card.evaluate((node) => scrollBy({ top: node.getBoundingClientRect().top - 64, behavior: "instant" }));
	await card.getByRole("button", { name: "Submit Assignment" }).tap();
	const title = page.getByRole("main").getByText("Circles", { exact: true });
	const notice = page.locator("[data-sonner-toast]").filter({ hasText: "Assignment submitted successfully!" });
	await notice.hover();
	await expect(title).toBeInViewport({ ratio: 1 });
	const [below, above] = [await title.boundingBox(), await notice.boundingBox()];
	expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test("on a phone on its side there is work in sight, also without a network and with new grades", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	await assignment(server, maths.id, { title: "Angles" });
	const answers = [];
	for (const title of ["Fractions", "Ratios"]) {
		answers.push(await submission(server, maya, (await assignment(server, maths.id, { title })).id));
	}
	const page = await phone({ viewport: windows["a phone on its side"] });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await page.waitForLoadState("networkidle");
	const graded_at = new Date().toISOString().replace("T", " ");
	for (const { id } of answers) await server.update("submissions", id, { grade: 15, graded_by: rana.id, graded_at });
	await page.reload();
	await openTab(page, "Assignments (1)");
	await expect(page.getByText("\u2068Rana Khoury\u2069 graded 2 answers")).toBeVisible();
	await page.context().setOffline(true);
	await expect(page.getByText("You are offline. Keep working.")).toBeVisible();
	await expect(cardOf(page, "Angles").getByRole("heading", { name: "Angles" })).toBeInViewport({ ratio: 1 });
});
