// Mistakes in a sign-up, a sign-up without a network, and what the page says while no mail can be sent.
import { fillSignUp, newcomer, pressSignUp } from "#support/browser/accounts.ts";
import { goOffline, keepFiles } from "#support/browser/offline.ts";
import { inFrench } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student } from "#support/people.ts";
import { askForAddress, openProfile, region } from "./profile-page.ts";

const refused = /status of 40[03] .*\/api\/collections\/users\//;
const unreachable = /net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET) .*\/api\//;

const says = {
	en: {
		name: "Enter your full name",
		email: "Enter your email",
		badEmail: "Invalid email address",
		short: "Password must be at least 6 characters",
		long: "This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
		grade: "Choose your grade",
		taken: "This email is already registered. Please sign in instead.",
		failed: "Failed to create account",
		noAnswer:
			"Failed to create account, as far as we can tell: nobody answered. Please try again; if your email is then already registered, it was created after all.",
		perhapsSent:
			"Nobody answered, so we cannot tell whether a new link is on its way. Check the connection and try again.",
	},
	fr: {
		name: "Saisissez votre nom complet",
		email: "Saisissez votre e-mail",
		badEmail: "Adresse e-mail non valable",
		short: "Le mot de passe doit compter au moins 6 caractères",
		long: "Ce mot de passe est trop long. Il peut compter 71 lettres latines ou 35 lettres arabes.",
		grade: "Choisissez votre classe",
		taken: "Cet e-mail est déjà inscrit. Connectez-vous plutôt.",
		failed: "Le compte n'a pas pu être créé",
		noAnswer:
			"Le compte n'a pas pu être créé, semble-t-il\u202f: personne n'a répondu. Réessayez\u202f; si votre e-mail est alors déjà inscrit, c'est que le compte existe.",
		perhapsSent:
			"Personne n'a répondu\u202f: impossible de dire si un nouveau lien est en route. Vérifiez la connexion et réessayez.",
	},
} as const;

test("what is wrong with a sign-up, or what its button waits for, is said at its field or above the button in both languages, and nothing typed is lost", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable);
	const maya = await student(server);
	const nour = newcomer();
	const page = await phone();
	const name = page.getByLabel(/^(Full Name|Nom complet)$/);
	const email = page.getByLabel(/^(Email|E-mail)$/);
	const password = page.getByLabel(/^(Password|Mot de passe)$/);
	const grade = page.getByLabel(/^(Grade|Classe)$/);
	const inBoth = async (look: (words: (typeof says)["en" | "fr"]) => Promise<void>) => {
		await look(says.en);
		await inFrench(page, () => look(says.fr));
	};
	await page.goto(`${server.url}/signup`);
	await pressSignUp(page);
	await expect(name).toBeFocused();
	await inBoth(async (words) => {
		await expect(name).toHaveAccessibleDescription(words.name);
		await expect(email).toHaveAccessibleDescription(words.email);
		await expect(password).toHaveAccessibleDescription(words.short);
		await expect(grade).toHaveAccessibleDescription(words.grade);
	});
	await fillSignUp(page, { ...nour, email: "nour@home", password: "س".repeat(40) });
	await inBoth(async (words) => {
		await expect(email).toHaveAccessibleDescription(words.badEmail);
		await expect(password).toHaveAccessibleDescription(words.long);
	});

	await fillSignUp(page, { ...nour, email: maya.email.toUpperCase() });
	await pressSignUp(page);
	const alert = (words: string) => page.getByRole("alert").filter({ hasText: words });
	await expect(alert(says.en.taken)).toBeFocused();
	await inBoth((words) => expect(alert(words.taken)).toBeVisible());
	await alert(says.en.taken).getByRole("link", { name: "Sign In" }).click();
	await expect(email).toHaveValue(maya.email.toUpperCase());
	await page.goBack();

	await fillSignUp(page, nour);
	await server.sql("CREATE TRIGGER nobody_comes_in BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'no'); END");
	await pressSignUp(page);
	await expect(alert(says.en.failed)).toBeFocused();
	await inBoth((words) => expect(alert(words.failed)).toBeVisible());
	await server.sql("DROP TRIGGER nobody_comes_in");
	await keepFiles(page);
	await server.stop();
	await pressSignUp(page);
	await inBoth(async (words) => {
		await expect(page.getByText(words.noAnswer)).toBeVisible();
		await expect(name).toHaveValue(nour.name);
		await expect(email).toHaveValue(nour.email);
		await expect(password).toHaveValue(nour.password);
		await expect(grade).toHaveValue("7");
	});
	await server.start();
	await goOffline(page);
	await expect(page.getByRole("button", { name: "This needs the internet" })).toBeDisabled();
	await expect(
		page.getByText("This needs the internet. What you typed stays, and this page notices by itself when it is back."),
	).toBeVisible();
	await page.context().setOffline(false);
	await pressSignUp(page);
	await page.waitForURL(`${server.url}/login`);
	expect(await server.rows("users", `email = '${nour.email}'`)).toMatchObject([{ full_name: nour.name, grade: "7" }]);
	await server.stop();
	await page.getByRole("button", { name: "Send it again" }).click();
	await inBoth((words) => expect(page.getByText(words.perhapsSent, { exact: true })).toBeVisible());
});

test("while no mail can go out, signing up and asking for a password or another address say so and promise nothing else", async ({
	newServer,
	phone,
}) => {
	const server = await newServer({ LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:9" });
	const nour = newcomer();
	const page = await phone();
	await page.goto(`${server.url}/signup`);
	await fillSignUp(page, nour);
	await pressSignUp(page);
	await expect(page.getByText(`Your account is kept. The email to ${nour.email} could not go out yet.`)).toBeVisible();
	await page.getByRole("button", { name: "Send it again" }).click();
	await expect(page.getByText("Your account is kept.")).toHaveCount(0);
	await expect(page.getByText(`The email to ${nour.email} could not go out yet.`)).toBeVisible();

	await page.getByRole("link", { name: "Forgot password?" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
	await page.getByLabel("Email").fill(nour.email);
	await page.getByRole("button", { name: "Send Reset Link" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our email goes out later");
	await expect(page.getByText(`The email to ${nour.email} could not go out yet.`)).toBeVisible();
	expect(await toastsOf(page)).toEqual(["Account created! Our email could not go out yet; it follows by itself."]);

	const maya = await student(server, "Maya Haddad");
	await openProfile(page, server, maya);
	await askForAddress(page, "maya-new@lead.test", maya.password);
	await expect(region(page, "Email address").getByRole("status")).toHaveText(
		`A link to maya-new@lead.test is on its way. The mail could not be handed over just now; it is tried again by itself.Until you follow it, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
	);
});
