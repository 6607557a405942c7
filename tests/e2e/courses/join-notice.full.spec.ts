// A notice that stays covers nothing that a student needs to join a course.
import { goOffline } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

test("the button to join can on a small phone be scrolled out from under a notice that stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /status of 40[03] .*\/api\/lead\/join/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ viewport: { width: 320, height: 480 }, chosen: "fr" });
	await openDashboard(page, server, maya);
	// The first list of courses has arrived: from now on the page does not change by itself.
	await expect(page.getByRole("button", { name: /^Tout est envoyé\./ })).toBeVisible();
	const open = page.getByRole("button", { name: "S’inscrire avec un code" });
	await open.click();
	// Asked with a network, the dialog itself says that the code is wrong.
	await goOffline(page);
	await page.getByLabel("Code d’inscription").fill("ABCDEFG");
	await page.getByRole("dialog").getByRole("button", { name: "S’inscrire", exact: true }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.context().setOffline(false);
	const notice = page.locator("[data-sonner-toast][data-type=error]");
	const words = "Aucun cours n’a ce code. Compare-le lettre par lettre avec celui qu’on t’a donné.";
	await expect(notice.getByText(words, { exact: true })).toBeVisible();
	await open.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
	const last = await open.boundingBox();
	const above = await notice.boundingBox();
	expect(last?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0));
});
