// A person's own account: what it says, and what can be changed of it while the server answers.
import type { Page } from "@playwright/test";
import { tabTo } from "#support/browser/keyboard.ts";
import { judgeBothLooks, narrow } from "#support/browser/looks.ts";
import {
	chipSays,
	fillSignIn,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { builtPages, expect, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { newestMail } from "#support/mails.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import { type RealServer, realServer } from "#support/server.ts";

const refused = /status of 40[04] .*\/api\/collections\/users\/records\//;
const deadToken = /status of 40[14] .*\/api\/(lead\/gate|collections\/users)/;

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openProfile(page: Page, server: RealServer, person: Person): Promise<void> {
	await signIn(page, server, person);
	await page.getByRole("link", { name: "My profile" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
}

/** Fills the three fields of the password form and presses its button. */
async function updatePassword(page: Page, current: string, next: string, again = next): Promise<void> {
	const form = region(page, "Password");
	await form.getByLabel("Current Password", { exact: true }).fill(current);
	await form.getByLabel("New Password", { exact: true }).fill(next);
	await form.getByLabel("Confirm Password", { exact: true }).fill(again);
	await form.getByRole("button", { name: "Update Password" }).click();
}

test("the details are those the centre has, and the way back leads to the own dashboard", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	await server.update("users", maya.id, { verified: false, grade: "9" });
	const page = await phone();
	await openProfile(page, server, maya);
	const details = region(page, "Details");
	await expect(details.getByRole("definition")).toHaveText([
		"Maya Haddad",
		`${maya.email} not confirmed`,
		"Student",
		"Grade 9",
		/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/,
	]);
	await expect(details.getByText("Your name, your role and your grade are changed by the centre.")).toBeVisible();
	await details.getByRole("button", { name: "Confirm my address" }).click();
	await expect(details.getByRole("status")).toHaveText(
		`A link is on its way to ${maya.email}. Open it, and your address is confirmed.`,
	);
	expect((await newestMail(server, maya.email)).link).toMatch(/\/login#type=signup&token=/);
	await page.getByRole("link", { name: "Back to my dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");

	const rana = await teacher(server, "Rana Khoury");
	const desk = await phone({ viewport: { width: 1360, height: 860 } });
	await openProfile(desk, server, rana);
	await expect(region(desk, "Details").getByRole("term")).toHaveText(["Name", "Email", "Role", "With LEAD since"]);
	await expect(region(desk, "Details").getByRole("definition").nth(1)).toHaveText(`${rana.email} confirmed`);
	await desk.getByRole("link", { name: "Back to my dashboard" }).click();
	await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
});

test("a language chosen here is the app's and the account's, and the header's switch is this device's alone", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	const line = await proxyTo(server.url);
	const late = line.nextHeldAnswer("/api/collections/users/records/");
	await openProfile(page, { ...server, url: line.url }, maya);
	const firstLook = await late;
	const choice = region(page, "Language").getByRole("group", { name: "Language of the app and of the e-mails" });
	await expect(choice.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
	const saving = line.nextHeldAnswer("/api/collections/users/records/");
	await choice.getByRole("button", { name: "Français" }).click();
	const saved = await saving;
	await expect(choice.getByRole("button", { name: "Français" })).toBeFocused();
	await saved.release();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon profil");
	await expect(page.getByText("C'est noté. Nos e-mails vous arrivent désormais en français.")).toBeVisible();
	await firstLook.release();
	await page.getByRole("banner").getByRole("button", { name: "EN, English" }).click();
	await expect(page.getByText("Saved. Our e-mails to you are in French from now on.")).toBeVisible();
	await page.getByRole("banner").getByRole("button", { name: "FR, Français" }).click();
	await expect(region(page, "Langue").getByRole("button", { name: "Français" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ language: "fr" }]);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon profil");

	await page.getByRole("banner").getByRole("button", { name: "EN, English" }).click();
	await expect(region(page, "Language").getByRole("button", { name: "Français" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expect(page.getByText("Your e-mails come in French. This device speaks English now.")).toBeVisible();
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ language: "fr" }]);
	await page.goto("about:blank");
	await line.close();
});

test("what is wrong with a new password is said beside it, by the form or by the server", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openProfile(page, server, maya);
	const form = region(page, "Password");
	const current = form.getByLabel("Current Password", { exact: true });
	const next = form.getByLabel("New Password", { exact: true });
	const again = form.getByLabel("Confirm Password", { exact: true });
	await updatePassword(page, "", "12345");
	await expect(current).toHaveAccessibleDescription("Enter your current password");
	await expect(current).toBeFocused();
	await expect(next).toHaveAccessibleDescription("Password must be at least 6 characters");
	await updatePassword(page, maya.password, "new-secret", "new-secrets");
	await expect(again).toHaveAccessibleDescription("Passwords do not match");
	await updatePassword(page, maya.password, "س".repeat(36));
	await expect(next).toHaveAccessibleDescription(
		"This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
	);
	await updatePassword(page, "not her password", "new-secret");
	await expect(current).toHaveAccessibleDescription("That is not your password.");
	await expect(current).toBeFocused();
	await expect(next).toHaveValue("new-secret");
});

test("a changed password leaves this device in and puts the others out, where the work waits for the next sign-in", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(deadToken);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const [page, other] = [await phone(), await phone()];
	await signIn(other, server, maya);
	await openTab(other, "Assignments (1)");
	await openProfile(page, server, maya);
	await updatePassword(page, maya.password, "حلوة-الجبل-7");
	await expect(
		page.getByText("You are still signed in here. Every other device is signed out and asks for the new password."),
	).toBeVisible();
	await expect(region(page, "Password").getByRole("status").locator(":focus")).toHaveCount(1);
	expect(await toastsOf(page)).toContain("Password updated successfully!");
	await expect(region(page, "Password").getByLabel("New Password", { exact: true })).toHaveValue("");
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await page.getByRole("link", { name: "Back to my dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");

	await handIn(other, "Fractions", "7/12");
	await chipSays(other, "Sign in again");
	await other.goto(`${server.url}/profile`);
	await expect(other.getByText("Your session has ended. Sign in again to change something here.")).toBeVisible();
	await expect(region(other, "Password").getByRole("button", { name: "Update Password" })).toBeDisabled();
	await expect(region(other, "Password").getByRole("button", { name: "Update Password" })).toHaveAccessibleDescription(
		"Needs you to sign in again",
	);
	await other.getByRole("main").getByRole("link", { name: "Sign in again" }).click();
	await fillSignIn(other, maya.email, "حلوة-الجبل-7");
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await other.getByRole("link", { name: "Back to my dashboard" }).click();
	await openTab(other, "Submitted");
	await expect(sheet(other, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["7/12"]);
});

test("without an answer, and with a session that ended meanwhile, nothing is said that is not so", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, deadToken, /status of 400 .*auth-with-password/, /^profile Refused/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openProfile(page, server, maya);
	await expect(region(page, "Details").getByText("confirmed")).toBeVisible();
	await chipSays(page, "All sent");
	await server.stop();
	await updatePassword(page, maya.password, "new-secret");
	const alert = region(page, "Password").getByRole("alert");
	await expect(alert).toHaveText(
		"Failed to update password, as far as we can tell: nobody answered. Please try again.",
	);
	await region(page, "Language").getByRole("button", { name: "Français" }).click();
	await expect(region(page, "Language").getByRole("status")).toHaveText(
		"Nobody answered. The language of your e-mails may not have changed: please try again.",
	);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await server.start();
	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await updatePassword(page, maya.password, "new-secret");
	await expect(alert).toHaveText("Your session has ended. Please sign in again.");
	await expect(page.getByText("Your session has ended. Sign in again to change something here.")).toBeVisible();
});

test("offline the page is read from the phone, and every control says what it waits for", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /^profile NoAnswer/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ keepsApp: true, viewport: { width: 360, height: 740 } });
	await openProfile(page, server, maya);
	await keptByServiceWorker(page);
	await server.stop();
	await networkIsBack(page);
	await chipSays(page, "Offline");
	await page.reload();
	await expect(page.getByText("You can read this page. Changing something here needs the internet.")).toBeVisible();
	const details = region(page, "Details");
	await expect(details.getByRole("definition")).toHaveText(["Maya Haddad", maya.email, "Student"]);
	await expect(details.getByText("The rest of your details is shown when there is internet.")).toBeVisible();
	for (const [where, what] of [
		["Language", "English"],
		["Language", "Français"],
		["Email address", "Send the link"],
		["Password", "Update Password"],
		["Delete my account", "Delete my account..."],
	] as const) {
		const button = region(page, where).getByRole("button", { name: what });
		await expect(button).toBeDisabled();
		await expect(button).toHaveAccessibleDescription("Needs the internet");
	}
	await server.start();
	await networkIsBack(page);
	await expect(region(page, "Password").getByRole("button", { name: "Update Password" })).toBeEnabled();
	await expect(details.getByRole("definition")).toHaveCount(5);
});

test("details that do not come say so calmly, and come when they are asked for again", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 404 /, /^profile Refused/);
	const maya = await student(server, "Maya Haddad");
	const users = { token: server.superuserToken };
	const rule = (await server.ask("GET", "/api/collections/users", users)).at("viewRule");
	await server.ask("PATCH", "/api/collections/users", { ...users, body: { viewRule: "id = ''" } });
	const page = await phone();
	await openProfile(page, server, maya);
	const details = region(page, "Details");
	await expect(details.getByText("The rest of your details could not be fetched.")).toBeVisible();
	await server.ask("PATCH", "/api/collections/users", { ...users, body: { viewRule: rule } });
	await details.getByRole("button", { name: "Try again" }).click();
	await expect(details.getByText("Grade 6")).toBeVisible();
	await expect(details.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("a password is changed by keyboard alone, in French", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ locale: "fr-FR" });
	await signIn(page, server, maya);
	await tabTo(page, page.getByRole("link", { name: "Mon profil" }));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByLabel("Mot de passe actuel", { exact: true }));
	await page.keyboard.type(maya.password);
	await tabTo(page, page.getByLabel("Nouveau mot de passe", { exact: true }));
	await page.keyboard.type("nouveau-secret");
	await tabTo(page, page.getByLabel("Confirmer le mot de passe", { exact: true }));
	await page.keyboard.type("nouveau-secret");
	await page.keyboard.press("Enter");
	await expect(
		page.getByText(
			"Vous restez connecté ici. Tous vos autres appareils sont déconnectés et demandent le nouveau mot de passe.",
		),
	).toBeVisible();
	await expect.poll(() => toastsOf(page)).toContain("Mot de passe changé\u202f!");
	await tabTo(page, page.getByRole("button", { name: "Supprimer mon compte..." }));
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Supprimer votre compte pour de bon\u202f?" });
	await expect(dialog.getByLabel("Mot de passe", { exact: true })).toBeFocused();
	await page.keyboard.type("nouveau-secret");
	await tabTo(page, dialog.getByLabel("Tapez «\u202fsupprimer\u202f» pour confirmer"));
	await page.keyboard.type("supprimer");
	await page.keyboard.press("Enter");
	await page.waitForURL(`${server.url}/`);
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ name: "Former student" }]);
});

