// The link of a mail that replaces no password: tampered with, of another kind, or of nobody.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { mailedPath, newcomer, signedUp } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { descriptionOf, fill, fillSignIn, press, says, signIn, speak } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { fillNewPassword, headed } from "./accounts.ts";

const here = serverForThisFile();

test("a link that is tampered with, of another kind, or no link at all gets the notice after two looks; a person signed in with the old password is asked for the new one", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { page } = app;
	await page.findByLabelText("Email");
	await speak(app, "fr");
	await signIn(app, maya);
	await app.load("/forgot-password");
	await fill(app, await page.findByLabelText("E-mail"), maya.email);
	await press(app, "Envoyer le lien");
	await headed(app, "Consulte tes e-\u2060mails");
	await says("E-mail de réinitialisation envoyé\u202f!");
	await says(`Un e-\u2060mail est en route vers ${maya.email}.`);
	const link = await mailedPath(server, maya.email);
	const other = newcomer();
	await signedUp(server, other);
	const foreign = (await mailedPath(server, other.email)).replace(/.*token=/, "");
	for (const [wrong, looks] of [
		[`${link.slice(0, -3)}abc`, 2],
		[link.replace(/token=.*/, `token=${foreign}`), 2],
		[link.replace(/token=.*/, "token="), 0],
		["/login#access_token=abc&type=recovery", 0],
		["/reset-password", 0],
	] as const) {
		const opened = Date.now();
		const { requests } = await line.measure(async () => {
			await app.load(wrong);
			await says("Ce lien n’est pas valable ou il a expiré. Demandez-en un nouveau.");
			page.getByRole("link", { name: "Demander un nouveau lien" });
		});
		expect(location.pathname).toBe("/reset-password");
		if (wrong.includes("type=recovery")) expect(Date.now() - opened).toBeGreaterThanOrEqual(600);
		expect(requests.filter((request) => request.endsWith(" /api/lead/reset-link"))).toHaveLength(looks);
		expect(page.queryByLabelText("Nouveau mot de passe")).toBeNull();
	}

	await app.load(link);
	await fillNewPassword(app, "court", "autre");
	const described = (label: string, by: string) =>
		waitFor(() => expect(descriptionOf(page.getByLabelText(label))).toBe(by));
	await described("Nouveau mot de passe", "Le mot de passe doit compter au moins 6 caractères");
	await described("Confirmer le mot de passe", "Les deux mots de passe ne sont pas identiques");
	await fillNewPassword(app, "une phrase à moi");
	await says("Mot de passe changé\u202f!");
	await headed(app, "Reconnecte-toi");
	await says("Ou le nom d’utilisateur de ta carte.");
	await fillSignIn(app, maya.email, "une phrase à moi");
	await headed(app, "Bonjour, Maya");
});
