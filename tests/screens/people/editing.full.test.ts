// An admin edits what is written about a person.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { fill, says } from "#support/dom/portal.ts";
import { admin, student, teacher } from "#support/people.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { dialog, manage, noDialog, notice, openAdminDashboard, pressIn, rowSays, userRow } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	const maya = await student(server, "Maia Hadad");
	const rana = await teacher(server, "Rana Khoury");
	return { boss, maya, rana };
});

test("a student's name and grade are mended; what is missing or refused is said in the dialog, and keeps what was typed", async () => {
	const { server, boss, maya } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await manage(app, "Maia Hadad");
	await pressIn(app, await dialog(app, "Maia Hadad"), "Edit the account");
	const form = await dialog(app, "Edit the account of Maia Hadad");
	const name = within(form).getByLabelText<HTMLInputElement>("Full Name");
	const grade = within(form).getByLabelText<HTMLSelectElement>("Grade");
	await fill(app, name, " ");
	await pressIn(app, form, "Save");
	await says("Enter the full name", form);
	await waitFor(() => expect(document.activeElement).toBe(name));
	await fill(app, name, "M".repeat(101));
	await pressIn(app, form, "Save");
	await says("This name is too long. At most 100 letters.", form);
	expect(name.value).toHaveLength(101);

	// A name copied from elsewhere brings characters that turn its direction.
	await fill(app, name, "\u202aMaya Haddad\u202c ");
	await app.user.selectOptions(grade, "Grade 7");
	await server.sql("CREATE TRIGGER refuse BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
	await pressIn(app, form, "Save");
	await says("Failed to change the account", form);
	expect([name.value.includes("Maya Haddad"), grade.value]).toEqual([true, "7"]);
	await server.sql("DROP TRIGGER refuse");
	name.focus();
	await app.user.keyboard("{Enter}");
	await notice("The account of Maya Haddad was changed.");
	await noDialog(app);
	await rowSays(app, "Maya Haddad", "Grade 7");
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ name: "Maya Haddad", grade: "7" }]);
});

test("a teacher has a name to mend and no grade", async () => {
	const { server, boss } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await manage(app, "Rana Khoury");
	await pressIn(app, await dialog(app, "Rana Khoury"), "Edit the account");
	const form = await dialog(app, "Edit the account of Rana Khoury");
	expect(within(form).queryByLabelText("Grade")).toBeNull();
	expect(form.textContent).not.toContain("the person’s password stops working");
	await pressIn(app, form, "Save");
	await noDialog(app);
	await rowSays(app, "Rana Khoury", "Teacher");
});

test("an admin mends the own name, by the way that the profile shows, and is called by it at once", async () => {
	const { server } = here();
	const maher = await admin(server, "Maher Azr");
	const app = await openAdminDashboard(server, maher, "users");
	await app.load("/profile");
	await says("You change your name and your phone numbers under Users.");
	expect(app.page.queryByText(/ask the center/)).toBeNull();
	await app.user.click(await app.page.findByRole("link", { name: "Open Users" }));
	await pressIn(app, await userRow(app, "Maher Azr"), "Edit");
	const form = await dialog(app, "Edit the account of Maher Azr");
	expect(within(form).getByLabelText("Email (optional)")).toHaveProperty("readOnly", true);
	await fill(app, within(form).getByLabelText("Full Name"), "Maher Azar");
	await pressIn(app, form, "Save");
	await notice("The account of Maher Azar was changed.");
	await app.page.findByRole("button", { name: /Maher Azar/ });
});

test("a password that was mailed to a mistyped address is replaced when the address is mended, and shown for once", async () => {
	const { server, boss } = here();
	const made = { id: newId(), role: "student", full_name: "Nour Saad", email: "nuor@lead.test" };
	const answer = await server.ask("POST", "/api/lead/make-account", { token: boss.token, body: made });
	expect(answer.status).toBe(200);
	const app = await openAdminDashboard(server, boss, "users");
	await manage(app, "Nour Saad");
	await pressIn(app, await dialog(app, "Nour Saad"), "Edit the account");
	const form = await dialog(app, "Edit the account of Nour Saad");
	expect(form.textContent).toContain("the person’s password stops working, even one they chose");
	await fill(app, within(form).getByLabelText("Email (optional)"), "nour@lead.test");
	await pressIn(app, form, "Save");
	const card = await dialog(app, "Temporary password of Nour Saad");
	await says("nour@lead.test", card);
	await says("The email to nour@lead.test has gone out.", card);
	const password = within(card).getByText(/^[a-z]+-[a-z]+-[a-z]+-\d{4}$/).textContent;
	const body = { identity: "nour@lead.test", password };
	expect((await server.ask("POST", "/api/collections/users/auth-with-password", { body })).status).toBe(200);
	await pressIn(app, card, "Done");
	await noDialog(app);
	await rowSays(app, "Nour Saad", "nour@lead.test");
	expect(document.querySelectorAll("[data-sonner-toast]")).toHaveLength(0);
});

test("what another admin changed meanwhile is not overwritten unseen, and what was typed is there when it is opened again", async () => {
	const { server, boss } = here();
	const karim = await student(server, "Karim Nassr");
	const deputy = await admin(server, "Fadi Sleiman");
	const app = await openAdminDashboard(server, boss, "users");
	const open = async (name: string) => {
		await manage(app, name);
		await pressIn(app, await dialog(app, name), "Edit the account");
		const form = await dialog(app, `Edit the account of ${name}`);
		const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
		return { form, name: field("Full Name"), phone: field("Parent’s phone (optional)") };
	};
	const first = await open("Karim Nassr");
	await fill(app, first.name, "Karim Nasser");
	await fill(app, first.phone, "70 12");
	await app.user.keyboard("{Escape}");
	await noDialog(app);

	const again = await open("Karim Nassr");
	await says("What you typed here last time is not saved yet.", again.form);
	expect([again.name.value, again.phone.value]).toEqual(["Karim Nasser", "70 12"]);
	await fill(app, again.phone, "70 123 456");
	const meanwhile = { user_id: karim.id, full_name: "Karim Nassar", grade: "6" };
	await server.ask("POST", "/api/lead/edit-account", { token: deputy.token, body: meanwhile });
	await pressIn(app, again.form, "Save");
	await says(
		"Another admin changed this in the meantime. Close to see what it is now; what you typed is kept.",
		again.form,
	);
	await waitFor(() => expect(document.activeElement).toBe(again.name));
	expect(await server.rows("users", `id = '${karim.id}'`)).toMatchObject([{ name: "Karim Nassar", parent_phone: "" }]);
	await app.user.keyboard("{Escape}");
	await noDialog(app);
	await rowSays(app, "Karim Nassar", "Grade 6");

	const last = await open("Karim Nassar");
	expect([last.name.value, last.phone.value]).toEqual(["Karim Nasser", "70 123 456"]);
	expect(within(last.form).getByLabelText<HTMLSelectElement>("Grade").value).toBe("6");
	await pressIn(app, last.form, "Save");
	await notice("The account of Karim Nasser was changed.");
	await noDialog(app);
	const now = { name: "Karim Nasser", grade: "6", parent_phone: "+96170123456" };
	expect(await server.rows("users", `id = '${karim.id}'`)).toMatchObject([now]);
	const saved = await open("Karim Nasser");
	expect(within(saved.form).queryByText("What you typed here last time is not saved yet.")).toBeNull();
	await fill(app, saved.name, "Somebody");
	await pressIn(app, saved.form, "Cancel");
	await noDialog(app);
	expect((await open("Karim Nasser")).name.value).toBe("Karim Nasser");
});
