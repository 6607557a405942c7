// A notice that stays covers nothing that a student needs to join a course.
import { expect, test } from "#support/browser/test.ts";
import { aCourse, enter, open, signedIn } from "./join-steps.ts";

test("the last element on a small phone can be scrolled out from under a notice that stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[03] .*\/api\/lead\/join/);
	const { maya } = await aCourse(server);
	const page = await phone({ viewport: { width: 320, height: 480 }, chosen: "fr" });
	await signedIn(page, server, maya);
	await enter(page, "ABCDEFG");
	const notice = page.locator("[data-sonner-toast][data-type=error]");
	const words = "Aucun cours n'a ce code. Compare-le lettre par lettre avec celui qu'on t'a donné.";
	await expect(notice.getByText(words, { exact: true })).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const last = await open(page).boundingBox();
	const above = await notice.boundingBox();
	expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(above?.y ?? 0);
});
