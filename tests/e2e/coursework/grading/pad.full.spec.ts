// A press finds the button where it was, and the pad of grades leaves the answer in sight.
import type { Locator } from "@playwright/test";
import { openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { inSight, shortAndLong, submit } from "./waiting-answers.ts";

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
