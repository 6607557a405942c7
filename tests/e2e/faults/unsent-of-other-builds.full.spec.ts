// Unsent work of another build is counted, shown, copied, named at the sign-out and kept.
import { addedToOutbox } from "#support/browser/other-build.ts";
import { chip, chipSays, pressSignOut, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import { foreignEntries } from "#support/foreign-work.ts";

const titles = ["Fractions", "Angles", "Areas", "Volumes"];

test("unsent work of another build is counted, shown, copied, named at the sign-out and kept", async ({
	server,
	phone,
}) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	await chipSays(page, "All sent");
	const entries = foreignEntries(maya.id);
	await addedToOutbox(
		page,
		maya.id,
		entries.map(({ entry }) => entry),
	);
	for (const when of ["at once", "after a reload"]) {
		if (when === "after a reload") await page.reload();
		await chipSays(page, "3 waiting");
		await chip(page).click();
		const list = page.getByRole("dialog", { name: "Written on this phone" });
		await expect(list.getByRole("heading", { level: 3 })).toHaveText(["From another version of the app"]);
		for (const { title, text } of entries) {
			const work = list.getByRole("listitem").filter({ hasText: title });
			await expect(work).toContainText(text);
			await work.getByRole("button", { name: "Copy" }).click();
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
		}
		await page.keyboard.press("Escape");
		await expect(list).toHaveCount(0);
	}
	await pressSignOut(page);
	const dialog = page.getByRole("dialog", { name: "Some work is not sent yet" });
	await expect(dialog.getByRole("listitem")).toHaveText(
		entries.map(({ title }) => new RegExp(`^From another version of the app: ${title}\\s*Waiting to send$`)),
	);
	await dialog.getByRole("button", { name: "Sign out and keep it on this phone" }).click();
	await page.waitForURL(`${server.url}/`);
	await signIn(page, server, maya);
	await chipSays(page, "3 waiting");
});
