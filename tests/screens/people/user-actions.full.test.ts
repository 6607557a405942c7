// What an admin does for one person: a role, a block, a reset link, a temporary password.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { says } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { newestMail } from "#support/mails.ts";
import { admin, blocked, student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	anyDialog,
	dialog,
	manage,
	noDialog,
	notice,
	openAdminDashboard,
	openAt,
	pressIn,
	rowSays,
	userRow,
} from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	const maya = await student(server, "Maya Haddad");
	const fadi = await admin(server, "Fadi Sleiman");
	return { boss, maya, fadi };
});

test("an admin changes a role after a question that says what it means", async () => {
	const { server, boss, maya } = here();
	const app = await openAdminDashboard(server, boss, "users");
	const { page, user } = app;
	const select = () => page.findByLabelText<HTMLSelectElement>("Role of Maya Haddad");
	const choose = async (role: string) => {
		const field = await select();
		field.focus();
		await user.selectOptions(field, role);
	};
	const has = (role: string) => waitFor(async () => expect((await select()).value).toBe(role));
	const focused = () => waitFor(async () => expect(document.activeElement).toBe(await select()));
	await choose("Teacher");
	const question = await dialog(app, "Make Maya Haddad a teacher?");
	await says("reads and grades the answers of their own students.", question);
	await says("The student dashboard closes. The answers and grades stay on record.", question);
	await pressIn(app, question, "Cancel");
	await noDialog(app);
	await has("student");
	await focused();

	await choose("Teacher");
	await pressIn(app, await dialog(app, "Make Maya Haddad a teacher?"), "Change the role");
	await notice("User role updated successfully");
	await has("teacher");
	await focused();
	expect(await server.rows("user_roles", `user_id = '${maya.id}'`)).toMatchObject([
		{ id: maya.roleId, role: "teacher" },
	]);

	await server.sql(
		"CREATE TRIGGER refuse BEFORE UPDATE ON user_roles BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
	);
	await choose("Admin");
	await pressIn(app, await anyDialog(app), "Change the role");
	await notice("Failed to update user role");
	await has("teacher");
	await server.sql("DROP TRIGGER refuse");

	await server.remove("user_roles", maya.roleId);
	await openAt(app, "users");
	await has("student");
	await choose("Teacher");
	await pressIn(app, await anyDialog(app), "Change the role");
	await has("teacher");

	const own = within(await userRow(app, "Samar Tannous"));
	own.getByText("You");
	expect(own.getByRole("combobox")).toHaveProperty("disabled", true);
	expect(own.queryByRole("button", { name: "Manage" })).toBeNull();
	own.getByRole("button", { name: "Edit" });

	await user.selectOptions(page.getByLabelText("Role of Fadi Sleiman"), "Teacher");
	const closes = await dialog(app, "Make Fadi Sleiman a teacher?");
	await says("The admin dashboard closes for this person.", closes);
	await pressIn(app, closes, "Cancel");
});

test("an admin mails a reset link, and sets a temporary password that is shown once", async () => {
	const { server, boss, maya } = here();
	await blocked(server, "Joseph Rizk");
	const app = await openAdminDashboard(server, boss, "users");
	const { page, user } = app;
	const press = async (name: string) => pressIn(app, await anyDialog(app), name);
	await manage(app, "Maya Haddad");
	await press("Send a reset link");
	await waitFor(async () =>
		expect(wordsOf(await anyDialog(app))).toContain(`An email goes to ${maya.email} with a link`),
	);
	await press("Send");
	await notice(`The reset link was sent to ${maya.email}.`);
	expect((await newestMail(server, maya.email)).link).toContain("/reset-password#type=recovery&token=");

	await manage(app, "Maya Haddad");
	await press("Set a temporary password");
	await press("Set it");
	const shown = within(await dialog(app, "Temporary password of Maya Haddad"));
	await shown.findByText("The password is shown only once and works for 7 days. Print the card or pass it on now.");
	await shown.findByText(`The email to ${maya.email} has gone out.`);
	const password = shown.getByText(/^[a-z]+(-[a-z]+)+-\d+$/).textContent;
	await press("Done");
	await rowSays(app, "Maya Haddad", "Temporary password");
	const signIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
		body: { identity: maya.email, password },
	});
	expect(signIn.status).toBe(200);
	expect((await newestMail(server, maya.email)).text).toContain(password);

	await manage(app, "Fadi Sleiman");
	const drawer = within(await dialog(app, "Fadi Sleiman"));
	expect(drawer.getByRole("button", { name: "Set a temporary password" })).toHaveProperty("disabled", true);
	await user.keyboard("{Escape}");
	await noDialog(app);
	await user.click(page.getByRole("link", { name: "Open the Teacher Dashboard" }));
	await page.findByRole("heading", { level: 1, name: "Teacher Dashboard" });
	await app.load("/dashboard-tutor");
	await page.findByRole("heading", { level: 1, name: "Teacher Dashboard" });
	const kept = await everythingOnPhone();
	const found = [boss.email, password, maya.email, "Joseph Rizk"].filter((words) => kept.includes(words));
	expect(found).toEqual([boss.email]);
});
