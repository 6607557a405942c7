// An admin edits what is written about a person.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { fill, says } from "#support/dom/portal.ts";
import { admin, student, teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { dialog, manage, noDialog, notice, openAdminDashboard, pressIn, rowSays } from "./admin-steps.ts";

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
	await pressIn(app, form, "Save");
	await noDialog(app);
	await rowSays(app, "Rana Khoury", "Teacher");
});
