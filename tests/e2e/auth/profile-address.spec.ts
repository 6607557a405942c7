// A new e-mail address: requested in the profile, confirmed by the link that was mailed to it.
import { mailedLink, openLink } from "#support/browser/accounts.ts";
import { fillSignIn, inFrench } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { askForAddress, openProfile, region } from "./profile-page.ts";

test("another address is asked for with the password, and taken by its link and the password again; until then the old one stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[0-9] .*\/api\//);
	const maya = await student(server, "Maya Haddad");
	const wanted = "christellemarie.abinadernassar@families.example";
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openProfile(page, server, maya);
	const form = region(page, "Email address");
	const email = form.getByLabel("New Email", { exact: true });
	await askForAddress(page, "", "");
	await expect(email).toHaveAccessibleDescription("Enter your email");
	await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
	await askForAddress(page, "maya at home", maya.password);
	await expect(email).toHaveAccessibleDescription("Invalid email address");
	await askForAddress(page, maya.email.toUpperCase(), maya.password);
	await expect(email).toHaveAccessibleDescription("That is your address already");
	await askForAddress(page, wanted, "not her password");
	await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("That is not your password.");
	await askForAddress(page, wanted, maya.password);
	await expect(form.getByRole("status")).toHaveText(
		`We have sent a link to ${wanted}.Until you follow it, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
	);
	await expect(email).toHaveValue("");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	const link = await mailedLink(server, wanted);
	expect(link).toMatch(/\/login#type=email_change&token=/);
	expect(await server.row("users", maya.id)).toMatchObject({ email: maya.email });

	await openLink(page, link);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your new email address");
	await expect(page).toHaveURL(`${server.url}/login#type=email_change`);
	const password = page.getByLabel("Password", { exact: true });
	const confirm = page.getByRole("button", { name: "Confirm the address" });
	await password.fill("not hers");
	await confirm.click();
	await expect(
		page.getByText(
			"This is not your password, or the link is no longer valid. If you have just confirmed the address, try to sign in with it. Otherwise, ask for a new link in your profile.",
		),
	).toBeVisible();
	await inFrench(page, async () => {
		await expect(page.getByRole("button", { name: "Confirmer l'adresse" })).toBeVisible();
		await expect(
			page.getByText(
				"Ce n'est pas votre mot de passe, ou le lien n'est plus valable. Si vous venez de confirmer l'adresse, essayez de vous connecter avec elle. Sinon, demandez un nouveau lien dans votre profil.",
			),
		).toBeVisible();
	});
	await password.fill(maya.password);
	await confirm.click();
	await expect(page.getByText("Your new email address is confirmed. Please sign in with it.")).toBeVisible();
	await fillSignIn(page, wanted, maya.password);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
});
