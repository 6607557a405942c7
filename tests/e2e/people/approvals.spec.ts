// Letting people in: what the admin reads about who waits, and what each of the two answers does, in both languages.
import { card, notice, openAdminDashboard } from "#support/browser/admin.ts";
import { networkIsBack, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { refuse, twoWait } from "./people-who-wait.ts";

const dayOf = (moment: Date, locale: string) =>
	moment.toLocaleDateString(locale, { timeZone: "Asia/Beirut", day: "numeric", month: "long", year: "numeric" });

const noAnswer =
	"Le compte n'a pas pu être approuvé, semble-t-il\u202f: le serveur n'a pas répondu. Regardez la liste avant de réessayer.";

test("an admin lets one in, who enters without a reload, and declines the other with a reason", async ({
	ownServer: server,
	phone,
}) => {
	const { boss, wael, hala, since } = await twoWait(server);
	const theirs = await phone();
	await theirs.clock.install();
	await signIn(theirs, server, wael);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Waiting for approval");
	await theirs.evaluate(() => Object.assign(window, { sameDocument: true }));

	const page = await phone();
	await openAdminDashboard(page, server, boss);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await expect(page.getByText("Manage users, approvals, and content", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveText(["Approvals (2)", "Users", "Materials"]);
	await expect(page.getByRole("definition")).toHaveText(["2", "3", "0"]);
	await expect(page.getByText("2 people are waiting, the longest first", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Hala Sfeir", "Wael Matar"]);
	await expect(card(page, "Hala Sfeir")).toContainText(
		`${hala.email}E-mail not verifiedSigned up as TeacherWaiting for 3 days · ${dayOf(since, "en-US")}`,
	);
	await expect(card(page, "Wael Matar")).toContainText("E-mail verifiedSigned up as Student · Grade 6");

	await card(page, "Wael Matar").getByRole("button", { name: "Approve", exact: true }).click();
	await expect(notice(page, "User approved successfully")).toBeVisible();
	await expect(card(page, "Wael Matar")).toHaveCount(0);
	await expect(card(page, "Hala Sfeir")).toBeFocused();
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (1)");
	await theirs.clock.fastForward(61_000);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Hello, Wael");
	expect(await theirs.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);

	await card(page, "Hala Sfeir").getByRole("button", { name: "Decline" }).click();
	const dialog = page.getByRole("dialog", { name: "Decline Hala Sfeir?" });
	await dialog.getByLabel("Reason").fill("   ");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(dialog.getByText("Write why, in a sentence or two.", { exact: true })).toBeVisible();
	await expect(dialog.getByLabel("Reason")).toBeFocused();
	await dialog.getByLabel("Reason").fill("x".repeat(501));
	await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription("1 character too many");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(dialog.getByRole("alert").first()).toHaveText("Please make it shorter: at most 500 characters.");
	await expect(dialog.getByLabel("Reason")).toBeFocused();
	await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
	await dialog.getByLabel("Reason").fill("Please call the centre first.");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(notice(page, "Hala Sfeir was declined and is told by e-mail.")).toBeVisible();
	await expect(page.getByText("No pending approvals", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (0)");
	const row = await server.row("users", hala.id);
	expect(row).toMatchObject({ name: "", decline_reason: "Please call the centre first." });
});

test("the same in French, on a phone, and what cannot be done", async ({ ownServer: server, phone, strays }) => {
	strays.allow(serverIsDown, /status of 400 .*\/api\/collections\/users/);
	const { boss, hala, since } = await twoWait(server);
	const page = await phone({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, boss);
	await expect(page.getByRole("tab")).toHaveText(["Approbations (2)", "Comptes", "Documents"]);
	await expect(card(page, "Hala Sfeir")).toContainText(
		`${hala.email}E-mail non vérifiéInscription\u202f: ProfesseurAttend depuis 3 jours · ${dayOf(since, "fr-FR")}`,
	);
	const approve = card(page, "Hala Sfeir").getByRole("button", { name: "Approuver", exact: true });
	await server.sql(refuse);
	await approve.click();
	await expect(notice(page, "Le compte n'a pas pu être approuvé")).toBeVisible();
	await server.sql("DROP TRIGGER refuse");
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await server.stop();
	await approve.click();
	await expect(notice(page, noAnswer)).toBeVisible();
	await expect(page.getByText("Vous êtes hors ligne.", { exact: true })).toBeVisible();
	await expect(page.getByText(/^Cette liste date de \d\d:\d\d et a pu changer depuis\.$/)).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await approve.click();
	await expect(notice(page, "Compte approuvé")).toBeVisible();
	await card(page, "Wael Matar").getByRole("button", { name: "Refuser" }).click();
	const dialog = page.getByRole("dialog", { name: "Refuser Wael Matar\u202f?" });
	await dialog.getByRole("button", { name: "Refuser" }).click();
	await expect(dialog.getByText("Écrivez le motif en une phrase ou deux.", { exact: true })).toBeVisible();
	await dialog.getByLabel("Motif").fill("Appelez d'abord le centre.");
	await dialog.getByRole("button", { name: "Refuser" }).click();
	await expect(page.getByText("Aucune approbation en attente", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).toEqual([
		"Bon retour\u202f!",
		"Le compte n'a pas pu être approuvé",
		noAnswer,
		"Compte approuvé",
		"Le compte de Wael Matar est refusé, un e-mail le lui dit.",
	]);
});