/** Asks for another address in the form, and presses its button. */
async function askForAddress(page: Page, email: string, password: string): Promise<void> {
	const form = region(page, "Email address");
	await form.getByLabel("New Email", { exact: true }).fill(email);
	await form.getByLabel("Password", { exact: true }).fill(password);
	await form.getByRole("button", { name: "Send the link" }).click();
}

test("another address is asked for with the password; until its link is followed the old one stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 400 .*change-email/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openProfile(page, server, maya);
	const form = region(page, "Email address");
	const email = form.getByLabel("New Email", { exact: true });
	await askForAddress(page, "", "");
	await expect(email).toHaveAccessibleDescription("Enter your email");
	await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
	await askForAddress(page, "maya at home", maya.password);
	await expect(email).toHaveAccessibleDescription("Invalid email address");
	await askForAddress(page, maya.email.toUpperCase(), maya.password);
	await expect(email).toHaveAccessibleDescription("That is your address already");
	await askForAddress(page, "maya-new@lead.test", "not her password");
	await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("That is not your password.");
	await askForAddress(page, "maya-new@lead.test", maya.password);
	await expect(form.getByRole("status")).toHaveText(
		`We have sent a link to maya-new@lead.test.Until you follow it, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
	);
	await expect(email).toHaveValue("");
	const { link } = await newestMail(server, "maya-new@lead.test");
	expect(link).toMatch(/\/login#type=email_change&token=/);
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ email: maya.email }]);
});

test("a long address stays within what is said of it on a phone", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openProfile(page, server, maya);
	await askForAddress(page, "christellemarie.abinadernassar@families.example", maya.password);
	await expect(region(page, "Email address").getByRole("status")).toContainText("christellemarie");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a link that cannot be handed over now is not called sent", async ({ phone }) => {
	const server = await realServer({
		env: { LEAD_PUBLIC_DIR: builtPages(), LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:1" },
	});
	try {
		const maya = await student(server, "Maya Haddad");
		const page = await phone();
		await openProfile(page, server, maya);
		await askForAddress(page, "maya-new@lead.test", maya.password);
		await expect(region(page, "Email address").getByRole("status")).toHaveText(
			`A link to maya-new@lead.test is on its way. The mail could not be handed over just now; it is tried again by itself.Until you follow it, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
		);
	} finally {
		await server.end();
	}
});

