// The account pages in every state, judged by axe, a finger and a small window.
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
import { judgeInBothSchemes, looks } from "#support/browser/looks.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, type PhoneOptions, test } from "#support/browser/test.ts";
import { admin, student } from "#support/people.ts";

test.describe.configure({ mode: "parallel" });

for (const { name, language, colorScheme, width } of looks) {
	const options: PhoneOptions = {
		chosen: language,
		colorScheme,
		viewport: { width, height: width === 360 ? 740 : 860 },
		reducedMotion: "reduce",
	};

	test(`a newcomer's pages: ${name}`, async ({ server, phone, strays }) => {
		strays.allow(/status of 40[03] .*\/api\//);
		const page = await phone(options);
		const nour = newcomer();
		await page.goto(`${server.url}/signup`);
		await pressSignUp(page);
		await judgeInBothSchemes(page, "a sign-up with everything missing");
		await fillSignUp(page, { ...nour, email: (await student(server)).email });
		await pressSignUp(page);
		await expect(page.getByRole("alert").getByRole("link")).toBeVisible();
		await judgeInBothSchemes(page, "an address that is registered");
		await fillSignUp(page, nour);
		await pressSignUp(page);
		await expect(page.getByText(nour.email)).toBeVisible();
		await judgeInBothSchemes(page, "signed up");
		await fillSignIn(page, nour.email, nour.password);
		await expect(page.getByText(/^(The password is right|Le mot de passe est correct)/)).toBeVisible();
		await judgeInBothSchemes(page, "not confirmed yet");
		await openLink(page, `${await mailedLink(server, nour.email)}x`);
		await expect(page.getByText(/^(This link does not confirm|Ce lien ne permet plus)/)).toBeVisible();
		await judgeInBothSchemes(page, "a confirmation link that is no good");
		await openLink(page, `${server.url}/signup#type=admin&token=anything`);
		await pressSubmit(page);
		await judgeInBothSchemes(page, "the first admin");
	});

	test(`the pages of who cannot get in: ${name}`, async ({ server, phone, strays }) => {
		strays.allow(/status of 40[03] .*\/api\//);
		const maya = await student(server);
		const page = await phone(options);
		await askForResetLink(page, server, maya.email);
		await judgeInBothSchemes(page, "a link asked for");
		await openLink(page, await mailedLink(server, maya.email));
		await fillNewPassword(page, "short", "other");
		await judgeInBothSchemes(page, "a new password with two mistakes");
		await openLink(page, `${server.url}/reset-password`);
		await expect(page.getByRole("alert")).toBeVisible();
		await judgeInBothSchemes(page, "a reset link that is no good");
		await openLink(page, `${server.url}/login#type=email_change&token=anything`);
		await pressSubmit(page);
		await judgeInBothSchemes(page, "a new address");
		const boss = await admin(server);
		const asked = { token: boss.token, body: { user_id: maya.id } };
		const given = await server.ask("POST", "/api/lead/temporary-password", asked);
		await page.goto(`${server.url}/login`);
		await fillSignIn(page, maya.email, String(given.at("password")));
		await expect(page.getByLabel(/^(Temporary Password|Mot de passe provisoire)$/)).toBeVisible();
		await judgeInBothSchemes(page, "an own password to choose");
		await page.context().setOffline(true);
		await expect(page.locator("form").getByRole("status").first()).not.toBeEmpty();
		await judgeInBothSchemes(page, "an own password to choose, offline");
	});
}

const pressSubmit = (page: Page) => page.locator("button[type=submit]").click();
