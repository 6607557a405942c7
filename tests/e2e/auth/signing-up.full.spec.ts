// The way into LEAD: the form, its mail, and the account that is not open yet. Approval: tests/screens/auth/signing-up.full.test.ts.
import { mailedLink, newcomer, openLink } from "#support/browser/accounts.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { newestMail } from "#support/mails.ts";

const refused = /status of 40[03] .*\/api\/collections\/users\//;

test("a student signs up in French by keyboard alone, and confirms the address", async ({ server, phone, strays }) => {
	strays.allow(refused);
	const lea = newcomer({ name: "Léa Chidiac" });
	const page = await phone({ locale: "fr-FR", viewport: { width: 1360, height: 860 } });
	await page.goto(`${server.url}/login`);
	await tabTo(page, page.getByRole("link", { name: /^Mot de passe oublié\s\?$/ }));
	await tabTo(page, page.getByRole("link", { name: "S’inscrire" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demander un compte");
	await tabTo(page, page.getByLabel("Nom complet"));
	await page.keyboard.type(lea.name);
	await page.keyboard.press("Tab");
	await page.keyboard.type(lea.email);
	await tabTo(page, page.getByLabel("Mot de passe", { exact: true }));
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
	await tabTo(page, page.getByRole("button", { name: "S’inscrire" }));
	await page.keyboard.press("Enter");

	await expect(
		page.getByText("Compte créé\u202f! Consultez vos e-\u2060mails pour confirmer votre adresse."),
	).toBeVisible();
	await expect(page.getByText(`Ouvrez le lien que nous avons envoyé à ${lea.email}.`)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Renvoyer l’e-\u2060mail" })).toBeFocused();
	await page.setViewportSize({ width: 1280, height: 720 });
	await fillSignIn(page, lea.email, lea.password);
	await expect(page.getByText("Votre adresse e-\u2060mail n’est pas confirmée.")).toBeInViewport();
	const mail = await newestMail(server, lea.email);
	expect(mail.text).toContain(
		"Zahlé (Liban)\nTéléphone +961 8 800 000 · WhatsApp https://wa.me/96170000000 · hello@lead.example",
	);
	const link = await mailedLink(server, lea.email);
	await openLink(page, link);
	await expect(page.getByText("Votre adresse e-\u2060mail est confirmée.")).toBeVisible();
	const rows = await server.rows("users", `email = '${lea.email}'`);
	expect(rows).toMatchObject([{ full_name: "Léa Chidiac", grade: "7", language: "fr", name: "", verified: true }]);
});
