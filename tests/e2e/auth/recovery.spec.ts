// Getting in again: the link of a mail, a password the centre gave, an address that changed.
import type { Page } from "@playwright/test";
import { askForResetLink, fillNewPassword, mailedLink, newcomer, openLink } from "#support/browser/accounts.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { fillSignIn, inFrench, keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import { expect, test, toastsOf } from "#support/browser/test.ts";
import { mailsTo } from "#support/mails.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { NetworkProxy } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

const refused = /status of 40[0-9] .*\/api\//;
const unreachable =
	/net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED) .*\/api\//;
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

/** Every address the page is brought to from here on, the ones it only passes through included. */
function addressesOf(page: Page): string[] {
	const seen: string[] = [];
	page.on("framenavigated", (frame) => seen.push(frame.url()));
	return seen;
}

test("whoever is signed in with the old password is asked for the new one", async ({ server, phone, strays }) => {
	strays.allow(refused);
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ chosen: "fr" });
	await signIn(page, server, maya);
	await askForResetLink(page, server, maya.email);
	await expect(page.getByText("E-mail de réinitialisation envoyé\u202f!")).toBeVisible();
	await expect(page.getByText(`Un e-mail est en route vers ${maya.email}.`)).toBeVisible();
	await openLink(page, await mailedLink(server, maya.email));
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

test("a link that is tampered with, of another kind, or no link at all gets the notice after two looks", async ({
	server,
	phone,
}) => {
	const maya = await student(server);
	const page = await phone();
	await askForResetLink(page, server, maya.email);
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
		await expect(page.getByText(invalid)).toBeVisible();
		expect(asked.filter((path) => path === "/api/lead/reset-link")).toHaveLength(looks);
		page.removeAllListeners("request");
		await expect(page.getByLabel("New Password")).toHaveCount(0);
	}
	const page2 = await phone({ chosen: "fr" });
	await page2.goto(`${server.url}/reset-password`);
	await expect(page2.getByText("Ce lien n'est pas valable ou il a expiré. Demandez-en un nouveau.")).toBeVisible();
	await expect(page2.getByRole("link", { name: "Demander un nouveau lien" })).toBeVisible();
});

/** A line to the server that can fail; the page has left it before it is taken down. */
async function throughProxy(server: RealServer, page: Page, work: (line: NetworkProxy) => Promise<void>) {
	const line = await new NetworkProxy(server.url).listen();
	await work(line)
		.then(() => page.goto("about:blank"))
		.finally(() => line.close());
}

/** The server does its work, and the line breaks before anybody hears of it; it stays broken until it may pass again. */
async function cutAfter(line: NetworkProxy, path: string, page: Page, work: () => Promise<void>): Promise<void> {
	const held = line.nextHeldAnswer(path);
	await work();
	await held;
	await expect(page.getByRole("button", { name: /^(Submitting|Envoi)\.\.\.$/ })).toBeDisabled();
	line.refuse();
}

/** What the server signs its reset links with from now on. */
async function signLinksWith(server: RealServer, secret: string): Promise<void> {
	const body = { passwordResetToken: { secret: secret.padEnd(30, "-"), duration: 1800 } };
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body });
}

test("a link that is good at the second look opens the form", async ({ ownServer: server, phone }) => {
	const maya = await student(server);
	const page = await phone();
	await signLinksWith(server, "the first secret");
	await askForResetLink(page, server, maya.email);
	const link = await mailedLink(server, maya.email);
	await signLinksWith(server, "another secret");
	await throughProxy(server, page, async (line) => {
		const first = line.nextHeldAnswer("/api/lead/reset-link");
		await openLink(page, link.replace(server.url, line.url));
		const look = await first;
		expect(look.answer?.body).toContain("false");
		const second = line.nextHeldRequest("/api/lead/reset-link");
		await look.release();
		const again = await second;
		await expect(page.getByText("Looking at your link...")).toBeVisible();
		await signLinksWith(server, "the first secret");
		await again.release();
		await expect(page.getByLabel("New Password")).toBeVisible();
	});
});

