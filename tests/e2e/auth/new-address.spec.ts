// A new e-mail address is taken by the link that was mailed to it.
import { mailedLink, newcomer, openLink } from "#support/browser/accounts.ts";
import { fillSignIn, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

const refused = /status of 40[0-9] .*\/api\//;

test("a new address is taken by its link and the password, and ends the sign-in of before", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const maya = await student(server, "Maya Haddad");
	const email = newcomer().email;
	const page = await phone();
	await signIn(page, server, maya);
	const body = { email, password: maya.password };
	await server.ask("POST", "/api/lead/change-email", { token: maya.token, body });
	const link = await mailedLink(server, email);
	await openLink(page, link);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your new email address");
	await expect(page).toHaveURL(`${server.url}/login#type=email_change`);
	await page.getByLabel("Password", { exact: true }).fill("not hers");
	await page.getByRole("button", { name: "Confirm the address" }).click();
	await expect(page.getByText(/^This is not your password, or the link is no longer valid\./)).toBeVisible();
	await page.getByLabel("Password", { exact: true }).fill(maya.password);
	await page.getByRole("button", { name: "Confirm the address" }).click();
	await expect(page.getByText("Your new email address is confirmed. Please sign in with it.")).toBeVisible();
	await fillSignIn(page, email, maya.password);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");

	const other = await phone({ chosen: "fr" });
	await other.goto(link);
	await other.getByLabel("Mot de passe", { exact: true }).fill(maya.password);
	await other.getByRole("button", { name: "Confirmer l'adresse" }).click();
	await expect(
		other.getByText(
			"Ce n'est pas votre mot de passe, ou le lien n'est plus valable. Si vous venez de confirmer l'adresse, essayez de vous connecter avec elle. Sinon, demandez un nouveau lien dans votre profil.",
		),
	).toBeVisible();
});
