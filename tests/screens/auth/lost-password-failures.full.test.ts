// What can fail between a mail's link and a new password, and what the page says about it.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { mailedPath } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { descriptionOf, fill, fillSignIn, inFrench, press, says } from "#support/dom/portal.ts";
import { mailsTo } from "#support/mails.ts";
import { student } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { alertSays, atPath, cutAfter, fillNewPassword, refusedWith } from "./accounts.ts";

const here = serverForThisFile();

/** From now on the server signs its reset links with this secret. */
async function signLinksWith(server: RealServer, secret: string): Promise<void> {
	const body = { passwordResetToken: { secret: secret.padEnd(30, "-"), duration: 1800 } };
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body });
}

test("a link that is good at the second look opens the form; an answer lost on the way back is asked for once more, and never called a failed reset", async () => {
	const { server } = here();
	const maya = await student(server);
	await signLinksWith(server, "the first secret");
	const line = await lineTo(server);
	const app = await openApp(line.url, "/forgot-password");
	const { page, user } = app;
	await fill(app, await page.findByLabelText("Email"), maya.email);
	const lostMail = line.nextDroppedAnswer("/api/lead/forgot-password");
	await press(app, "Send Reset Link");
	await lostMail;
	await says(`An email is on its way to ${maya.email}.`);
	expect(await mailsTo(server, maya.email)).toHaveLength(1);

	const link = await mailedPath(server, maya.email);
	await signLinksWith(server, "another secret");
	const first = line.nextHeldAnswer("/api/lead/reset-link");
	await app.load(link);
	const look = await first;
	expect(look.answer?.body).toContain("false");
	const second = line.nextHeldRequest("/api/lead/reset-link");
	await look.release();
	const again = await second;
	await says("Checking your link…");
	await signLinksWith(server, "the first secret");
	await again.release();
	await cutAfter(line, "/api/collections/users/confirm-password-reset", () => fillNewPassword(app, "my own sentence"));
	await says(
		"Failed to update password, or so it seems: the server did not answer. Check your internet connection and try again.",
	);
	expect(page.getByLabelText("New Password")).toHaveProperty("value", "my own sentence");
	line.pass();
	await press(app, "Update Password");
	await says("If you have just chosen a password, it may already be saved: try signing in with it.");
	await user.click(page.getByRole("link", { name: "Back to Sign In" }));
	await fillSignIn(app, maya.email, "my own sentence");
	await atPath("/dashboard-student");
});

test("what fails on the way to a new password is said in both languages, and nothing typed is lost", async () => {
	const { server } = here();
	const maya = await student(server);
	const line = await lineTo(server);
	const app = await openApp(line.url, "/forgot-password");
	const { page } = app;
	const email = () => page.getByLabelText<HTMLInputElement>(/^(Email|E-mail)$/);
	const next = () => page.getByLabelText(/^(New Password|Nouveau mot de passe)$/);
	const ask = () => press(app, "Send Reset Link");
	const described = (field: () => HTMLElement, by: string) => waitFor(() => expect(descriptionOf(field())).toBe(by));
	await ask();
	await described(email, "Enter your email");
	await inFrench(app, () => described(email, "Saisissez votre adresse e-\u2060mail"));
	await fill(app, email(), "maya@home");
	await described(email, "Invalid email address");
	await inFrench(app, () => described(email, "Adresse e-\u2060mail non valide"));
	await fill(app, email(), maya.email);
	await server.sql("CREATE TRIGGER no_mail BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'no'); END");
	await ask();
	await refusedWith(app, "Failed to send reset email");
	await inFrench(app, () => alertSays(app, "L’e-\u2060mail de réinitialisation n’a pas pu partir"));
	await server.sql("DROP TRIGGER no_mail");
	await server.stop();
	await ask();
	await says(
		"Failed to send reset email, or so it seems: the server did not answer. Check your internet connection and try again.",
	);
	await inFrench(app, () =>
		says(
			"L’e-\u2060mail de réinitialisation n’a pas pu partir, semble-t-il\u202f: le serveur n’a pas répondu. Vérifiez votre accès à internet et réessayez.",
		),
	);
	expect(email().value).toBe(maya.email);
	await server.start();
	await ask();
	await says(maya.email);

	const link = await mailedPath(server, maya.email);
	await server.stop();
	await app.load(link);
	await says("Your link could not be checked. Check your internet connection and try again.");
	await inFrench(app, () => says("Votre lien n’a pas pu être vérifié. Vérifiez votre accès à internet et réessayez."));
	goOffline(app, line);
	await press(app, "Try again");
	await says("Your link is kept. This page goes on automatically when the internet is back.");
	await inFrench(app, () => says("Votre lien est gardé. Cette page continue d’elle-même dès le retour d’internet."));
	await server.start();
	goOnline(app, line);
	await fillNewPassword(app, "س".repeat(40));
	await described(next, "This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.");
	await inFrench(app, () =>
		described(next, "Ce mot de passe est trop long\u202f: 71 lettres latines ou 35 lettres arabes au plus."),
	);
	await server.sql("CREATE TRIGGER no_change BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'no'); END");
	await fillNewPassword(app, "my own sentence");
	await refusedWith(app, "Failed to update password");
	await inFrench(app, () => alertSays(app, "Le mot de passe n’a pas pu être changé"));
	await server.sql("DROP TRIGGER no_change");
	await press(app, "Update Password");
	await atPath("/login");
	await fillSignIn(app, maya.email, "my own sentence");
	await atPath("/dashboard-student");
});
