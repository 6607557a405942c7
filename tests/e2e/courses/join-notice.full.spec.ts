// A notice that stays covers nothing that a student needs to join a course.
import { goOffline } from "#support/browser/offline.ts";
import { answerField, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, refusedBatch, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("the button to join can on a small phone be scrolled out from under a notice that stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, refusedBatch);
	const maya = await student(server, "Maya Haddad");
	const task = await assignment(server, (await course(server, await teacher(server, "Rana Khoury"), [maya])).id);
	const page = await phone({ viewport: { width: 320, height: 480 }, chosen: "fr" });
	await openDashboard(page, server, maya);
	// The first list of courses has arrived: from now on the page does not change by itself.
	await expect(page.getByRole("button", { name: /^Tout est envoyé\./ })).toBeVisible();
	await openTab(page, /^Devoirs/);
	await (await answerField(page, "Fractions")).fill("3/8");
	await goOffline(page);
	await page.getByRole("button", { name: "Rendre le devoir" }).click();
	await server.remove("assignments", task.id);
	await openTab(page, "Cours");
	await page.context().setOffline(false);
	const notice = page.locator("[data-sonner-toast][data-type=error]");
	await expect(notice.getByText("Tu n’as plus accès à ce devoir.")).toBeVisible();
	const open = page.getByRole("button", { name: "S’inscrire avec un code" });
	await open.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
	const last = await open.boundingBox();
	const above = await notice.boundingBox();
	expect(last?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0));
});
