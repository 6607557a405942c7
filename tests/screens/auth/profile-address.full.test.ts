// A new e-mail address: requested in the profile, confirmed by the link that was mailed to it.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { mailedPath } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { fill, fillSignIn, inFrench, press, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";
import { askForAddress, describedAs, openProfile, region, roleSays } from "./profile-page.ts";

const here = serverForThisFile();

test("another address is asked for with the password, and taken by its link and the password again; until then the old one stays", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const wanted = "christellemarie.abinadernassar@families.example";
	const app = await openApp(server.url, "/login");
	const { page } = app;
	await openProfile(app, maya);
	const form = region(app, "Email address");
	const email = form.getByLabelText("New Email");
	const password = form.getByLabelText("Password");
	await askForAddress(app, "", "");
	await describedAs(email, "Enter your email");
	await describedAs(password, "Enter your password");
	await askForAddress(app, "maya at home", maya.password);
	await describedAs(email, "Invalid email address");
	await askForAddress(app, maya.email.toUpperCase(), maya.password);
	await describedAs(email, "That is already your address");
	await askForAddress(app, wanted, "not her password");
	await describedAs(password, "That is not your password.");
	await askForAddress(app, wanted, maya.password);
	await roleSays(
		form,
		"status",
		`We have sent a link to ${wanted}.Until you open the link, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
	);
	expect(email).toHaveProperty("value", "");
	const link = await mailedPath(server, wanted);
	expect(link).toMatch(/^\/login#type=email_change&token=/);
	expect(await server.row("users", maya.id)).toMatchObject({ email: maya.email });

	await app.load(link);
	await headed(app, "Confirm your new email address");
	expect(location.href).toBe(`${server.url}/login#type=email_change`);
	await says(`Enter the password of your account once more. After that, you sign in with ${wanted}.`);
	await fill(app, page.getByLabelText("Password"), "not hers");
	await press(app, "Confirm the address");
	await says(
		"This is not your password, or the link is no longer valid. If you have just confirmed the address, try to sign in with it. Otherwise, ask for a new link in your profile.",
	);
	await inFrench(app, async () => {
		await page.findByRole("button", { name: "Confirmer l’adresse" });
		await says(
			"Ce n’est pas ton mot de passe, ou le lien n’est plus valable. Si tu viens de confirmer l’adresse, essaie de te connecter avec la nouvelle. Sinon, demande un nouveau lien dans ton profil.",
		);
	});
	await fill(app, page.getByLabelText("Password"), maya.password);
	await press(app, "Confirm the address");
	await says("Your new email address is confirmed. Please sign in with it.");
	await headed(app, "Sign in again");
	await waitFor(() => expect(page.getByLabelText("Email")).toHaveProperty("value", wanted));
	await fillSignIn(app, wanted, maya.password);
	await headed(app, "Hello, Maya");
});
