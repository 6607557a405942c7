// What can fail between a mail's link and a new password, and what the page says about it.
import { fillNewPassword, mailedLink, openLink } from "#support/browser/accounts.ts";
import { fillSignIn, inFrench, keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { mailsTo } from "#support/mails.ts";
import { student } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { cutAfter, throughProxy, unreachable } from "./recovery-line.ts";

const refused = /status of 40[0-9] .*\/api\//;

/** From now on the server signs its reset links with this secret. */
async function signLinksWith(server: RealServer, secret: string): Promise<void> {
	const body = { passwordResetToken: { secret: secret.padEnd(30, "-"), duration: 1800 } };
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body });
}

test("a link that is good at the second look opens the form; an answer lost on the way back is asked for once more, and never called a failed reset", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(unreachable, refused);
	const maya = await student(server);
	const page = await phone();
	await signLinksWith(server, "the first secret");
	await throughProxy(server, page, async (line) => {
		await page.goto(`${line.url}/forgot-password`);
		await page.getByLabel("Email").fill(maya.email);
		const lostMail = line.nextDroppedAnswer("/api/lead/forgot-password");
		await page.getByRole("button", { name: "Send Reset Link" }).click();
		await lostMail;
		await expect(page.getByText(`An email is on its way to ${maya.email}.`)).toBeVisible();
		expect(await mailsTo(server, maya.email)).toHaveLength(1);

		const link = (await mailedLink(server, maya.email)).replace(server.url, line.url);
		await signLinksWith(server, "another secret");
		const first = line.nextHeldAnswer("/api/lead/reset-link");
		await openLink(page, link);
		const look = await first;
		expect(look.answer?.body).toContain("false");
		const second = line.nextHeldRequest("/api/lead/reset-link");
		await look.release();
		const again = await second;
		await expect(page.getByText("Looking at your link...")).toBeVisible();
		await signLinksWith(server, "the first secret");
		await again.release();
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
