// The account pages of a newcomer, checked by axe, for finger-sized targets and in a small window.
import { fillSignUp, mailedLink, newcomer, openLink, pressSignUp } from "#support/browser/accounts.ts";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

test("a newcomer's pages", async ({ server, phone, strays }) => {
	strays.allow(/status of 40[03] .*\/api\//);
	const page = await phone(narrow);
	const nour = newcomer();
	await page.goto(`${server.url}/signup`);
	await pressSignUp(page);
	await judgeLooks(page, "a sign-up with everything missing");
	await fillSignUp(page, { ...nour, email: (await student(server)).email });
	await pressSignUp(page);
	await expect(page.getByRole("alert").getByRole("link")).toBeVisible();
	await judgeLooks(page, "an address that is registered");
	await fillSignUp(page, nour);
	await pressSignUp(page);
	await expect(page.getByText(nour.email)).toBeVisible();
	await judgeLooks(page, "signed up");
	await fillSignIn(page, nour.email, nour.password);
	await expect(
		page.getByText(/^(Your email address is not confirmed\.|Votre adresse e-\u2060mail n’est pas confirmée\.)/),
	).toBeVisible();
	await judgeLooks(page, "not confirmed yet");
	await openLink(page, `${await mailedLink(server, nour.email)}x`);
	await expect(page.getByText(/^(This confirmation link no longer works|Ce lien ne permet plus)/)).toBeVisible();
	await judgeLooks(page, "a confirmation link that is no good");
	await openLink(page, `${server.url}/signup#type=admin&token=anything`);
	await page.locator("button[type=submit]").click();
	await judgeLooks(page, "the first admin");
});