/** A screen that has not heard of the end opens a deleted database once more, which creates it. */
const opensOnceMore = (tab: Page, name: string): Promise<void> =>
	tab.evaluate(
		(name) =>
			new Promise<void>((opened) => {
				const first = indexedDB.open(name);
				first.onsuccess = () => {
					const connection = first.result;
					connection.onversionchange = () => {
						connection.close();
						const again = indexedDB.open(name);
						again.onsuccess = () => {
							again.result.onversionchange = () => again.result.close();
						};
					};
					opened();
				};
			}),
		name,
	);

test("an account is deleted with its password and a word, after its unsent work was named; nothing of it stays here", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[01] .*\/api\//);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	const task = await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles", instructions: "Measure three doors." });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await chipSays(page, "All sent");
	await server.remove("assignments", task.id);
	await handIn(page, "Fractions", "7/12");
	await chipSays(page, "1 needs you");
	const second = await page.context().newPage();
	await second.goto(`${server.url}/dashboard-student#assignments`);
	await sheet(second, "Angles").getByLabel("Your response").fill("Half written");
	await expect(sheet(second, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await opensOnceMore(second, `lead-${maya.id}`);
	// A tab that nobody sees draws once a second.
	await page.bringToFront();
	await page.getByRole("link", { name: "My profile" }).click();

	const open = region(page, "Delete my account").getByRole("button", { name: "Delete my account..." });
	await open.click();
	const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
	await expect(dialog.getByText("1 work is not sent yet. It is only on this device and would be lost:")).toBeVisible();
	await expect(dialog.getByRole("listitem").first()).toHaveText(/Answer: Fractions\s*Not sent/);
	await expect(
		dialog.getByText('Your answers and your grades stay with their courses, under the name "Former student".'),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Keep my account" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(open).toBeFocused();

	await open.click();
	const password = dialog.getByLabel("Password", { exact: true });
	const word = dialog.getByLabel('Type "delete" to confirm');
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await expect(password).toHaveAccessibleDescription("Enter your password");
	await expect(word).toHaveAccessibleDescription("This is not the word yet");
	await password.fill("not her password");
	await word.fill("Delete ");
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await expect(password).toHaveAccessibleDescription("That is not your password.");
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ name: "Maya Haddad" }]);

	await password.fill(maya.password);
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	for (const tab of [page, second]) {
		await tab.waitForURL(`${server.url}/`);
		await expect(tab.getByRole("link", { name: "Portal" }).first()).toBeVisible();
	}
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ name: "Former student" }]);
	const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
	await expect.poll(databases).not.toContain(`lead-${maya.id}`);
	const left = await everythingOn(page);
	for (const words of ["7/12", "Half written", "Maya", maya.email, maya.id, "Angles"])
		expect(left).not.toContain(words);
	await page.reload();
	await expect(page.getByRole("link", { name: "Portal" }).first()).toBeVisible();
	expect(await databases()).not.toContain(`lead-${maya.id}`);
	await signInRefused(page, server, maya);
});

