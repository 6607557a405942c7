// Who is refused at the sign-in page, and what it says in both languages.
import { goOffline, keepFiles } from "#support/browser/offline.ts";
import { fillSignIn, inFrench, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { blocked, student } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";

test("an empty field, a wrong password, one too often, an expired one, a blocked account and no answer each have their own message in both languages, and what was typed stays", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/(net::ERR_EMPTY_RESPONSE|status of (400|403|429|50[23])) .*auth-with-password/);
	const maya = await student(server);
	const karim = await blocked(server);
	const line = await proxyTo(server.url);
	const page = await phone();
	const alert = (words: string) => page.getByRole("alert").filter({ hasText: words });
	await page.goto(`${line.url}/login`);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter your email");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
	await expect(page.getByLabel("Email")).toBeFocused();
	await inFrench(page, async () => {
		await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Saisissez votre e-mail");
		await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveAccessibleDescription(
			"Saisissez votre mot de passe",
		);
	});

	await fillSignIn(page, maya.email, "not her password");
	await expect(alert("Failed to authenticate.")).toBeVisible();
	await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	expect(new URL(page.url()).pathname).toBe("/login");
	await inFrench(page, () => expect(page.getByText("E-mail ou mot de passe incorrect.")).toBeVisible());
	for (let attempt = 1; attempt < 5; attempt++) {
		await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: `attempt ${attempt}` },
		});
	}
	await fillSignIn(page, maya.email, maya.password);
	await expect(page.getByText("Too many wrong passwords. Please try again in a minute.")).toBeVisible();
	await server.sql("UPDATE guesses SET locked_until = locked_until + 120");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Too many wrong passwords. Please try again in 3 minutes.")).toBeVisible();
	await server.sql("DELETE FROM guesses");

	await server.update("users", maya.id, { temporary_until: "2026-01-05 08:00:00.000Z" });
	await fillSignIn(page, maya.email, maya.password);
	await expect(alert("This temporary password has expired. Please ask the centre for a new one.")).toBeVisible();
	await inFrench(page, () =>
		expect(alert("Ce mot de passe provisoire a expiré. Demandez-en un nouveau au centre.")).toBeVisible(),
	);
	await fillSignIn(page, karim.email, karim.password);
	await expect(
		alert("The centre has paused this account. Write to us and we will sort it out together."),
	).toBeVisible();
	await inFrench(page, () =>
		expect(alert("Le centre a suspendu ce compte. Écrivez-nous et nous réglerons cela ensemble.")).toBeVisible(),
	);

	await server.update("users", maya.id, { temporary_until: "" });
	await keepFiles(page);
	await server.stop();
	await fillSignIn(page, maya.email, maya.password);
	const words = page.getByText("Failed to sign in. Nobody answered: check the connection and try again.");
	await expect(words).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(maya.email);
	await inFrench(page, async () => {
		await expect(
			page.getByText("La connexion n'a pas abouti. Personne n'a répondu\u202f: vérifiez le réseau et réessayez."),
		).toBeVisible();
		await expect(page.getByLabel("E-mail")).toHaveValue(maya.email);
	});
	for (const status of [502, 503]) {
		line.captivePortal(status);
		const answered = page.waitForResponse((answer) => answer.status() === status);
		await page.getByRole("button", { name: "Sign In" }).click();
		await answered;
		await expect(words).toBeVisible();
	}
	await goOffline(page);
	await expect(page.getByRole("button", { name: "Signing in needs the internet" })).toBeDisabled();
	await expect(
		page.getByText("Signing in needs the internet. This page notices by itself when it is back."),
	).toBeVisible();
	await server.start();
	line.pass();
	await page.context().setOffline(false);
	await speak(page, "fr");
	await fillSignIn(page, maya.email, maya.password);
	await page.waitForURL(/\/dashboard-student/);
	await expect(page.getByText("Bon retour\u202f!")).toBeVisible();
	await page.goto("about:blank");
	await line.close();
});
