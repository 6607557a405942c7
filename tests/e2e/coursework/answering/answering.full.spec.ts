// A student answers without a network, and the page says that it was sent only once it was. (The rest: the screen tests
// of coursework/answering.)
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, handIn, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { aTerm } from "#support/schools/student-term.ts";

test("without an answer for three seconds the page says that the work is saved, and that it was sent only once it was", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya } = await aTerm(server);
	const page = await phone();
	await openDashboard(page, server, maya);
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Decimals")).toBeVisible();
	await openTab(page, "Assignments (3)");
	await expect(cardOf(page, "Angles")).toBeVisible();
	await goOffline(page);
	await handIn(page, "Angles", "90, 91 and 88 degrees");
	await expect(page.getByText("You are offline. Keep working.", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Angles").getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(cardOf(page, "Angles").getByText("Pending Review", { exact: true })).toHaveCount(0);
	await chipSays(page, "Offline · 1 waiting");
	expect(await toastsOf(page)).toEqual(["Saved on this phone. It will be sent when you are back online."]);
	await page.context().setOffline(false);
	await expect(cardOf(page, "Angles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(cardOf(page, "Angles").getByText("Pending Review", { exact: true })).toBeVisible();
	await expect(page.getByText("Assignment submitted successfully!", { exact: true })).toBeVisible();
	expect((await toastsOf(page)).slice(1)).toEqual(["Assignment submitted successfully!"]);
});
