// The link of a mail replaces a lost password: once, for its owner, and no other link does.
import type { Page } from "@playwright/test";
import { askForResetLink, fillNewPassword, mailedLink, newcomer, openLink } from "#support/browser/accounts.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { fillSignIn, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

const refused = /status of 40[0-9] .*\/api\//;
const invalid = "This reset link is invalid or has expired. Please request a new one.";

test("a lost password is replaced by keyboard alone, by a link that opens once", async ({ server, phone, strays }) => {
	strays.allow(refused);
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await tabTo(page, page.getByRole("link", { name: "Forgot password?" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
	await tabTo(page, page.getByLabel("Email"));
	await page.keyboard.type(maya.email);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Password reset email sent!")).toBeVisible();
	await expect(page.getByText(`An email is on its way to ${maya.email}.`)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Back to Sign In" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${server.url}/login`);
	await expect(page.getByLabel("Email")).toHaveValue(maya.email);

	const link = await mailedLink(server, maya.email);
	const seen = addressesOf(page);
	await openLink(page, link.replace("/reset-password", "/login"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
	await expect(page.getByLabel("New Password")).toBeVisible();
	expect(seen).toContain(link);
	await expect(page).toHaveURL(`${server.url}/reset-password#type=recovery`);
	await page.reload();
	await tabTo(page, page.getByLabel("New Password"));
	await page.keyboard.type("short");
	await tabTo(page, page.getByLabel("Confirm Password"));
	await page.keyboard.type("longer");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("New Password")).toHaveAccessibleDescription("Password must be at least 6 characters");
	await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription("Passwords do not match");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("longer");
	await expect(page.getByLabel("New Password")).toHaveAccessibleDescription("At least 6 characters.");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Password updated successfully!")).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/login`);
	await fillSignIn(page, maya.email, "longer");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");

	await openLink(page, link);
	await expect(page.getByText(invalid)).toBeVisible();
	await page.getByRole("link", { name: "Request a new link" }).click();
	await expect(page).toHaveURL(`${server.url}/forgot-password`);
});

/** Every address the page has from now on, including those of redirects. */
function addressesOf(page: Page): string[] {
	const seen: string[] = [];
	page.on("framenavigated", (frame) => seen.push(frame.url()));
	return seen;
}

test("a link that is tampered with, of another kind, or no link at all gets the notice after two looks; a person signed in with the old password is asked for the new one", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ chosen: "fr" });
	await signIn(page, server, maya);
	await askForResetLink(page, server, maya.email);
	await expect(page.getByText("E-mail de réinitialisation envoyé\u202f!")).toBeVisible();
	await expect(page.getByText(`Un e-mail est en route vers ${maya.email}.`)).toBeVisible();
	const link = await mailedLink(server, maya.email);
	const other = newcomer();
	const body = { email: other.email, password: other.password, passwordConfirm: other.password };
	await server.ask("POST", "/api/collections/users/records", { body: { ...body, full_name: other.name } });
	const foreign = (await mailedLink(server, other.email)).replace(/.*token=/, "");
	for (const [wrong, looks] of [
		[`${link.slice(0, -3)}abc`, 2],
		[link.replace(/token=.*/, `token=${foreign}`), 2],
		[link.replace(/token=.*/, "token="), 0],
		[`${server.url}/reset-password`, 0],
	] as const) {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await openLink(page, wrong);
		await expect(page.getByText("Ce lien n'est pas valable ou il a expiré. Demandez-en un nouveau.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Demander un nouveau lien" })).toBeVisible();
		expect(asked.filter((path) => path === "/api/lead/reset-link")).toHaveLength(looks);
		page.removeAllListeners("request");
		await expect(page.getByLabel("Nouveau mot de passe")).toHaveCount(0);
	}

	await openLink(page, link);
	await fillNewPassword(page, "court", "autre");
	await expect(page.getByLabel("Nouveau mot de passe")).toHaveAccessibleDescription(
		"Le mot de passe doit compter au moins 6 caractères",
	);
	await expect(page.getByLabel("Confirmer le mot de passe")).toHaveAccessibleDescription(
		"Les deux mots de passe ne sont pas identiques",
	);
	await fillNewPassword(page, "une phrase à moi");
	await expect(page.getByText("Mot de passe changé\u202f!")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reconnectez-vous");
	await fillSignIn(page, maya.email, "une phrase à moi");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour, Maya");
});
