// Changing the password in the profile: its rules, which sessions go on, and the keyboard alone.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, openApp } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { chipSays, says, signIn } from "#support/dom/portal.ts";
import "#support/dom/modal-dialogs.ts";
import { admin, type Person, student } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atPath, headed } from "./accounts.ts";
import { describedAs, hasFocus, openProfile, region, roleSays, updatePassword } from "./profile-page.ts";

const here = serverForThisFile();

/** What the server answers to a device that is signed in with the token of this person. */
const answerTo = async (server: RealServer, { id, token }: Person) =>
	(await server.ask("GET", `/api/collections/users/records/${id}`, { token })).status;

test("a bad new password is explained beside it; a changed one keeps this device signed in and signs out the others", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const app = await openApp(server.url, "/login");
	app.allowErrors(/^profile Refused/);
	await openProfile(app, maya);
	const form = region(app, "Password");
	const submits = [...document.querySelectorAll("main [type=submit]")];
	expect(submits.map((button) => [button.textContent, button.getAttribute("data-variant")])).toEqual([
		["Send the link", "default"],
		["Update Password", null],
	]);
	const current = form.getByLabelText("Current Password");
	const next = form.getByLabelText("New Password");
	await updatePassword(app, "", "12345");
	await describedAs(current, "Enter your current password");
	await hasFocus(current);
	await describedAs(next, "Password must be at least 6 characters");
	await updatePassword(app, maya.password, "new-secret", "new-secrets");
	await describedAs(form.getByLabelText("Confirm Password"), "Passwords do not match");
	await updatePassword(app, maya.password, "س".repeat(36));
	await describedAs(next, "This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.");
	await updatePassword(app, "not her password", "new-secret");
	await describedAs(current, "That is not your password.");
	await hasFocus(current);
	expect(next).toHaveProperty("value", "new-secret");
	expect(await answerTo(server, maya)).toBe(200);

	await updatePassword(app, maya.password, "حلوة-الجبل-7");
	await says("You are still signed in here. Every other device is signed out and asks for the new password.");
	const status = form.getByRole("status");
	await waitFor(() => expect(status.querySelector(":focus")).not.toBeNull());
	await waitFor(() => expect(app.toasts()).toContain("Password updated successfully!"));
	expect(next).toHaveProperty("value", "");
	expect(await answerTo(server, maya)).toBe(404);
	networkIsBack(app);
	await chipSays(app, "All sent");
	await app.user.click(app.page.getByRole("link", { name: "Back to my dashboard" }));
	await headed(app, "Hello, Maya");
});

/** Presses the Tab key until the wanted element has the focus. */
async function tabTo({ user }: App, wanted: HTMLElement, shift = false): Promise<void> {
	for (let stops = 0; stops < 60; stops++) {
		await user.tab({ shift });
		if (document.activeElement === wanted) return;
	}
	throw new Error(`The Tab key never came to ${wanted.outerHTML}`);
}

test("by keyboard alone, in French: a password is changed, the last admin cannot delete the account and reads why, can once there is another, and reads at home that it is done", async () => {
	const { server } = here();
	const boss = await admin(server, "Samia Rahme");
	const app = await openApp(server.url, "/login", "fr");
	const { page, user } = app;
	await signIn(app, boss);
	await tabTo(app, await page.findByRole("button", { name: "Mon compte, Samia Rahme" }), true);
	await user.keyboard("{Enter}");
	await tabTo(app, await page.findByRole("link", { name: "Mon profil" }));
	await user.keyboard("{Enter}");
	await tabTo(app, await page.findByLabelText("Mot de passe actuel"));
	await user.keyboard(boss.password);
	await tabTo(app, page.getByLabelText("Nouveau mot de passe"));
	await user.keyboard("nouveau-secret");
	await tabTo(app, page.getByLabelText("Confirmer le mot de passe"));
	await user.keyboard("nouveau-secret{Enter}");
	await says(
		"Votre session reste ouverte ici. Tous vos autres appareils sont déconnectés et demandent le nouveau mot de passe.",
	);
	await waitFor(() => expect(app.toasts()).toContain("Mot de passe changé\u202f!"));
	await tabTo(app, page.getByRole("button", { name: "Supprimer mon compte…" }));
	await user.keyboard("{Enter}");
	const shown = await page.findByRole("dialog", { name: "Supprimer définitivement votre compte\u202f?" });
	const dialog = within(shown);
	await hasFocus(dialog.getByLabelText("Mot de passe"));
	await user.keyboard("nouveau-secret");
	await tabTo(app, dialog.getByLabelText("Tapez «\u202fsupprimer\u202f» pour confirmer", { normalizer: String }));
	await user.keyboard("supprimer{Enter}");
	await roleSays(
		dialog,
		"alert",
		"Vous êtes la dernière personne de l’administration\u202f: sans vous, plus personne ne pourrait approuver de compte. Nommez d’abord quelqu’un d’autre.",
	);
	expect(await server.row("users", boss.id)).toMatchObject({ name: "Samia Rahme" });
	await admin(server);
	await tabTo(app, dialog.getByRole("button", { name: "Supprimer définitivement" }));
	await user.keyboard("{Enter}");
	await atPath("/");
	await says("Votre compte est supprimé.");
	expect(app.toasts().filter((words) => words.includes("supprimé"))).toEqual(["Votre compte est supprimé."]);
	expect(await server.row("users", boss.id)).toMatchObject({ name: "Former teacher" });
});