test("an answer lost on the way back is asked for once more, and never called a failed reset", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(unreachable, refused);
	const maya = await student(server);
	const page = await phone();
	await throughProxy(server, page, async (line) => {
		await page.goto(`${line.url}/forgot-password`);
		await page.getByLabel("Email").fill(maya.email);
		const lostMail = line.nextDroppedAnswer("/api/lead/forgot-password");
		await page.getByRole("button", { name: "Send Reset Link" }).click();
		await lostMail;
		await expect(page.getByText(`An email is on its way to ${maya.email}.`)).toBeVisible();
		expect(await mailsTo(server, maya.email)).toHaveLength(1);

		await openLink(page, (await mailedLink(server, maya.email)).replace(server.url, line.url));
		await cutAfter(line, "/api/collections/users/confirm-password-reset", page, () =>
			fillNewPassword(page, "my own sentence"),
		);
		await expect(
			page.getByText(
				"Failed to update password, as far as we can tell: nobody answered. Check the connection and try again.",
			),
		).toBeVisible();
		await expect(page.getByLabel("New Password")).toHaveValue("my own sentence");
		line.pass();
		await page.getByRole("button", { name: "Update Password" }).click();
		await expect(
			page.getByText("If you have just chosen a password, it may be saved already: try to sign in with it."),
		).toBeVisible();
		await page.getByRole("link", { name: "Back to Sign In" }).click();
		await fillSignIn(page, maya.email, "my own sentence");
		await page.waitForURL(/\/dashboard-student/);
	});
});

test("what fails on the way to a new password is said in both languages, and nothing typed is lost", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable);
	const maya = await student(server);
	const page = await phone({ keepsApp: true });
	const email = page.getByLabel(/^(Email|E-mail)$/);
	const ask = page.getByRole("button", { name: "Send Reset Link" });
	const alert = (words: string) => page.getByRole("alert").filter({ hasText: words });
	await page.goto(`${server.url}/forgot-password`);
	await keptByServiceWorker(page);
	await ask.click();
	await expect(email).toHaveAccessibleDescription("Enter your email");
	await inFrench(page, () => expect(email).toHaveAccessibleDescription("Saisissez votre e-mail"));
	await email.fill("maya@home");
	await expect(email).toHaveAccessibleDescription("Invalid email address");
	await inFrench(page, () => expect(email).toHaveAccessibleDescription("Adresse e-mail non valable"));
	await email.fill(maya.email);
	await server.sql("CREATE TRIGGER no_mail BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'no'); END");
	await ask.click();
	await expect(alert("Failed to send reset email")).toBeFocused();
	await inFrench(page, () => expect(alert("L'e-mail de réinitialisation n'a pas pu partir")).toBeVisible());
	await server.sql("DROP TRIGGER no_mail");
	await server.stop();
	await ask.click();
	await expect(
		page.getByText(
			"Failed to send reset email, as far as we can tell: nobody answered. Check the connection and try again.",
		),
	).toBeVisible();
	await inFrench(page, () =>
		expect(
			page.getByText(
				"L'e-mail de réinitialisation n'a pas pu partir, semble-t-il\u202f: personne n'a répondu. Vérifiez la connexion et réessayez.",
			),
		).toBeVisible(),
	);
	await expect(email).toHaveValue(maya.email);
	await server.start();
	await ask.click();
	await expect(page.getByText(maya.email)).toBeVisible();

	const link = await mailedLink(server, maya.email);
	await server.stop();
	await openLink(page, link);
	await expect(page.getByText("Your link could not be looked at. Check the connection and try again.")).toBeVisible();
	await inFrench(page, () =>
		expect(page.getByText("Votre lien n'a pas pu être vérifié. Contrôlez la connexion et réessayez.")).toBeVisible(),
	);
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(
		page.getByText("Your link is kept. This page goes on by itself when the internet is back."),
	).toBeVisible();
	await inFrench(page, () =>
		expect(
			page.getByText("Votre lien est gardé. Cette page continue d'elle-même dès le retour d'internet."),
		).toBeVisible(),
	);
	await server.start();
	await page.context().setOffline(false);
	await fillNewPassword(page, "س".repeat(40));
	const next = page.getByLabel(/^(New Password|Nouveau mot de passe)$/);
	await expect(next).toHaveAccessibleDescription(
		"This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
	);
	await inFrench(page, () =>
		expect(next).toHaveAccessibleDescription(
			"Ce mot de passe est trop long. Il peut compter 71 lettres latines ou 35 lettres arabes.",
		),
	);
	await server.sql("CREATE TRIGGER no_change BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'no'); END");
	await fillNewPassword(page, "my own sentence");
	await expect(alert("Failed to update password")).toBeFocused();
	await inFrench(page, () => expect(alert("Le mot de passe n'a pas pu être changé")).toBeVisible());
	await server.sql("DROP TRIGGER no_change");
	await page.getByRole("button", { name: "Update Password" }).click();
	await expect(page).toHaveURL(`${server.url}/login`);
	await fillSignIn(page, maya.email, "my own sentence");
	await page.waitForURL(/\/dashboard-student/);
});

