// What ends an admin's powers while the dashboard is open: another admin, a dead sign-in, a network that goes.
import { bigCentre, card, notice, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { chipSays, fillSignIn, keptByServiceWorker, networkIsBack, openTab } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, person, waiting } from "#support/people.ts";

const rotate = { authToken: { secret: "every session of before is over now", duration: 604800 } };
const again = { secret: "and so is every session since then", duration: 604800 };
const ended = "Your sign-in has ended. Nothing can be changed here until you are back in.";
const lost = "You are no longer an admin, so the admin dashboard has closed.";

test("of two admins who demote each other one stays, and the other is told", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[0349] .*\/api\//);
	const [samar, fadi] = [await admin(server, "Samar Tannous"), await admin(server, "Fadi Sleiman")];
	await waiting(server, "Wael Matar");
	const [hers, his] = [await phone(), await phone({ locale: "fr-FR" })];
	await openAdminDashboard(hers, server, samar, "users");
	await openAdminDashboard(his, server, fadi, "users");
	await expect(userRow(his, "Samar Tannous")).toBeVisible();

	await hers.getByLabel("Role of Fadi Sleiman").selectOption("Teacher");
	const means = hers.getByRole("dialog", { name: "Make Fadi Sleiman a teacher?" });
	await expect(means).toContainText("The admin dashboard closes for this person.");
	await means.getByRole("button", { name: "Change the role" }).click();
	await expect(notice(hers, "User role updated successfully")).toBeVisible();

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

test("who is made a teacher while about to approve is refused and told why the dashboard closes", async ({
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
	const path = `/api/collections/user_roles/records/${samar.roleId}`;
	await server.ask("PATCH", path, { token: fadi.token, body: { role: "teacher" } });
	await approve.click();
	await expect(notice(page, "Failed to approve user")).toBeVisible();
	await expect(notice(page, lost)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	expect(await server.rows("users", `id = '${wael.id}' && name = ''`)).toHaveLength(1);
});

test("a sign-in that has ended is said, and signing in again leads back to the dashboard", async ({
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
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body: rotate });
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
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body: { authToken: again } });
	await networkIsBack(page);
	await expect(dialog.getByText("Your sign-in has ended. Sign in again first.", { exact: true })).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Decline" })).toBeDisabled();
});

test("to a sign-in that has ended the server shows no materials, and nobody is told that there are none", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[14] .*\/api\//);
	const boss = await admin(server, "Samar Tannous");
	await material(server, { title: "Fractions" });
	const page = await phone();
	await openAdminDashboard(page, server, boss);
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body: rotate });
	await openTab(page, "Materials");
	await expect(page.getByText(ended, { exact: true })).toBeVisible();
	await expect(page.getByText("This list could not be fetched.", { exact: true })).toBeVisible();
});

test("offline the list seen last can be read in this tab, nothing can be pressed, and none of it is on the phone", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await person(server, { name: "Ziad Rahbani", standing: "declined" });
	const page = await phone({ keepsApp: true });
	await openAdminDashboard(page, server, boss, "users");
	await keptByServiceWorker(page);
	await expect(userRow(page, "Ziad Rahbani")).toBeVisible();
	await openTab(page, "Materials");
	await expect(page.getByRole("heading", { name: "Loops 499" })).toBeVisible();
	await page.context().setOffline(true);
	await openTab(page, "Users");
	await expect(page.getByText("You are offline.", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Approving, changing and deleting need the internet. This page notices by itself when it is back.", {
			exact: true,
		}),
	).toBeVisible();
	await expect(page.getByText(/^This list is from \d\d:\d\d and may have changed since\.$/)).toBeVisible();
	await expect(userRow(page, "Ziad Rahbani").getByRole("combobox")).toBeDisabled();
	await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
	await userRow(page, "Ziad Rahbani").getByRole("button", { name: "Manage" }).click();
	const drawer = page.getByRole("dialog", { name: "Ziad Rahbani" });
	await expect(drawer.getByText("This needs the internet.", { exact: true })).toBeVisible();
	await expect(drawer.getByRole("button", { disabled: false })).toHaveAccessibleName("Close");

	await page.reload();
	await expect(page.getByText("This list could not be fetched.", { exact: true })).toBeVisible();
	const kept = await everythingOn(page);
	expect([boss.email, "person99", "Rahbani", "Loops 49"].filter((words) => kept.includes(words))).toEqual([boss.email]);
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(userRow(page, "Ziad Rahbani")).toBeVisible();
	await expect(page.getByText("You are offline.", { exact: true })).toHaveCount(0);
});
