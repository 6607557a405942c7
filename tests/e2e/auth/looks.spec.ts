// The account pages in every state, checked by axe, for finger-sized targets and in a small window.
import type { Page } from "@playwright/test";
import {
	askForResetLink,
	fillNewPassword,
	fillSignUp,
	mailedLink,
	newcomer,
	openLink,
	pressSignUp,
} from "#support/browser/accounts.ts";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student } from "#support/people.ts";

test.describe.configure({ mode: "parallel" });

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
		page.getByText(/^(Your email address is not confirmed\.|Votre adresse e-mail n’est pas confirmée\.)/),
	).toBeVisible();
	await judgeLooks(page, "not confirmed yet");
	await openLink(page, `${await mailedLink(server, nour.email)}x`);
	await expect(page.getByText(/^(This confirmation link no longer works|Ce lien ne permet plus)/)).toBeVisible();
	await judgeLooks(page, "a confirmation link that is no good");
	await openLink(page, `${server.url}/signup#type=admin&token=anything`);
	await pressSubmit(page);
	await judgeLooks(page, "the first admin");
});

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
	await pressSubmit(page);
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
const pressSubmit = (page: Page) => page.locator("button[type=submit]").click();