/** The password an admin sets for somebody. */
async function temporaryPassword(server: RealServer, boss: Person, whom: Person): Promise<string> {
	const body = { user_id: whom.id };
	const answer = await server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body });
	return String(answer.at("password"));
}

test("a temporary password opens one page, where an own one takes its place", async ({ server, phone, strays }) => {
	strays.allow(refused);
	const rana = await teacher(server, "Rana Khoury");
	const boss = await admin(server);
	const temporary = await temporaryPassword(server, boss, rana);
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, rana.email, temporary);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your own password");
	const current = page.getByLabel("Temporary Password");
	await current.fill("not that one");
	await fillNewPassword(page, "my own sentence");
	await expect(page.getByText("This is not the temporary password the centre gave you.")).toBeVisible();
	await current.fill(temporary);
	await fillNewPassword(page, temporary);
	await expect(
		page.getByText("This is the password the centre gave you. Please choose another one, that only you know."),
	).toBeVisible();
	const another = await temporaryPassword(server, boss, rana);
	await fillNewPassword(page, "my own sentence");
	await expect(
		page.getByText(
			"Your session has ended. Sign in again. If you have just chosen a password here, it may be saved already: try that one first.",
		),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Sign in again" })).toBeFocused();
	await expect(current).toHaveCount(0);
	await page.keyboard.press("Enter");
	await fillSignIn(page, rana.email, another);
	await current.fill(another);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await fillNewPassword(page, "my own sentence");
	await expect(page.getByText("Password updated successfully!")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
});

test("an own password whose answer was lost is tried before it is asked for again, in French", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable);
	const maya = await student(server, "Maya Haddad");
	const temporary = await temporaryPassword(server, await admin(server), maya);
	const page = await phone({ chosen: "fr" });
	await throughProxy(server, page, async (line) => {
		await page.goto(`${line.url}/login`);
		await fillSignIn(page, maya.email, temporary);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choisissez votre propre mot de passe");
		await page.getByLabel("Mot de passe provisoire").fill(temporary);
		await cutAfter(line, "/api/collections/users/records/", page, () => fillNewPassword(page, "une phrase à moi"));
		await expect(
			page.getByText(
				"Le mot de passe n'a pas pu être changé, semble-t-il\u202f: personne n'a répondu. Vérifiez la connexion et réessayez.",
			),
		).toBeVisible();
		line.pass();
		await page.getByRole("button", { name: "Changer le mot de passe" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour, Maya");
		expect(await toastsOf(page)).toContain("Mot de passe changé\u202f!");
	});
});

test("an own password that is saved counts, also when the line breaks before it is signed in with", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable);
	const maya = await student(server, "Maya Haddad");
	const temporary = await temporaryPassword(server, await admin(server), maya);
	const page = await phone();
	await throughProxy(server, page, async (line) => {
		await page.goto(`${line.url}/login`);
		await fillSignIn(page, maya.email, temporary);
		await page.getByLabel("Temporary Password").fill(temporary);
		await cutAfter(line, "/api/collections/users/auth-with-password", page, () =>
			fillNewPassword(page, "my own words"),
		);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
		await expect(page.getByText("Password updated successfully!")).toBeVisible();
		line.pass();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.getByLabel("Email")).toHaveValue(maya.email);
		await fillSignIn(page, maya.email, "my own words");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	});
});

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
