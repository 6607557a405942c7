// However long an answer is, its grade can be submitted from where the teacher reads, on a phone and at a computer.
import type { Locator, Page } from "@playwright/test";
import { openDashboard, openTab, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** A short answer and a very long one to an assignment with a long title, and one to another. */
async function shortAndLong(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya, karim], { subject: "Mathematics" });
	const title = "Fractions in real life: recipes, gas bottles, and the price of bread in three shops of Zahlé";
	const instructions = "Look around in the kitchen.\n\nThen write what you found.";
	const real = await assignment(server, maths.id, { title, instructions });
	const moon = await assignment(server, maths.id, { title: "The Moon", max_points: 100 });
	const words = { text_body: "3/8", submitted_at: "2026-02-02 08:00:00.000Z" };
	await submission(server, maya, real.id, words);
	const long = "The gas bottle was three quarters full on Monday, and half full on Friday.\n".repeat(120);
	await submission(server, karim, real.id, { text_body: long, submitted_at: "2026-02-03 08:00:00.000Z" });
	await submission(server, maya, moon.id, { ...words, submitted_at: "2026-02-04 08:00:00.000Z" });
	return { rana, title };
}

const submit = (page: Page) => page.getByRole("button", { name: /^(Submit Grade|Envoyer la note)$/ });

/** The whole button can be seen, and nothing lies over it. */
async function inSight(page: Page): Promise<void> {
	await expect(submit(page)).toBeInViewport({ ratio: 1 });
	await submit(page).click({ trial: true });
}

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

test("at a computer nothing moves under a press: a phrase is added by the first one, and the grade goes by the next", async ({
	server,
	phone,
}) => {
	const { rana } = await shortAndLong(server);
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	const field = page.getByLabel("Grade", { exact: true });
	await expect(field).toBeFocused();
	await field.fill("14");
	const staysUnderPress = async (button: Locator) => {
		await button.scrollIntoViewIfNeeded();
		const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
		await page.mouse.move(x + width / 2, y + height / 2);
		await page.mouse.down();
		// A pressed button sinks by a pixel.
		expect(Math.abs(((await button.boundingBox())?.y ?? 0) - y)).toBeLessThanOrEqual(1);
		await page.mouse.up();
	};
	await staysUnderPress(page.getByRole("button", { name: "Show your steps." }));
	await expect(page.getByLabel("Feedback")).toHaveValue("Show your steps.");
	await expect(page.getByRole("article").getByText(/^Draft saved/)).toBeVisible();
	await staysUnderPress(submit(page));
	await expect(page.getByText("Maya Haddad 14/20")).toBeVisible();
	await expect.poll(async () => await server.rows("submissions", "feedback = 'Show your steps.'")).toHaveLength(1);
});

test("with letters of twice the size two fifths of a phone are left to the answer, and the pad scrolls in itself", async ({
	server,
	phone,
}) => {
	const { rana } = await shortAndLong(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await page.addStyleTag({ content: "html { font-size: 200%; }" });
	await openTab(page, "Grading (3)");
	await page.getByRole("button", { name: "Next answer" }).click();
	await expect(page.getByRole("article", { name: "Karim Nassar" })).toBeVisible();
	await page.evaluate(() => window.scrollBy(0, 600));
	const first = await page.getByRole("button", { name: "0", exact: true }).boundingBox();
	expect(first?.y).toBeGreaterThanOrEqual(740 * 0.4);
	await submit(page).scrollIntoViewIfNeeded();
	await inSight(page);
});

test("on a phone the next answer begins in sight also under what waits to be sent, and stays while it is commented on", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const { rana } = await shortAndLong(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(page.getByRole("article", { name: "Maya Haddad" })).toBeVisible();
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "14", exact: true }).click();
	await submit(page).click();
	await expect(page.getByText("Maya Haddad 14/20")).toBeVisible();
	await expect(page.getByText("Grade waiting to send")).toBeAttached();
	const line = 28;
	const room = async () => {
		const answer = await page.getByRole("article").getByText("The gas bottle").first().boundingBox();
		const pad = await page.locator("article form").boundingBox();
		return (pad?.y ?? 0) - Math.max(answer?.y ?? 740, 0);
	};
	await expect.poll(room).toBeGreaterThanOrEqual(2 * line);
	await page.getByLabel("Feedback").click();
	await expect(page.getByRole("button", { name: "Show your steps." })).toBeVisible();
	await expect.poll(room).toBeGreaterThanOrEqual(2 * line);
});

test("on a phone nothing moves under a press: not when the draft is saved, nor when the phrases go", async ({
	server,
	phone,
}) => {
	const { rana } = await shortAndLong(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openDashboard(page, server, rana);
	await openTab(page, "Grading (3)");
	const fourteen = page.getByRole("button", { name: "14", exact: true });
	await fourteen.scrollIntoViewIfNeeded();
	const before = await submit(page).boundingBox();
	await fourteen.click();
	await expect(page.getByRole("article").getByText(/^Draft saved/)).toBeVisible();
	expect(await submit(page).boundingBox()).toEqual(before);

	// The phrases are over the button as long as the feedback has the focus.
	const feedback = page.getByLabel("Feedback");
	await feedback.click();
	await page.getByRole("button", { name: "More", exact: true }).click();
	await expect(page.getByLabel("Grade", { exact: true })).toHaveValue("15");
	await expect(feedback).toBeFocused();
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await submit(page).click();
	await expect(page.getByText("Maya Haddad 15/20")).toBeVisible();
});