test("after a deletion whose answer was lost the person is told what may be, and how the phone is emptied", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, deadToken, /status of 401 .*delete-account/, /^profile Refused/);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const page = await phone();
	const line = await proxyTo(server.url);
	await openProfile(page, { ...server, url: line.url }, maya);
	await region(page, "Delete my account").getByRole("button").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Password", { exact: true }).fill(maya.password);
	await dialog.getByLabel('Type "delete" to confirm').fill("delete");
	const lost = line.nextDroppedAnswer("/api/lead/delete-account");
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await lost;
	// The browser itself has asked once more, as nobody now.
	await expect(
		dialog.getByText(
			"Your session has ended, perhaps because the account is deleted already. If you cannot sign in any more, sign out here: nothing of yours can be read on this device then.",
		),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Keep my account" }).click();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(`${line.url}/`);
	const left = await everythingOn(page);
	for (const words of ["Maya", maya.email, "Fractions"]) expect(left).not.toContain(words);
	await page.goto("about:blank");
	await line.close();
});

async function signInRefused(page: Page, server: RealServer, person: Person): Promise<void> {
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, person.email, person.password);
	await expect(page.getByText("Failed to authenticate.")).toBeVisible();
}

test("the last admin stays, and is told why", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/status of 409 .*delete-account/);
	const boss = await admin(server, "Samia Rahme");
	const page = await phone({ locale: "fr-FR" });
	await signIn(page, server, boss);
	await page.goto(`${server.url}/profile`);
	await page.getByRole("button", { name: "Supprimer mon compte..." }).click();
	const dialog = page.getByRole("dialog", { name: "Supprimer votre compte pour de bon\u202f?" });
	await dialog.getByLabel("Mot de passe", { exact: true }).fill(boss.password);
	await dialog.getByLabel("Tapez «\u202fsupprimer\u202f» pour confirmer").fill("supprimer");
	await dialog.getByRole("button", { name: "Supprimer pour de bon" }).click();
	await expect(dialog.getByRole("alert")).toHaveText(
		"Vous êtes la dernière personne de l'administration\u202f: sans vous, plus personne ne pourrait approuver de compte. Nommez d'abord quelqu'un d'autre.",
	);
	expect(await server.rows("users", `id = '${boss.id}'`)).toMatchObject([{ name: "Samia Rahme" }]);
});

