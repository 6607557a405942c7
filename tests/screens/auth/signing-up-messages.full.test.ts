// Mistakes in a sign-up, and a sign-up without a network.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { newcomer } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { descriptionOf, inFrench, press, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { alertSays, atPath, fillSignUp, pressSignUp, refusedWith } from "./accounts.ts";

const here = serverForThisFile();

const words = {
	en: {
		name: "Enter your full name",
		email: "Enter your email",
		badEmail: "Invalid email address",
		short: "Password must be at least 6 characters",
		long: "This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
		grade: "Choose your grade",
		taken: "This email is already registered. Please sign in instead.",
		failed: "Failed to create account",
		tooMany: "Many people are signing up right now. Please try again in an hour.",
		noAnswer:
			"Failed to create account, or so it seems: the server did not answer. Please try again. If it then says that this email is already registered, your account was created after all.",
		perhapsSent:
			"The server did not answer, so we cannot tell whether a new link is on its way. Check your internet connection and try again.",
	},
	fr: {
		name: "Saisissez votre nom complet",
		email: "Saisissez votre adresse e-\u2060mail",
		badEmail: "Adresse e-\u2060mail non valide",
		short: "Le mot de passe doit compter au moins 6 caractères",
		long: "Ce mot de passe est trop long\u202f: 71 lettres latines ou 35 lettres arabes au plus.",
		grade: "Choisissez votre classe",
		taken: "Cette adresse e-\u2060mail a déjà un compte. Connectez-vous plutôt.",
		failed: "Le compte n’a pas pu être créé",
		tooMany: "Beaucoup de personnes s’inscrivent en ce moment. Réessayez dans une heure.",
		noAnswer:
			"Le compte n’a pas pu être créé, semble-t-il\u202f: le serveur n’a pas répondu. Réessayez\u202f; si l’adresse a alors déjà un compte, c’est que le vôtre existe.",
		perhapsSent:
			"Le serveur n’a pas répondu\u202f: impossible de dire si un nouveau lien est en route. Vérifiez votre accès à internet et réessayez.",
	},
} as const;

test("what is wrong with a sign-up, or what its button waits for, is said at its field or above the button in both languages, and nothing typed is lost", async () => {
	const { server } = here();
	const maya = await student(server);
	const nour = newcomer();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/signup");
	const { page, user } = app;
	const field = (label: RegExp) => page.getByLabelText<HTMLInputElement>(label);
	const name = () => field(/^(Full Name|Nom complet)$/);
	const email = () => field(/^(Email|E-mail)$/);
	const password = () => field(/^(Password|Mot de passe)$/);
	const grade = () => field(/^(Grade|Classe)$/);
	const described = (one: () => HTMLElement, by: string) => waitFor(() => expect(descriptionOf(one())).toBe(by));
	const inBoth = async (look: (said: (typeof words)["en" | "fr"]) => Promise<unknown>) => {
		await look(words.en);
		await inFrench(app, () => look(words.fr));
	};
	await page.findByRole("button", { name: "Sign Up" });
	await inBoth(() => described(grade, "Grade 6 = EB6 (6e)"));
	await pressSignUp(app);
	await waitFor(() => expect(document.activeElement).toBe(name()));
	await inBoth(async (said) => {
		await described(name, said.name);
		await described(email, said.email);
		await described(password, said.short);
		await described(grade, said.grade);
	});
	await fillSignUp(app, { ...nour, email: "nour@home", password: "س".repeat(40) });
	await inBoth(async (said) => {
		await described(email, said.badEmail);
		await described(password, said.long);
	});

	await fillSignUp(app, { ...nour, email: maya.email.toUpperCase() });
	await pressSignUp(app);
	const refusal = await refusedWith(app, words.en.taken);
	await inBoth((said) => alertSays(app, said.taken));
	await user.click(within(refusal).getByRole("link", { name: "Sign In" }));
	await atPath("/login");
	await waitFor(() => expect(email().value).toBe(maya.email.toUpperCase()));
	history.back();
	await atPath("/signup");

	await fillSignUp(app, nour);
	await server.sql(`INSERT INTO guesses (account, wrong, last_at, locked_until)
		SELECT 'sign-ups from 127.0.0.1', 80, now, now + 3600 FROM (SELECT unixepoch() AS now)`);
	await pressSignUp(app);
	await refusedWith(app, words.en.tooMany);
	await inBoth((said) => alertSays(app, said.tooMany));
	await server.sql("DELETE FROM guesses");
	await server.sql("CREATE TRIGGER nobody_comes_in BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'no'); END");
	await pressSignUp(app);
	await refusedWith(app, words.en.failed);
	await inBoth((said) => alertSays(app, said.failed));
	await server.sql("DROP TRIGGER nobody_comes_in");
	await server.stop();
	await pressSignUp(app);
	await inBoth(async (said) => {
		await says(said.noAnswer);
		expect(name().value).toBe(nour.name);
		expect(email().value).toBe(nour.email);
		expect(password().value).toBe(nour.password);
		expect(grade().value).toBe("7");
	});
	await server.start();
	goOffline(app, line);
	expect(await page.findByRole("button", { name: "This needs the internet" })).toHaveProperty("disabled", true);
	await says("This needs the internet. What you typed stays here, and you can go on as soon as the internet is back.");
	goOnline(app, line);
	await pressSignUp(app);
	await atPath("/login");
	expect(await server.rows("users", `email = '${nour.email}'`)).toMatchObject([{ full_name: nour.name, grade: "7" }]);
	await server.stop();
	await press(app, "Send it again");
	await inBoth((said) => page.findByText(said.perhapsSent, { collapseWhitespace: false }));
	await server.start();
});
