// From "I want in" to "you are in": the form, its mail, the waiting, and what is said when something goes wrong.

import { fillSignUp, mailedLink, newcomer, openLink, pressSignUp, withServer } from "#support/browser/accounts.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { fillSignIn, inFrench, keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, test, toastsOf } from "#support/browser/test.ts";
import { mailsTo } from "#support/mails.ts";
import { admin, student } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

const refused = /status of 40[03] .*\/api\/collections\/users\//;
const unreachable = /net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET) .*\/api\//;
const courses = "/api/collections/courses/records";

/** A course as a teacher's phone makes it, with the token that the page holds. */
async function makeCourse(server: RealServer, token: string, teacher_id: unknown): Promise<number> {
	const id = Math.random().toString(36).slice(2, 12).padEnd(15, "0");
	const body = { id, title: "Chemistry", code: "CHEM-1", subject: "Chemistry", grade_level: "9", teacher_id };
	return (await server.ask("POST", courses, { token, body })).status;
}

test("a newcomer signs up as a teacher, follows the mail, waits, and is let in without a reload", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const boss = await admin(server);
	const nour = newcomer({ role: /^Teacher$/, grade: "" });
	const page = await phone();
	await page.clock.install();
	await page.goto(`${server.url}/login`);
	await page.getByRole("link", { name: "Sign up", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for an account");
	await expect(page.getByRole("radio", { name: "Teacher" })).toHaveAccessibleDescription(
		"You give courses and grade. An admin looks at it first.",
	);
	await fillSignUp(page, nour);
	await expect(page.getByLabel("Grade")).toHaveCount(0);
	await pressSignUp(page);

	await page.waitForURL(`${server.url}/login`);
	await expect(page.getByText("Account created! Please check your email to verify your account.")).toBeVisible();
	await expect(page.getByText(`Look into the mailbox of ${nour.email}.`)).toBeVisible();
	await expect(
		page.getByText("Open the link we sent there. Then the centre approves your account, and your dashboard opens."),
	).toBeVisible();
	await page.reload();
	await page.getByRole("button", { name: "Send it again" }).click();
	await expect(page.getByText(`An email is on its way to ${nour.email}.`)).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(nour.email);

	await fillSignIn(page, nour.email, nour.password);
	await expect(page.getByText("The password is right, but the door is not open yet.")).toBeInViewport();
	await page.getByRole("button", { name: "Send me a new link" }).click();
	await expect(page.getByText(`An email is on its way to ${nour.email}.`)).toBeVisible();
	// Equal mails within two minutes are one.
	expect(await mailsTo(server, nour.email)).toHaveLength(1);

	await openLink(page, await mailedLink(server, nour.email));
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/login`);
	await fillSignIn(page, nour.email, nour.password);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for approval");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem("lead.session") ?? "{}").token));
	const [row] = await server.rows("users", `email = '${nour.email}'`);
	expect(await makeCourse(server, token, row?.id)).toBeGreaterThanOrEqual(400);

	const approve = { token: boss.token, body: { name: "yes" } };
	expect((await server.ask("PATCH", `/api/collections/users/records/${row?.id}`, approve)).status).toBe(200);
	await page.clock.fastForward(61_000);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
	expect(await makeCourse(server, token, row?.id)).toBe(200);
});

test("a student signs up in French by keyboard alone, and confirms the address", async ({ server, phone }) => {
	const lea = newcomer({ name: "Léa Chidiac" });
	const page = await phone({ locale: "fr-FR", viewport: { width: 1360, height: 860 } });
	await page.goto(`${server.url}/login`);
	await tabTo(page, page.getByRole("link", { name: "S'inscrire" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demander un compte");
	await tabTo(page, page.getByLabel("Nom complet"));
	await page.keyboard.type(lea.name);
	await page.keyboard.press("Tab");
	await page.keyboard.type(lea.email);
	await page.keyboard.press("Tab");
	await page.keyboard.type(lea.password);
	await tabTo(page, page.getByRole("button", { name: "Afficher le mot de passe" }));
	await page.keyboard.press("Space");
	await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveAttribute("type", "text");
	await tabTo(page, page.getByRole("radio", { name: "Élève" }));
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: "Professeur" })).toBeChecked();
	await expect(page.getByLabel("Classe")).toHaveCount(0);
	await page.keyboard.press("ArrowUp");
	await tabTo(page, page.getByLabel("Classe"));
	await page.keyboard.type("Grade 7");
	await tabTo(page, page.getByRole("button", { name: "S'inscrire" }));
	await page.keyboard.press("Enter");

	await expect(page.getByText("Compte créé\u202f! Consultez vos e-mails pour confirmer votre adresse.")).toBeVisible();
	await expect(page.getByText(`Consultez la boîte de ${lea.email}.`)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Renvoyer l'e-mail" })).toBeFocused();
	const link = await mailedLink(server, lea.email);
	await openLink(page, link);
	await expect(page.getByText("Votre adresse e-mail est confirmée.")).toBeVisible();
	const rows = await server.rows("users", `email = '${lea.email}'`);
	expect(rows).toMatchObject([{ full_name: "Léa Chidiac", grade: "7", language: "fr", name: "", verified: true }]);
});

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

test("what is wrong with a sign-up is said in both languages, at its field or above the button, and nothing typed is lost", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable);
	const maya = await student(server);
	const nour = newcomer();
	const page = await phone({ keepsApp: true });
	const name = page.getByLabel(/^(Full Name|Nom complet)$/);
	const email = page.getByLabel(/^(Email|E-mail)$/);
	const password = page.getByLabel(/^(Password|Mot de passe)$/);
	const grade = page.getByLabel(/^(Grade|Classe)$/);
	const inBoth = async (look: (words: (typeof says)["en" | "fr"]) => Promise<void>) => {
		await look(says.en);
		await inFrench(page, () => look(says.fr));
	};
	await page.goto(`${server.url}/signup`);
	await keptByServiceWorker(page);
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
	await pressSignUp(page);
	await page.waitForURL(`${server.url}/login`);
	expect(await server.rows("users", `email = '${nour.email}'`)).toMatchObject([{ full_name: nour.name, grade: "7" }]);
	await server.stop();
	await page.getByRole("button", { name: "Send it again" }).click();
	await inBoth((words) => expect(page.getByText(words.perhapsSent, { exact: true })).toBeVisible());
});

test("a phone without network keeps what was typed, and says why the button waits", async ({ server, phone }) => {
	const nour = newcomer();
	const page = await phone();
	await page.goto(`${server.url}/signup`);
	await fillSignUp(page, nour);
	await page.context().setOffline(true);
	await expect(page.getByRole("button", { name: "This needs the internet" })).toBeDisabled();
	await expect(
		page.getByText("This needs the internet. What you typed stays, and this page notices by itself when it is back."),
	).toBeVisible();
	await page.context().setOffline(false);
	await pressSignUp(page);
	await expect(page.getByText(`Look into the mailbox of ${nour.email}.`)).toBeVisible();
});

test("while no mail can go out, signing up and asking for a password say so and promise nothing else", async ({
	phone,
}) => {
	await withServer({ LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:9" }, async (server) => {
		const nour = newcomer();
		const page = await phone();
		await page.goto(`${server.url}/signup`);
		await fillSignUp(page, nour);
		await pressSignUp(page);
		await expect(
			page.getByText(`Your account is kept. The email to ${nour.email} could not go out yet.`),
		).toBeVisible();
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
	});
});

test("the printed link makes the first admin, once, also when the answer is lost on the way", async ({
	phone,
	strays,
}) => {
	strays.allow(/status of 403 .*\/first-admin/, /status of 400 .*\/auth-with-password/, unreachable);
	await withServer({ LEAD_FIRST_ADMIN: "printed-at-this-start" }, async (server) => {
		const link = "/signup#type=admin&token=printed-at-this-start";
		const line = await proxyTo(server.url);
		const page = await phone();
		await page.goto(line.url + link);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The centre's first admin");
		await expect(page).toHaveURL(`${line.url}/signup#type=admin`);
		await expect(page.getByRole("radio")).toHaveCount(0);
		await page.reload();
		await page.getByLabel("Full Name").fill("Samar Tannous");
		await page.getByLabel("Email").fill("samar@centre.test");
		await page.getByLabel("Password", { exact: true }).fill("secret-1");
		const lost = line.nextDroppedAnswer("/api/lead/first-admin");
		await page.getByRole("button", { name: "Create the account" }).click();
		await lost;
		await expect(
			page.getByText(
				"Failed to create account, as far as we can tell: nobody answered. Please try again; if the account is there after all, you are signed in.",
			),
		).toBeVisible();
		await page.getByRole("button", { name: "Create the account" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
		expect(await toastsOf(page)).toEqual(["You are signed in."]);
		await page.goto("about:blank");
		await line.close();

		const other = await phone({ locale: "fr-FR" });
		await other.goto(server.url + link);
		await other.getByLabel("Nom complet").fill("Quelqu'un d'autre");
		await other.getByLabel("E-mail").fill("autre@centre.test");
		await other.getByLabel("Mot de passe", { exact: true }).fill("secret-2");
		await other.getByRole("button", { name: "Créer le compte" }).click();
		const refusal = other.getByRole("alert").filter({
			hasText:
				"Ce lien a déjà servi, ou le serveur a redémarré depuis. Le lien le plus récent se trouve là où le serveur a été lancé.",
		});
		await expect(refusal).toBeFocused();
		await refusal.getByRole("link", { name: "Se connecter" }).click();
		await expect(other.getByLabel("E-mail")).toHaveValue("autre@centre.test");
	});
});

test("where the line breaks around the link that confirms an address, only what is known is said", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable, /net::ERR_\w+ .*\/assets\//, /Failed to fetch dynamically imported module/);
	const nour = newcomer();
	const body = { ...nour, full_name: nour.name, passwordConfirm: nour.password, role: "student" };
	await server.ask("POST", "/api/collections/users/records", { body });
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/login`, { waitUntil: "networkidle" });
	const part = line.nextHeldRequest("/assets/");
	await fillSignIn(page, nour.email, nour.password);
	await part;
	line.refuse();
	await expect(
		page.getByText(
			"The password is right, but your email address is not confirmed yet. Please open the link in our email first.",
		),
	).toBeVisible();
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue(nour.password);

	line.pass();
	const lost = line.nextDroppedAnswer("/api/collections/users/confirm-verification");
	await openLink(page, (await mailedLink(server, nour.email)).replace(server.url, line.url));
	await lost;
	await expect(page.getByText("We could not find out whether your address is confirmed.")).toBeVisible();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await page.goto("about:blank");
	await line.close();
});
