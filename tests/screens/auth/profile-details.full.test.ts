// A person's details in the profile, and the language that is chosen there.
import { waitFor, within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { mailedPath } from "#support/api/newcomers.ts";
import { type App, openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { inFrench, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";
import { hasFocus, openProfile, region, roleSays } from "./profile-page.ts";

const here = serverForThisFile();

const definitions = (details: App["page"]) =>
	details.getAllByRole("definition").map(({ textContent }) => textContent.trim());

test("details that cannot be loaded say so calmly; loaded again they are the centre's, and an unconfirmed address is confirmed by the link mailed from here", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	await server.update("users", maya.id, { verified: false, grade: "9" });
	const users = { token: server.superuserToken };
	const rule = (await server.ask("GET", "/api/collections/users", users)).at("viewRule");
	const allow = (viewRule: unknown) => server.ask("PATCH", "/api/collections/users", { ...users, body: { viewRule } });
	onTestFinished(async () => void (await allow(rule)));
	await allow("id = ''");
	const app = await openApp(server.url, "/login");
	app.allowErrors(/^profile Refused/);
	await openProfile(app, maya);
	const details = region(app, "Details");
	await details.findByText("The rest of your details could not be loaded.");
	await allow(rule);
	await app.user.click(details.getByRole("button", { name: "Try again" }));
	await waitFor(() =>
		expect(definitions(details)).toEqual([
			"Maya Haddad",
			`${maya.email} not confirmed`,
			"Student",
			"Grade 9",
			expect.stringMatching(/^[A-Z][a-z]+\s\d{1,2}, 20\d\d$/),
		]),
	);
	expect(details.queryByRole("button", { name: "Try again" })).toBeNull();
	details.getByText("To change your name, role or grade, ask the center.");
	await app.user.click(details.getByRole("button", { name: "Confirm my address" }));
	await roleSays(details, "status", `A link is on its way to ${maya.email}. Open it to confirm your address.`);
	await inFrench(app, async () => {
		await says("Tes informations, ta langue et ton mot de passe");
		await says("Celle de l’application et des e-\u2060mails que le centre t’envoie.");
	});
	const link = await mailedPath(server, maya.email);
	expect(link).toMatch(/^\/login#type=signup&token=/);
	await app.user.click(app.page.getByRole("link", { name: "Back to my dashboard" }));
	await headed(app, "Hello, Maya");
	await app.load(link);
	await says("Your email address is confirmed.");
	await headed(app, "Hello, Maya");
	expect(await server.row("users", maya.id)).toMatchObject({ verified: true });
});

test("a teacher reads the date of sign-up and is led back to the dashboard; a language chosen here applies to the app and the account, the header's switch to this device alone", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { page, user } = app;
	/** It stands in the header and in the account's menu; which of the two is shown is a matter of the width. */
	const inHeader = (name: string) => {
		const [button] = within(page.getByRole("banner")).getAllByRole("button", { name });
		if (!button) throw new Error(`no button ${name} in the header`);
		return button;
	};
	const chosen = (where: string, name: string) =>
		waitFor(() => expect(region(app, where).getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true"));
	const late = line.nextHeldAnswer("/api/collections/users/records/");
	await openProfile(app, rana);
	const firstLook = await late;
	// Which one the account has is not known yet.
	expect(region(app, "Language").queryByRole("button", { pressed: true })).toBeNull();
	const saving = line.nextHeldAnswer("/api/collections/users/records/");
	const group = within(page.getByRole("group", { name: "Language of the app and of the emails" }));
	await user.click(group.getByRole("button", { name: "Français" }));
	const saved = await saving;
	await hasFocus(group.getByRole("button", { name: "Français" }));
	await saved.release();
	await headed(app, "Mon profil");
	await says("Vos informations, votre langue et votre mot de passe");
	await says("C’est enregistré. Nos e-\u2060mails vous arrivent désormais en français.");
	await firstLook.release();
	await user.click(inHeader("EN, English"));
	await says("Saved. Our emails to you are in French from now on.");
	await user.click(inHeader("FR, Français"));
	await headed(app, "Mon profil");
	await chosen("Langue", "Français");
	expect(await server.row("users", rana.id)).toMatchObject({ language: "fr" });
	await app.load("/profile");
	await headed(app, "Mon profil");

	await user.click(inHeader("EN, English"));
	await headed(app, "My profile");
	await chosen("Language", "Français");
	await says("Your emails come in French. For now, this phone is in English.");
	expect(await server.row("users", rana.id)).toMatchObject({ language: "fr" });
	const details = region(app, "Details");
	const terms = details.getAllByRole("term").map(({ textContent }) => textContent);
	expect(terms).toEqual(["Name", "Email", "Role", "With LEAD since"]);
	await waitFor(() => expect(definitions(details)[1]).toBe(`${rana.email} confirmed`));
	await user.click(page.getByRole("link", { name: "Back to my dashboard" }));
	await headed(app, "Teacher Dashboard");
});
