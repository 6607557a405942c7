// The link that the server prints while it has no admin makes the first one.
import { speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { proxyTo } from "#support/proxy.ts";

const unreachable = /net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET) .*\/api\//;

test("the printed link makes the first admin, once, also when the answer is lost on the way", async ({
	newServer,
	phone,
	strays,
}) => {
	strays.allow(/status of 403 .*\/first-admin/, /status of 400 .*\/auth-with-password/, unreachable);
	const server = await newServer({ LEAD_FIRST_ADMIN: "printed-at-this-start" });
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

	await page.goto(server.url + link);
	await speak(page, "fr");
	await page.getByLabel("Nom complet").fill("Quelqu'un d'autre");
	await page.getByLabel("E-mail").fill("autre@centre.test");
	await page.getByLabel("Mot de passe", { exact: true }).fill("secret-2");
	await page.getByRole("button", { name: "Créer le compte" }).click();
	const refusal = page.getByRole("alert").filter({
		hasText:
			"Ce lien a déjà servi, ou le serveur a redémarré depuis. Le lien le plus récent se trouve là où le serveur a été lancé.",
	});
	await expect(refusal).toBeFocused();
	await refusal.getByRole("link", { name: "Se connecter" }).click();
	await expect(page.getByLabel("E-mail")).toHaveValue("autre@centre.test");
});
