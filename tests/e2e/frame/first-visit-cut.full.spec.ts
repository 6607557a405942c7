// What works when the line breaks during the first visit (what opens after it: faults/cold-start.full.spec.ts).
import { networkIsBack, openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

test("when the line breaks before the app is stored, a tab and a language not yet fetched say so and load with the network", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/net::ERR_INTERNET_DISCONNECTED/);
	const page = await phone();
	await openDashboard(page, server, await student(server));
	await expect(page.getByRole("tab", { name: "Submitted" })).toBeVisible();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.context().setOffline(true);
	await page.getByRole("tab", { name: "Submitted" }).click();
	const missing = page
		.getByRole("tabpanel")
		.getByText("This part of the app could not be loaded. It will appear once you are online.");
	await expect(missing).toBeVisible();
	await page.getByRole("button", { name: "FR, Français" }).click();
	const words = page.getByRole("alert").filter({ hasText: "The French text could not be loaded." });
	await expect(words.locator('[lang="fr"]')).toHaveText(
		"Les textes français n’ont pas pu être chargés. Ils s’afficheront dès le retour d’internet.",
	);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByText("Aucun devoir rendu pour le moment")).toBeVisible();
	await expect(words).toHaveCount(0);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
});

test("an app whose scripts or styles could not be loaded loads at the next touch, and does what was pressed meanwhile", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/, /\.css did not come/);
	for (const files of [/\/assets\/(?!start).*\.js$/, /\.css$/]) {
		const page = await phone();
		await page.route(files, (route) => route.abort());
		await page.goto(`${server.url}/portal`, { waitUntil: "networkidle" });
		const failed = page.waitForEvent("requestfailed");
		await page.mouse.wheel(0, 10);
		await failed;
		await page.unrouteAll();
		await page.getByRole("button", { name: "Request a Portal Account" }).click();
		await expect(page.getByRole("textbox", { name: "Parent Name" })).toBeFocused();
	}
});
