// A person's own account: what it says, and what can be changed of it while the server answers.
import type { Page } from "@playwright/test";
import { expect, serverIsDown, test, toastsOf } from "#support/browser.ts";
import {
	chipSays,
	fillSignIn,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser-desk.ts";
import { tabTo } from "#support/browser-keyboard.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

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
	await openProfile(page, server, maya);
	const choice = region(page, "Language").getByRole("group", { name: "Language of the app and of the e-mails" });
	await expect(choice.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
	await choice.getByRole("button", { name: "Français" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon profil");
	await expect(page.getByText("C'est noté. Nos e-mails vous arrivent désormais en français.")).toBeVisible();
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
	await expect(next).toHaveAccessibleDescription("This password is too long. At most 71 letters fit, or 35 in Arabic.");
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
	strays.allow(serverIsDown, deadToken, /^profile Refused/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openProfile(page, server, maya);
	await expect(region(page, "Details").getByText("confirmed")).toBeVisible();
	await server.stop();
	await updatePassword(page, maya.password, "new-secret");
	const alert = region(page, "Password").getByRole("alert");
	await expect(alert).toHaveText(
		"Nobody answered, so it is not certain whether the password was changed. Please try again.",
	);
	await region(page, "Language").getByRole("button", { name: "Français" }).click();
	await expect(region(page, "Language").getByRole("status")).toHaveText(
		"Nobody answered. The language of your e-mails may not have changed: please try again.",
	);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await server.start();
	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await updatePassword(page, maya.password, "new-secret");
	await expect(alert).toHaveText("Failed to update password");
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

test("a password is changed by keyboard alone", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await signIn(page, server, maya);
	await tabTo(page, page.getByRole("link", { name: "My profile" }));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByLabel("Current Password", { exact: true }));
	await page.keyboard.type(maya.password);
	await tabTo(page, page.getByLabel("New Password", { exact: true }));
	await page.keyboard.type("new-secret");
	await tabTo(page, page.getByLabel("Confirm Password", { exact: true }));
	await page.keyboard.type("new-secret");
	await page.keyboard.press("Enter");
	await expect(page.getByText("You are still signed in here.", { exact: false })).toBeVisible();
});
