// An admin makes an account for a child without an e-mail address, and the child comes in with the card.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, main, press, says } from "#support/dom/portal.ts";
import { behindProxy, inquire, joinUsBody } from "#support/leads.ts";
import { admin, student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { anyDialog, dialog, manage, noDialog, openAdminDashboard, pressIn, rowSays } from "./admin-steps.ts";

const here = serverForThisFile(
	async (server) => {
		const boss = await admin(server, "Samar Tannous");
		const maya = await student(server, "Maya Haddad");
		const rita = joinUsBody({ parent_name: "Rita Abou Jaoudé", phone: "+96170123456", language: "fr" });
		expect((await inquire(server, rita)).status).toBe(200);
		return { boss, maya, rita };
	},
	{ env: behindProxy },
);

const field = async (app: App, name: string) => within(await anyDialog(app)).getByLabelText(name);

/** What the card shows after one of its names. */
const onCard = async (app: App, name: string): Promise<string> => {
	const line = within(await anyDialog(app)).getByText(name, { selector: "dt" }).nextElementSibling;
	return line?.textContent ?? "";
};

test("a child without an address gets a card; its code fills in the sign-in page, and the child chooses an own password", async () => {
	const { server, boss, maya } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await press(app, "Create an account");
	const form = await dialog(app, "Create an account");
	await pressIn(app, form, "Create the account");
	await says("Enter the full name", form);
	await fill(app, await field(app, "Full Name"), "Nour Saad");
	await app.user.selectOptions(await field(app, "Grade"), "Grade 4");
	await fill(app, await field(app, "Parent’s phone (optional)"), "call me");
	await pressIn(app, form, "Create the account");
	await says("This is not a phone number: it needs at least 8 digits, for example 70 123 456", form);
	await fill(app, await field(app, "Parent’s phone (optional)"), "03 123 456");
	await fill(app, await field(app, "Email (optional)"), maya.email);
	await pressIn(app, form, "Create the account");
	await says("An account already uses this address.", form);
	await fill(app, await field(app, "Email (optional)"), "");
	await pressIn(app, form, "Create the account");

	const card = within(await dialog(app, "The account of Nour Saad is ready"));
	const [username, password] = [await onCard(app, "User name"), await onCard(app, "First password")];
	expect(username).toMatch(/^nour\.\d{4}$/);
	card.getByText("The password is shown only once and works for 30 days. Print the card or pass it on now.");
	const chat = new URL(card.getByRole<HTMLAnchorElement>("link", { name: "Send by WhatsApp" }).href);
	expect(chat.pathname).toBe("/9613123456");
	for (const words of ["Nour Saad", username, password]) expect(chat.searchParams.get("text")).toContain(words);
	await app.user.keyboard("{Escape}");
	await says("Nothing has been printed, copied or sent. This password cannot be shown again.", await anyDialog(app));
	await pressIn(app, await anyDialog(app), "Close anyway");
	await noDialog(app);
	await rowSays(app, "Nour Saad", username);
	await manage(app, "Nour Saad");
	const drawer = within(await dialog(app, "Nour Saad"));
	expect(drawer.getByRole("link", { name: "Call 03 123 456" }).getAttribute("href")).toBe("tel:+9613123456");
	expect(drawer.getByRole("button", { name: "Send a reset link" })).toHaveProperty("disabled", true);

	const code = new URLSearchParams({ user: username, password });
	const phone = await openApp(server.url, `/login#${code}`);
	const identity = await phone.page.findByLabelText<HTMLInputElement>("Email");
	await waitFor(() => expect(location.href).not.toContain(password));
	expect([identity.value, phone.page.getByLabelText<HTMLInputElement>("Password").value]).toEqual([username, password]);
	await press(phone, "Sign In");
	await phone.page.findByRole("heading", { level: 1, name: "Choose your own password" });
	await fill(phone, await phone.page.findByLabelText("Temporary Password"), password);
	await fill(phone, phone.page.getByLabelText("New Password"), "my own sentence");
	await fill(phone, phone.page.getByLabelText("Confirm Password"), "my own sentence");
	await press(phone, "Update Password");
	await phone.page.findByRole("heading", { level: 1, name: "Hello, Nour" });
	await phone.load("/profile");
	await main().findByText(username);
	await says("You have no email address here yet.");
});

test("what was typed about an account is there again after the form was closed by Escape, not after Cancel", async () => {
	const { server, boss } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await press(app, "Create an account");
	await fill(app, await field(app, "Full Name"), "Yara Zoghbi");
	await app.user.selectOptions(await field(app, "Grade"), "Grade 9");
	await app.user.keyboard("{Escape}");
	await noDialog(app);
	await press(app, "Create an account");
	expect(await field(app, "Full Name")).toHaveProperty("value", "Yara Zoghbi");
	expect(await field(app, "Grade")).toHaveProperty("value", "9");
	await pressIn(app, await anyDialog(app), "Cancel");
	await noDialog(app);
	await press(app, "Create an account");
	expect(await field(app, "Full Name")).toHaveProperty("value", "");
	await fill(app, await field(app, "Full Name"), "Yara Zoghbi");
	await pressIn(app, await anyDialog(app), "Create the account");
	await dialog(app, "The account of Yara Zoghbi is ready");
	await pressIn(app, await anyDialog(app), "Done");
	await pressIn(app, await anyDialog(app), "Close anyway");
	await press(app, "Create an account");
	expect(await field(app, "Full Name")).toHaveProperty("value", "");
});

test("after a lost answer nothing typed is gone, and pressing again makes no second account", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	await press(app, "Create an account");
	const form = await dialog(app, "Create an account");
	await fill(app, await field(app, "Full Name"), "Karim Azar");
	const lost = line.nextDroppedAnswer("/api/lead/make-account");
	await pressIn(app, form, "Create the account");
	await lost;
	await says(
		"The server did not answer, so the account may have been created. Press again: there will not be two.",
		form,
	);
	expect(await field(app, "Full Name")).toHaveProperty("value", "Karim Azar");
	await app.user.keyboard("{Escape}");
	await noDialog(app);
	await press(app, "Create an account");
	await pressIn(app, await dialog(app, "Create an account"), "Create the account");
	await dialog(app, "The account of Karim Azar is ready");
	expect(await server.rows("users", "full_name = 'Karim Azar'")).toHaveLength(1);
});

