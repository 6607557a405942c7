// Who is refused at the sign-in page, and what it says in both languages.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { descriptionOf, doesNotSay, fillSignIn, inFrench, main, press, says, speak } from "#support/dom/portal.ts";
import { blocked, student } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("an empty field, a wrong password, one too often, an expired one, a blocked account and no answer each have their own message in both languages, and what was typed stays", async () => {
	const { server } = here();
	const maya = await student(server);
	const karim = await blocked(server);
	const line = await proxyTo(server.url);
	const app = await openApp(line.url, "/login");
	const { page } = app;
	const email = () => page.getByLabelText<HTMLInputElement>(/^(Email|E-mail)$/);
	const password = () => page.getByLabelText<HTMLInputElement>(/^(Password|Mot de passe)$/);
	const alert = (words: string) => waitFor(() => expect(page.getByRole("alert").textContent).toContain(words));
	await press(app, "Sign In");
	await waitFor(() => expect(descriptionOf(email())).toBe("Enter your email or user name"));
	expect(descriptionOf(password())).toBe("Enter your password");
	expect(document.activeElement).toBe(email());
	await inFrench(app, () => {
		expect(descriptionOf(email())).toBe("Saisissez votre e-\u2060mail ou nom d’utilisateur");
		expect(descriptionOf(password())).toBe("Saisissez votre mot de passe");
	});

	await fillSignIn(app, maya.email, "not her password");
	await alert("Failed to authenticate.");
	await waitFor(() => expect(document.activeElement).toBe(password()));
	expect(main().getByRole<HTMLButtonElement>("button", { name: "Sign In" }).disabled).toBe(false);
	expect(location.pathname).toBe("/login");
	await inFrench(app, () => says("Identifiant ou mot de passe incorrect."));
	for (let attempt = 1; attempt < 5; attempt++) {
		await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: `attempt ${attempt}` },
		});
	}
	await fillSignIn(app, maya.email, maya.password);
	await says("Too many wrong passwords. Please try again in a minute.");
	await server.sql("UPDATE guesses SET locked_until = locked_until + 120");
	await press(app, "Sign In");
	await says("Too many wrong passwords. Please try again in 3 minutes.");
	await server.sql("DELETE FROM guesses");

	await server.update("users", maya.id, { temporary_until: "2026-01-05 08:00:00.000Z" });
	await fillSignIn(app, maya.email, maya.password);
	await alert("This temporary password has expired. Please ask the center for a new one.");
	await inFrench(app, () => alert("Ce mot de passe provisoire a expiré. Il faut en demander un nouveau au centre."));
	await fillSignIn(app, karim.email, karim.password);
	await alert("The center has paused this account. Write to us and we will sort it out together.");
	await inFrench(app, () => alert("Le centre a suspendu ce compte. Écrivez-nous et nous réglerons cela ensemble."));

	await server.update("users", maya.id, { temporary_until: "" });
	await server.stop();
	await fillSignIn(app, maya.email, maya.password);
	const nobody = "Failed to sign in. The server did not answer: check your internet connection and try again.";
	await says(nobody);
	expect(email().value).toBe(maya.email);
	await inFrench(app, async () => {
		await says(
			"La connexion à LEAD n’a pas abouti\u202f: le serveur n’a pas répondu. Vérifiez votre accès à internet et réessayez.",
		);
		expect(email().value).toBe(maya.email);
	});
	for (const status of [502, 503]) {
		line.captivePortal(status);
		await press(app, "Sign In");
		await doesNotSay(nobody);
		await says(nobody);
	}
	app.online(false);
	expect(await page.findByRole("button", { name: "Signing in needs the internet" })).toHaveProperty("disabled", true);
	await says("Signing in needs the internet. You can go on here as soon as it is back.");
	await server.start();
	line.pass();
	app.online(true);
	await speak(app, "fr");
	await fillSignIn(app, maya.email, maya.password);
	await waitFor(() => expect(location.pathname).toBe("/dashboard-student"));
	await says("Heureux de te revoir\u202f!");
	await line.close();
});
