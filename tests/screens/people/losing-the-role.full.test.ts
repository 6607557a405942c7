// What ends an admin's rights while the dashboard is open: another admin, or the end of the session.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { chipSays, fillSignIn, main, openTab, says } from "#support/dom/portal.ts";
import { admin, type Person, waiting } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	anyDialog,
	card,
	dialog,
	materialWithoutFile,
	notice,
	openAdminDashboard,
	pressIn,
	userRow,
} from "./admin-steps.ts";

const here = serverForThisFile();

const ended = "Your session has ended. Sign in again to change anything here.";
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

const approve = async (name: string, app: Parameters<typeof card>[0]): Promise<HTMLElement> =>
	within(await card(app, name)).getByRole("button", { name: "Approve" });

test("an admin who loses the role while changing another's is refused, and reads why in French", async () => {
	const { server } = here();
	const [samar, fadi] = [await admin(server, "Samar Tannous"), await admin(server, "Fadi Sleiman")];
	const app = await openAdminDashboard(server, fadi, "users", "fr");
	const { page, user } = app;
	await userRow(app, "Samar Tannous");
	await makeTeacher(server, fadi, samar);

	await user.selectOptions(page.getByLabelText("Rôle de Samar Tannous"), "Professeur");
	await pressIn(app, await anyDialog(app), "Changer le rôle");
	await notice("Le rôle n’a pas pu être modifié");
	await notice("Vous n’avez plus le rôle d’administrateur\u202f: l’espace administration s’est fermé.");
	await page.findByRole("heading", { level: 1, name: "Espace professeur" });
	const roles = await server.rows("user_roles");
	expect(roles.find(({ user_id }) => user_id === samar.id)).toMatchObject({ role: "admin" });
});

test("an admin who loses the role while approving is refused, and reads why the dashboard closes", async () => {
	const { server } = here();
	const [rita, ziad] = [await admin(server, "Rita Tannous"), await admin(server, "Ziad Sleiman")];
	const nour = await waiting(server, "Nour Aoun");
	const app = await openAdminDashboard(server, rita);
	const button = await approve("Nour Aoun", app);
	await makeTeacher(server, rita, ziad);
	await app.user.click(button);
	await notice("Failed to approve user");
	await notice(lost);
	await app.page.findByRole("heading", { level: 1, name: "Teacher Dashboard" });
	expect(await server.rows("users", `id = '${nour.id}' && name = ''`)).toHaveLength(1);
});

test("a sign-in that has ended is said and never taken for an empty list, and signing in again leads back to the dashboard", async () => {
	const { server } = here();
	const boss = await admin(server, "Samia Rahme");
	await waiting(server, "Wael Matar");
	await materialWithoutFile(server, "Fractions");
	const app = await openAdminDashboard(server, boss);
	const { page, user } = app;
	const signInAgain = async () => {
		await user.click(main().getByRole("link", { name: "Sign in again" }));
		await page.findByRole("heading", { level: 1, name: "Sign in again" });
		await fillSignIn(app, boss.email, boss.password);
	};
	(await approve("Wael Matar", app)).focus();
	await chipSays(app, "All sent");
	await endSessions(server, "every session of before is over now");
	await user.keyboard("{Enter}");
	await notice("Your session has ended. Nothing was changed; sign in again.");
	await page.findByText(ended);
	await waitFor(async () => expect(await approve("Wael Matar", app)).toHaveProperty("disabled", true));
	await chipSays(app, "Sign in again");
	await openTab(app, "Users");
	await page.findByText("This list could not be loaded.");
	expect(page.queryAllByText(/internet/)).toEqual([]);
	await signInAgain();
	await page.findByRole("heading", { level: 1, name: "Admin Dashboard" });
	await pressIn(app, await card(app, "Wael Matar"), "Decline");
	const question = await dialog(app, "Decline Wael Matar?");
	await chipSays(app, "All sent");
	await endSessions(server, "and so is every session since then");
	networkIsBack(app);
	await within(question).findByText("Your session has ended. Sign in again first.");
	expect(within(question).getByRole("button", { name: "Decline" })).toHaveProperty("disabled", true);
	await user.keyboard("{Escape}");

	await signInAgain();
	await card(app, "Wael Matar");
	await chipSays(app, "All sent");
	await endSessions(server, "and this is the end of the third");
	// With such a token the server returns an empty list of materials and no refusal.
	await openTab(app, "Materials");
	await says(ended);
	await page.findByText("This list could not be loaded.");
});
