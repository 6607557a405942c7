// What ends an admin's rights while the dashboard is open: another admin, or the end of the session.
import { card, notice, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { chipSays, fillSignIn, networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, type Person, waiting } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

const ended = "Your sign-in has ended. Nothing can be changed here until you are back in.";
const lost = "You are no longer an admin, so the admin dashboard has closed.";

/** Another admin makes this person a teacher. */
const makeTeacher = (server: RealServer, whom: Person, by: Person) =>
	server.ask("PATCH", `/api/collections/user_roles/records/${whom.roleId}`, {
		token: by.token,
		body: { role: "teacher" },
	});

const endSessions = (server: RealServer, secret: string) =>
	server.ask("PATCH", "/api/collections/users", {
		token: server.superuserToken,
		body: { authToken: { secret, duration: 604800 } },
	});

test("an admin who loses the role while changing another's is refused, and reads why in French", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[0349] .*\/api\//);
	const [samar, fadi] = [await admin(server, "Samar Tannous"), await admin(server, "Fadi Sleiman")];
	const his = await phone({ locale: "fr-FR" });
	await openAdminDashboard(his, server, fadi, "users");
	await expect(userRow(his, "Samar Tannous")).toBeVisible();
	await makeTeacher(server, fadi, samar);

	await his.getByLabel("Rôle de Samar Tannous").selectOption("Professeur");
	await his.getByRole("dialog").getByRole("button", { name: "Changer le rôle" }).click();
	await expect(notice(his, "Le rôle n'a pas pu être modifié")).toBeVisible();
	await expect(
		notice(his, "Vous n'êtes plus administrateur\u202f: l'espace administration s'est fermé."),
	).toBeVisible();
	await expect(his.getByRole("heading", { level: 1 })).toHaveText("Espace professeur");
	const roles = await server.rows("user_roles");
	expect(roles.find(({ user_id }) => user_id === samar.id)).toMatchObject({ role: "admin" });
});

test("an admin who loses the role while approving is refused, and reads why the dashboard closes", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[034] .*\/api\//);
	const [samar, fadi] = [await admin(server, "Samar Tannous"), await admin(server, "Fadi Sleiman")];
	const wael = await waiting(server, "Wael Matar");
	const page = await phone();
	await openAdminDashboard(page, server, samar);
	const approve = card(page, "Wael Matar").getByRole("button", { name: "Approve", exact: true });
	await expect(approve).toBeVisible();
	await makeTeacher(server, samar, fadi);
	await approve.click();
	await expect(notice(page, "Failed to approve user")).toBeVisible();
	await expect(notice(page, lost)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	expect(await server.rows("users", `id = '${wael.id}' && name = ''`)).toHaveLength(1);
});

test("a sign-in that has ended is said and never taken for an empty list, and signing in again leads back to the dashboard", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[14] .*\/api\//);
	const boss = await admin(server, "Samar Tannous");
	await waiting(server, "Wael Matar");
	await material(server, { title: "Fractions" });
	const page = await phone();
	await openAdminDashboard(page, server, boss);
	const approve = card(page, "Wael Matar").getByRole("button", { name: "Approve", exact: true });
	await approve.focus();
	await chipSays(page, "All sent");
	await endSessions(server, "every session of before is over now");
	await page.keyboard.press("Enter");
	await expect(notice(page, "Failed to approve user")).toBeVisible();
	await expect(page.getByText(ended, { exact: true })).toBeVisible();
	await expect(approve).toBeDisabled();
	await chipSays(page, "Sign in again");
	await openTab(page, "Users");
	await expect(page.getByText("This list could not be fetched.", { exact: true })).toBeVisible();
	await expect(page.getByText(/internet/)).toHaveCount(0);
	await page.getByRole("main").getByRole("link", { name: "Sign in again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in again");
	await fillSignIn(page, boss.email, boss.password);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await card(page, "Wael Matar").getByRole("button", { name: "Decline" }).click();
	const dialog = page.getByRole("dialog", { name: "Decline Wael Matar?" });
	await chipSays(page, "All sent");
	await endSessions(server, "and so is every session since then");
	await networkIsBack(page);
	await expect(dialog.getByText("Your sign-in has ended. Sign in again first.", { exact: true })).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Decline" })).toBeDisabled();
	await page.keyboard.press("Escape");

	await page.getByRole("main").getByRole("link", { name: "Sign in again" }).click();
	await fillSignIn(page, boss.email, boss.password);
	await expect(card(page, "Wael Matar")).toBeVisible();
	await chipSays(page, "All sent");
	await endSessions(server, "and this is the end of the third");
	// With such a token the server returns an empty list of materials and no refusal.
	await openTab(page, "Materials");
	await expect(page.getByText(ended, { exact: true })).toBeVisible();
	await expect(page.getByText("This list could not be fetched.", { exact: true })).toBeVisible();
});