test("from an inquiry the child's name, the parent's address, the grade, the number and the language are there already, and the family is enrolled", async () => {
	const { server, boss, rita } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	const item = (await main().findByRole("heading", { level: 3, name: /Rita/ })).closest("li");
	if (!item) throw new Error("no card of Rita");
	await fill(app, within(item).getByLabelText("Child’s name"), "Lea Abou Jaoudé ");
	await pressIn(app, item, "Save the name");
	const child = within(item).getByLabelText("Child’s name");
	await waitFor(() => expect(child).toHaveProperty("value", "Lea Abou Jaoudé"));
	expect((await server.row("leads", rita.id))?.child_name).toBe("Lea Abou Jaoudé");
	await fill(app, child, "Lea Maria Abou Jaoudé");
	await pressIn(app, item, "Create an account");
	const form = await dialog(app, "Create an account");
	await says("The student’s name. Rita Abou Jaoudé wrote to the center.", form);
	await says("The parent’s address. Empty it if the child should sign in with a user name instead.", form);
	for (const [name, value] of [
		["Full Name", "Lea Maria Abou Jaoudé"],
		["Email (optional)", rita.email],
		["Grade", "5"],
		["Parent’s phone (optional)", "70 123 456"],
		["Language of emails", "fr"],
	] as const) {
		expect(await field(app, name), name).toHaveProperty("value", value);
	}
	await fill(app, await field(app, "Full Name"), "Lea Abou Jaoudé");
	await fill(app, await field(app, "Email (optional)"), "");
	await pressIn(app, form, "Create the account");
	await dialog(app, "The account of Lea Abou Jaoudé is ready");
	await pressIn(app, await anyDialog(app), "Done");
	await pressIn(app, await anyDialog(app), "Close anyway");
	await within(item).findByRole("link", { name: "Lea Abou Jaoudé" });
	expect(within(item).getByRole("combobox")).toHaveProperty("value", "enrolled");
	expect(await server.row("leads", rita.id)).toMatchObject({ status: "enrolled", called_by: "Samar Tannous" });
	expect(await server.rows("users", "full_name = 'Lea Abou Jaoudé'")).toMatchObject([
		{ grade: "5", language: "fr", parent_phone: "+96170123456" },
	]);
});
