// An admin makes the accounts of a class list while the server is asked about it, and where it does not answer.
import "#support/dom/modal-dialogs.ts";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { lineTo } from "#support/dom/network.ts";
import { press, says } from "#support/dom/portal.ts";
import { admin } from "#support/people.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { chooseList, dialog, openAdminDashboard, pressIn } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server, "Samar Tannous") }));

test("a file that is chosen while a list is refused stays the one that is shown", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	await press(app, "Import a class list");
	const form = await dialog(app, "Import a class list");
	await chooseList(app, form, "Name,Grade\nFirst File,3\n");
	await says("1 student in the file", form);
	const other = await admin(server);
	const body = { id: newId(), role: "student", full_name: "First File", grade: "3" };
	await server.ask("POST", "/api/lead/make-account", { token: other.token, body });
	const held = line.nextHeldAnswer("/api/lead/import-accounts");
	await pressIn(app, form, "Create the accounts");
	const refusal = await held;
	await chooseList(app, form, "Name,Grade\nSecond File,3\nThird File,3\n");
	await says("2 students in the file", form);
	const looked = line.nextHeldAnswer("/api/lead/look-over-accounts");
	await refusal.release();
	await (await looked).release();
	await pressIn(app, form, "Create the accounts");
	await dialog(app, "2 accounts are ready");
});

test("while a list is being checked it cannot be made, and the button is no button to press; then one press makes it", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	await press(app, "Import a class list");
	const form = await dialog(app, "Import a class list");
	const held = line.nextHeldAnswer("/api/lead/look-over-accounts");
	await chooseList(app, form, "Name,Grade\nHadi Checked,3\n");
	await says("Checking the list…", form);
	const create = within(form).getByRole("button", { name: "Create the accounts" });
	expect(create).toHaveProperty("disabled", true);
	await (await held).release();
	await pressIn(app, form, "Create the accounts");
	await dialog(app, "1 account is ready");
});

test("without an answer about doubles the list says so, and can be made; copied, no name in it is a formula", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	await press(app, "Import a class list");
	const form = await dialog(app, "Import a class list");
	const lost = line.nextDroppedAnswer("/api/lead/look-over-accounts");
	await chooseList(app, form, "Name,Grade\nSami Khoury,6\n=SUM(1),6\n");
	await lost;
	await says("LEAD could not check who already has an account.", form);
	await pressIn(app, form, "Create the accounts");
	await pressIn(app, await dialog(app, "2 accounts are ready"), "Copy the list");
	expect(await navigator.clipboard.readText()).toMatch(/^Sami Khoury\tsami\.\d{4}\t\S+\n'=SUM\(1\)\tsum\.\d{4}\t\S+$/);
});
