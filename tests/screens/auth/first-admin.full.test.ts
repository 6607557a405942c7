// The link that the server prints while it has no admin makes the first one.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { fill, press, says, speak } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atPath, headed, refusedWith, reload } from "./accounts.ts";

const here = serverForThisFile(undefined, { env: { LEAD_FIRST_ADMIN: "printed-at-this-start" } });

test("the printed link makes the first admin, once, also when the answer is lost on the way", async () => {
	const { server } = here();
	const link = "/signup#type=admin&token=printed-at-this-start";
	const line = await lineTo(server);
	const app = await openApp(line.url, link);
	const { page } = app;
	await headed(app, "The center’s first admin");
	await atPath("/signup#type=admin");
	expect(page.queryAllByRole("radio")).toEqual([]);
	await says("The portal begins here.");
	await reload(app);
	await fill(app, await page.findByLabelText("Full Name"), "Samar Tannous");
	await fill(app, page.getByLabelText("Email"), "samar@centre.test");
	await fill(app, page.getByLabelText("Password"), "secret-1");
	const lost = line.nextDroppedAnswer("/api/lead/first-admin");
	await press(app, "Create the account");
	await lost;
	await says(
		"Failed to create account, or so it seems: the server did not answer. Please try again. If the account exists after all, you will be signed in.",
	);
	await press(app, "Create the account");
	await headed(app, "Admin Dashboard");
	await waitFor(() => expect(app.toasts()).toEqual(["You are signed in."]));

	const next = await openApp(server.url, link);
	await next.page.findByLabelText("Full Name");
	await speak(next, "fr");
	await fill(next, next.page.getByLabelText("Nom complet"), "Quelqu'un d'autre");
	await fill(next, next.page.getByLabelText("E-mail"), "autre@centre.test");
	await fill(next, next.page.getByLabelText("Mot de passe"), "secret-2");
	await press(next, "Créer le compte");
	const refusal = await refusedWith(
		next,
		"Ce lien a déjà servi, ou le serveur a redémarré depuis. Le lien le plus récent se trouve là où le serveur a été lancé.",
	);
	await next.user.click(within(refusal).getByRole("link", { name: "Se connecter" }));
	await waitFor(() => expect(next.page.getByLabelText("E-mail")).toHaveProperty("value", "autre@centre.test"));
});
