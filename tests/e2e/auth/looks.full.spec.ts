// The account pages for a person who cannot get in, checked by axe, for finger-sized targets and in a small window.
import { askForResetLink, fillNewPassword, mailedLink, openLink } from "#support/browser/accounts.ts";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student } from "#support/people.ts";

test("the pages for a person who cannot get in", async ({ server, phone, strays }) => {
	strays.allow(/status of 40[03] .*\/api\//);
	const maya = await student(server);
	const page = await phone(narrow);
	await askForResetLink(page, server, maya.email);
	await judgeLooks(page, "a link asked for");
	await openLink(page, await mailedLink(server, maya.email));
	await fillNewPassword(page, "short", "other");
	await judgeLooks(page, "a new password with two mistakes");
	await openLink(page, `${server.url}/reset-password`);
	await expect(page.getByRole("alert")).toBeVisible();
	await judgeLooks(page, "a reset link that is no good");
	await openLink(page, `${server.url}/login#type=email_change&token=anything`);
	await page.locator("button[type=submit]").click();
	await judgeLooks(page, "a new address");
	const boss = await admin(server);
	const asked = { token: boss.token, body: { user_id: maya.id } };
	const given = await server.ask("POST", "/api/lead/temporary-password", asked);
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, String(given.at("password")));
	await expect(page.getByLabel(/^(Temporary Password|Mot de passe provisoire)$/)).toBeVisible();
	await judgeLooks(page, "an own password to choose");
	await goOffline(page);
	await expect(page.locator("form").getByRole("status").first()).not.toBeEmpty();
	await judgeLooks(page, "an own password to choose, offline");
});
