// Who is not let in, and what the sign-in page says of it in both languages.
import { fillSignIn, inFrench, keptByServiceWorker, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { blocked, student } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";

const refused = /status of 400 \(.*\/auth-with-password\)$|status of 400 \(Bad Request\) \(.*auth-with-password\)$/;
const tooMany = /status of 429 .*auth-with-password/;

test("both fields are asked for, and a wrong password gets the server's words, in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const maya = await student(server);
	const page = await phone();
	await page.goto(`${server.url}/login`);
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
	await expect(page.getByRole("alert").filter({ hasText: "Failed to authenticate." })).toBeVisible();
	await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	expect(new URL(page.url()).pathname).toBe("/login");

	await speak(page, "fr");
	await expect(page.getByText("E-mail ou mot de passe incorrect.")).toBeVisible();
	await fillSignIn(page, maya.email, maya.password);
	await page.waitForURL(/\/dashboard-student/);
	await expect(page.getByText("Bon retour\u202f!")).toBeVisible();
});

test("a temporary password that is a week old, and a blocked account, say so in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 403 .*auth-with-password/);
	const maya = await student(server);
	await server.update("users", maya.id, { temporary_until: "2026-01-05 08:00:00.000Z" });
	const karim = await blocked(server);
	const page = await phone();
	const says = (words: string) => expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, maya.password);
	await says("This temporary password has expired. Please ask the centre for a new one.");
	await inFrench(page, () => says("Ce mot de passe provisoire a expiré. Demandez-en un nouveau au centre."));
	await fillSignIn(page, karim.email, karim.password);
	await says("The centre has paused this account. Write to us and we will sort it out together.");
	await inFrench(page, () => says("Le centre a suspendu ce compte. Écrivez-nous et nous réglerons cela ensemble."));
});

test("after five wrong passwords the server says when to come back", async ({ server, phone, strays }) => {
	strays.allow(refused, tooMany);
	const maya = await student(server);
	for (let attempt = 0; attempt < 5; attempt++) {
		await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: `attempt ${attempt}` },
		});
	}
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, maya.password);
	await expect(page.getByText("Too many wrong passwords. Please try again in a minute.")).toBeVisible();
	await server.sql("UPDATE guesses SET locked_until = locked_until + 120");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Too many wrong passwords. Please try again in 3 minutes.")).toBeVisible();
});

test("without an answer, and without a network, the sign-in page says so and keeps what was typed, in both languages", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/(net::ERR_EMPTY_RESPONSE|status of 50[23]) .*auth-with-password/);
	const maya = await student(server);
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	const words = page.getByText("Failed to sign in. Nobody answered: check the connection and try again.");
	await page.goto(`${line.url}/login`);
	await keptByServiceWorker(page);
	await server.stop();
	await fillSignIn(page, maya.email, maya.password);
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
	await page.context().setOffline(true);
	await expect(page.getByRole("button", { name: "Signing in needs the internet" })).toBeDisabled();
	await expect(
		page.getByText("Signing in needs the internet. This page notices by itself when it is back."),
	).toBeVisible();
	await server.start();
	line.pass();
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL(/\/dashboard-student/);
	await page.goto("about:blank");
	await line.close();
});