test("every state of the profile can be used by everybody", async ({ server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /^profile (NoAnswer|Refused)/, /status of 400 .*batch/, deadToken);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	const task = await assignment(server, maths.id);
	await server.update("users", maya.id, { verified: false });
	const page = await phone(narrow);
	await signIn(page, server, maya);
	await page.getByRole("tab").nth(1).click();
	await page.getByRole("textbox").fill("7/12");
	await expect(page.getByRole("button", { name: /^(All sent|Tout est envoyé)/ })).toBeVisible();
	await server.remove("assignments", task.id);
	await page.getByRole("article").getByRole("button").first().click();
	await expect(page.getByRole("button", { name: /^(1 needs you|1 à revoir)/ })).toBeVisible();
	await page.getByRole("link", { name: "Mon profil" }).click();
	await expect(page.getByRole("definition")).toHaveCount(5);
	await judgeBothLooks(page, "the account");
	const [email, current] = [page.locator("form").nth(0), page.locator("form").nth(1)];
	for (const [at, text] of [maya.password, "new-secret", "another"].entries()) {
		await current.locator("input:not([hidden])").nth(at).fill(text);
	}
	await current.locator("button[type=submit]").click();
	await expect(page.getByText("Les deux mots de passe ne sont pas identiques")).toBeVisible();
	await email.locator("input").nth(0).fill("a-rather-long-address-of-maya-haddad@school.example");
	await email.locator("input").nth(1).fill(maya.password);
	await email.locator("button[type=submit]").click();
	await expect(page.getByText("Nous avons envoyé un lien à")).toBeVisible();
	await judgeBothLooks(page, "a problem beside a field, a link on its way");
	await page.getByRole("button", { name: /^(Delete my account|Supprimer mon compte)\.\.\.$/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: /^(Delete for good|Supprimer pour de bon)$/ }).click();
	await expect(dialog.getByRole("alert").first()).not.toBeEmpty();
	await judgeBothLooks(page, "deleting the account");
	await page.keyboard.press("Escape");
	await page.context().setOffline(true);
	await expect(
		page.getByText("Vous pouvez lire cette page. Pour y changer quelque chose, il faut internet."),
	).toBeVisible();
	await judgeBothLooks(page, "offline");
	await page.context().setOffline(false);
	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await networkIsBack(page);
	await expect(
		page.getByText("Votre session est terminée. Reconnectez-vous pour changer quelque chose ici."),
	).toBeVisible();
	await judgeBothLooks(page, "an ended session");
});
