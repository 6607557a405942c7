// An admin makes the accounts of a class list: looked over first, written whole or not at all.
import "#support/dom/modal-dialogs.ts";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { lineTo } from "#support/dom/network.ts";
import { press, says } from "#support/dom/portal.ts";
import { admin, student, teacher } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { chooseList, dialog, noDialog, openAdminDashboard, pressIn, userRow } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6" });
	return { boss, maya, maths };
});

test("a list with a wrong row is not sent; the corrected one becomes accounts in a course, whose passwords are shown once", async () => {
	const { server, boss, maya, maths } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	await press(app, "Import a class list");
	const form = await dialog(app, "Import a class list");
	await pressIn(app, form, "Create the accounts");
	await says("Choose a file first.", form);
	await chooseList(app, form, "Grade\n7\n");
	await says("No column is called “Name”. The first line of the file must name the columns.", form);
	expect(within(form).getByRole("button", { name: "Create the accounts" })).toHaveProperty("disabled", true);
	await chooseList(app, form, "Name,Grade,Language\nNour Saad,14th,Armenian\n");
	await says("Row 2Nour Saad14th · ArmenianNot a grade from 1 to 12 (or S1 to S3)The language is neither", form);
	await chooseList(app, form, "Name,Grade,Phone\nNour Saad,4,12\nKarim Azar,5,\n");
	await says("1 row has to be corrected in the file first. Nothing has been created.", form);
	await says("Row 2Nour SaadGrade 4 · English · 12Not a phone number", form);
	expect(form.textContent.match(/has to be corrected/g)).toHaveLength(1);
	expect(within(form).getByRole("button", { name: "Create the accounts" })).toHaveProperty("disabled", true);

	await chooseList(app, form, `Name,Grade,Email\nNour Saad,4,\nKarim Azar,5,${maya.email}\n`);
	await says("2 students in the file", form);
	await says(`Row 3Karim AzarGrade 5 · English · ${maya.email}An account already uses this address`, form);
	expect(within(form).getByRole("button", { name: "Create the accounts" })).toHaveProperty("disabled", true);
	expect(await server.rows("users", "full_name = 'Nour Saad'")).toEqual([]);

	await chooseList(app, form, "Name,Grade,Phone\nNour Saad,4,70 123 456\nKarim Azar,5,7000025\n");
	const shown = "07\u00a0000\u00a0025";
	await says(`Row 3Karim AzarGrade 5 · English · ${shown}A 0 was added: ${shown}. Please check.`, form);
	await within(form).findByRole("option", { name: "Mathematics · MATH-6" });
	await app.user.selectOptions(within(form).getByLabelText("Add all of them to a course"), "Mathematics · MATH-6");
	const lost = line.nextDroppedAnswer("/api/lead/import-accounts");
	await pressIn(app, form, "Create the accounts");
	await lost;
	await says(
		"The server did not answer, so the accounts may have been created. Press again: none is created twice.",
		form,
	);
	await pressIn(app, form, "Create the accounts");
	const made = await dialog(app, "2 accounts are ready");
	const [nour = "", password = ""] = within(made)
		.getByText(/^nour\.\d{4} · /)
		.textContent.split(" · ");
	const signIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
		body: { identity: nour, password },
	});
	expect(signIn.status).toBe(200);
	await pressIn(app, made, "Done");
	await says("Nothing has been printed or copied. These passwords cannot be shown again.", made);
	await pressIn(app, made, "Close anyway");
	await noDialog(app);
	within(await userRow(app, "Nour Saad")).getByText(nour);
	const accounts = await server.rows("users", "full_name = 'Nour Saad' || full_name = 'Karim Azar'");
	expect(accounts).toHaveLength(2);
	for (const { id } of accounts) {
		expect(await server.rows("enrollments", `user_id = '${id}'`)).toMatchObject([{ course_id: maths.id }]);
	}
});

test("a list that was imported before, and a child that stands in it twice, are pointed out before anything is made", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	const listed = async (content: string) => {
		await press(app, "Import a class list");
		const form = await dialog(app, "Import a class list");
		await chooseList(app, form, content);
		return form;
	};
	const first = await listed("Name,Grade\nRami Twin,6\nYara Saab,6\n");
	await says("2 students in the file", first);
	await pressIn(app, first, "Create the accounts");
	const made = await dialog(app, "2 accounts are ready");
	await pressIn(app, made, "Done");
	await pressIn(app, made, "Close anyway");

	const again = await listed("Name,Grade\nRami TWIN,EB6\nYara Saab,7\nYara Saab,5e\n");
	await says("2 rows may be duplicates. Take them out of the file, unless they are other students.", again);
	await says("Row 2Rami TWINGrade 6 · EnglishAn account with this name and grade already exists", again);
	await says("Row 4Yara SaabGrade 7 · EnglishRow 3 already has this name and grade", again);
	expect(await server.rows("users", "full_name ~ 'Rami'")).toHaveLength(1);
	await pressIn(app, again, "Create them all anyway");
	await dialog(app, "3 accounts are ready");
	expect(await server.rows("users", "full_name ~ 'Rami'")).toHaveLength(2);
});

test("who was made by another admin meanwhile is pointed out, and nothing is made until it was seen", async () => {
	const { server, boss } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await press(app, "Import a class list");
	const form = await dialog(app, "Import a class list");
	await chooseList(app, form, "Name,Grade\nJana Rizk,2\nOmar Rizk,2\n");
	await says("2 students in the file", form);
	const other = await admin(server);
	await server.ask("POST", "/api/lead/make-account", {
		token: other.token,
		body: { id: newId(), role: "student", full_name: "Omar Rizk", grade: "2" },
	});
	await pressIn(app, form, "Create the accounts");
	await says("Row 3: an account with this name and grade was just created. Check the list again.", form);
	await says("Row 3Omar RizkGrade 2 · EnglishAn account with this name and grade already exists", form);
	expect(await server.rows("users", "full_name ~ 'Rizk'")).toHaveLength(1);
	await pressIn(app, form, "Create them all anyway");
	await dialog(app, "2 accounts are ready");
	expect(await server.rows("users", "full_name ~ 'Rizk'")).toHaveLength(3);
});
