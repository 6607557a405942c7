// Every state of the profile, checked by axe, for finger-sized targets and in a small window.
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { answerField, followProfile, networkIsBack, openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { deadToken } from "./profile-page.ts";

test("every state of the profile can be used by everybody", async ({ server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /^profile (NoAnswer|Refused)/, /status of 400 .*batch/, deadToken);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	const task = await assignment(server, maths.id);
	await server.update("users", maya.id, { verified: false });
	const page = await phone(narrow);
	await openDashboard(page, server, maya);
	await page.getByRole("tab").nth(1).click();
	await (await answerField(page, "Fractions")).fill("7/12");
	await expect(page.getByRole("button", { name: /^(Draft saved|Brouillon enregistré)/ })).toBeVisible();
	await server.remove("assignments", task.id);
	await page.getByRole("article").getByRole("button").first().click();
	await expect(page.getByRole("button", { name: /^(1 needs you|1 à revoir)/ })).toBeVisible();
	await followProfile(page);
	await expect(page.getByRole("definition")).toHaveCount(5);
	await judgeLooks(page, "the account");
	const [email, current] = [page.locator("form").nth(0), page.locator("form").nth(1)];
	for (const [at, text] of [maya.password, "new-secret", "another"].entries()) {
		await current.locator("input:not([hidden])").nth(at).fill(text);
	}
	await current.locator("button[type=submit]").click();
	await expect(page.getByText("Les deux mots de passe ne sont pas identiques")).toBeVisible();
	// Without a place to break it must not widen the page.
	const wanted = "christellemarie.abinadernassar@families.example";
	await email.locator("input").nth(0).fill(wanted);
	await email.locator("input").nth(1).fill(maya.password);
	await email.locator("button[type=submit]").click();
	await expect(page.getByRole("status").filter({ hasText: `Nous avons envoyé un lien à ${wanted}.` })).toBeVisible();
	await judgeLooks(page, "a problem beside a field, a link on its way");
	await page.getByRole("button", { name: /^(Delete my account|Supprimer mon compte)…$/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: /^(Delete for good|Supprimer définitivement)$/ }).click();
	await expect(dialog.getByRole("alert").first()).not.toBeEmpty();
	await judgeLooks(page, "deleting the account");
	await page.keyboard.press("Escape");
	await goOffline(page);
	await expect(
		page.getByText("Cette page reste lisible. Pour y changer quelque chose, il faut internet."),
	).toBeVisible();
	await judgeLooks(page, "offline");
	await page.context().setOffline(false);
	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await networkIsBack(page);
	await expect(page.getByText("Ta session est terminée. Reconnecte-toi pour changer quelque chose ici.")).toBeVisible();
	await judgeLooks(page, "an ended session");
});
