// A temporary password opens one page, where the person replaces it.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { chipSays, fill, fillSignIn, press, says, speak } from "#support/dom/portal.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { cutAfter, fillNewPassword, headed, watchLoads } from "./accounts.ts";

const here = serverForThisFile();

/** The temporary password that an admin sets for this person. */
async function temporaryPassword(server: RealServer, boss: Person, whom: Person): Promise<string> {
	const body = { user_id: whom.id };
	const answer = await server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body });
	return String(answer.at("password"));
}

test("a temporary password opens one page, where an own one takes its place", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const boss = await admin(server);
	const temporary = await temporaryPassword(server, boss, rana);
	const app = await openApp(server.url, "/login");
	const { page, user } = app;
	const current = () => page.findByLabelText("Temporary Password");
	await fillSignIn(app, rana.email, temporary);
	await headed(app, "Choose your own password");
	await fill(app, await current(), "not that one");
	await fillNewPassword(app, "my own sentence");
	await says("This is not the temporary password the center gave you.");
	await fill(app, await current(), temporary);
	await fillNewPassword(app, temporary);
	await says("This is the password the center gave you. Please choose another one that only you know.");
	const another = await temporaryPassword(server, boss, rana);
	await fillNewPassword(app, "my own sentence");
	await says(
		"Your session has ended. Sign in again. If you have just chosen a password here, it may already be saved: try that one first.",
	);
	await waitFor(() => expect(document.activeElement).toBe(page.getByRole("link", { name: "Sign in again" })));
	expect(page.queryByLabelText("Temporary Password")).toBeNull();
	await user.keyboard("{Enter}");
	await fillSignIn(app, rana.email, another);
	await fill(app, await current(), another);
	const sameDocument = watchLoads();
	await fillNewPassword(app, "my own sentence");
	await says("Password updated successfully!");
	await headed(app, "Teacher Dashboard");
	sameDocument();
});

test("after a lost answer the new password is tried before it is asked for again; a saved one counts, also when the line breaks before the sign-in with it", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const boss = await admin(server);
	const temporary = await temporaryPassword(server, boss, maya);
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { page, user } = app;
	await page.findByLabelText("Email");
	await speak(app, "fr");
	await fillSignIn(app, maya.email, temporary);
	await headed(app, "Choisis ton propre mot de passe");
	await fill(app, await page.findByLabelText("Mot de passe provisoire"), temporary);
	await cutAfter(line, "/api/collections/users/records/", () => fillNewPassword(app, "une phrase à moi"));
	await says(
		"Le mot de passe n’a pas pu être changé, semble-t-il\u202f: le serveur n’a pas répondu. Vérifie ton accès à internet et réessaie.",
	);
	line.pass();
	await press(app, "Changer le mot de passe");
	await headed(app, "Bonjour, Maya");
	await waitFor(() => expect(app.toasts()).toContain("Mot de passe changé\u202f!"));

	await speak(app, "en");
	const another = await temporaryPassword(server, boss, maya);
	networkIsBack(app);
	await chipSays(app, "Sign in again");
	await app.load("/login");
	await fillSignIn(app, maya.email, another);
	await fill(app, await page.findByLabelText("Temporary Password"), another);
	await cutAfter(line, "/api/collections/users/auth-with-password", () => fillNewPassword(app, "my own words"));
	await headed(app, "Your password has been changed");
	await says("Password updated successfully!");
	line.pass();
	await user.tab();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(page.getByLabelText("Email")).toHaveProperty("value", maya.email));
	await fillSignIn(app, maya.email, "my own words");
	await headed(app, "Hello, Maya");
});
