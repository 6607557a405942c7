// Changing the password in the profile: its rules, which sessions go on, and the keyboard alone.
import { tabTo } from "#support/browser/keyboard.ts";
import { cardOf, chipSays, fillSignIn, handIn, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { admin, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { deadToken, openProfile, region, updatePassword } from "./profile-page.ts";

const refused = /status of 40[04] .*\/api\/collections\/users\/records\//;

test("a bad new password is explained beside it; a changed one keeps this device signed in and signs out the others, whose work waits for the next sign-in", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, deadToken);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const [page, other] = [await phone(), await phone()];
	await signIn(other, server, maya);
	await openTab(other, "Assignments (1)");
	await openProfile(page, server, maya);
	const form = region(page, "Password");
	const current = form.getByLabel("Current Password", { exact: true });
	const next = form.getByLabel("New Password", { exact: true });
	const again = form.getByLabel("Confirm Password", { exact: true });
	await updatePassword(page, "", "12345");
	await expect(current).toHaveAccessibleDescription("Enter your current password");
	await expect(current).toBeFocused();
	await expect(next).toHaveAccessibleDescription("Password must be at least 6 characters");
	await updatePassword(page, maya.password, "new-secret", "new-secrets");
	await expect(again).toHaveAccessibleDescription("Passwords do not match");
	await updatePassword(page, maya.password, "س".repeat(36));
	await expect(next).toHaveAccessibleDescription(
		"This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
	);
	await updatePassword(page, "not her password", "new-secret");
	await expect(current).toHaveAccessibleDescription("That is not your password.");
	await expect(current).toBeFocused();
	await expect(next).toHaveValue("new-secret");

	await updatePassword(page, maya.password, "حلوة-الجبل-7");
	await expect(
		page.getByText("You are still signed in here. Every other device is signed out and asks for the new password."),
	).toBeVisible();
	await expect(form.getByRole("status").locator(":focus")).toHaveCount(1);
	expect(await toastsOf(page)).toContain("Password updated successfully!");
	await expect(next).toHaveValue("");
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await page.getByRole("link", { name: "Back to my dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");

	await handIn(other, "Fractions", "7/12");
	await chipSays(other, "Sign in again");
	await other.goto(`${server.url}/profile`);
	await expect(other.getByText("Your session has ended. Sign in again to change something here.")).toBeVisible();
	await expect(region(other, "Password").getByRole("button", { name: "Update Password" })).toBeDisabled();
	await expect(region(other, "Password").getByRole("button", { name: "Update Password" })).toHaveAccessibleDescription(
		"Needs you to sign in again",
	);
	await other.getByRole("main").getByRole("link", { name: "Sign in again" }).click();
	await fillSignIn(other, maya.email, "حلوة-الجبل-7");
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await other.getByRole("link", { name: "Back to my dashboard" }).click();
	await openTab(other, "Submitted");
	await expect(cardOf(other, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["7/12"]);
});

test("by keyboard alone, in French: a password is changed, the last admin cannot delete the account and reads why, and can once there is another", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 409 .*delete-account/);
	const boss = await admin(server, "Samia Rahme");
	const page = await phone({ locale: "fr-FR" });
	await signIn(page, server, boss);
	await tabTo(page, page.getByRole("link", { name: "Mon profil" }));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByLabel("Mot de passe actuel", { exact: true }));
	await page.keyboard.type(boss.password);
	await tabTo(page, page.getByLabel("Nouveau mot de passe", { exact: true }));
	await page.keyboard.type("nouveau-secret");
	await tabTo(page, page.getByLabel("Confirmer le mot de passe", { exact: true }));
	await page.keyboard.type("nouveau-secret");
	await page.keyboard.press("Enter");
	await expect(
		page.getByText(
			"Vous restez connecté ici. Tous vos autres appareils sont déconnectés et demandent le nouveau mot de passe.",
		),
	).toBeVisible();
	await expect.poll(() => toastsOf(page)).toContain("Mot de passe changé\u202f!");
	await tabTo(page, page.getByRole("button", { name: "Supprimer mon compte..." }));
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Supprimer votre compte pour de bon\u202f?" });
	await expect(dialog.getByLabel("Mot de passe", { exact: true })).toBeFocused();
	await page.keyboard.type("nouveau-secret");
	await tabTo(page, dialog.getByLabel("Tapez «\u202fsupprimer\u202f» pour confirmer"));
	await page.keyboard.type("supprimer");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("alert")).toHaveText(
		"Vous êtes la dernière personne de l'administration\u202f: sans vous, plus personne ne pourrait approuver de compte. Nommez d'abord quelqu'un d'autre.",
	);
	expect(await server.row("users", boss.id)).toMatchObject({ name: "Samia Rahme" });
	await admin(server);
	await tabTo(page, dialog.getByRole("button", { name: "Supprimer pour de bon" }));
	await page.keyboard.press("Enter");
	await page.waitForURL(`${server.url}/`);
	expect(await server.row("users", boss.id)).toMatchObject({ name: "Former teacher" });
});
