// A temporary password opens one page, where the person replaces it.
import { fillNewPassword } from "#support/browser/accounts.ts";
import { chipSays, fillSignIn, networkIsBack, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { cutAfter, throughProxy, unreachable } from "./recovery-line.ts";

const refused = /status of 40[0-9] .*\/api\//;

/** The temporary password that an admin sets for this person. */
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

test("after a lost answer the new password is tried before it is asked for again; a saved one counts, also when the line breaks before the sign-in with it", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable);
	const maya = await student(server, "Maya Haddad");
	const boss = await admin(server);
	const temporary = await temporaryPassword(server, boss, maya);
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

		await speak(page, "en");
		const another = await temporaryPassword(server, boss, maya);
		await networkIsBack(page);
		await chipSays(page, "Sign in again");
		await page.goto(`${line.url}/login`);
		await fillSignIn(page, maya.email, another);
		await page.getByLabel("Temporary Password").fill(another);
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
