// When nobody can be put into a course, or there is no course: the next step is said.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { fill, press, says } from "#support/dom/portal.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openAdminDashboard } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	await course(server, await teacher(server, "Rana Khoury"), [await student(server, "Maya Haddad")]);
	await waiting(server, "Wael Matar");
	return { boss };
});

const title = "Add students to a course";

test("it is not offered where no approved student can be; without one, or without a course, the next step is said", async () => {
	const { server, boss } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await app.page.findByRole("button", { name: title });
	await app.user.selectOptions(app.page.getByLabelText("Show by role"), "Teacher");
	await waitFor(() => expect(app.page.queryByRole("button", { name: title })).toBeNull());
	await app.user.selectOptions(app.page.getByLabelText("Show by role"), "Role: all");
	await fill(app, app.page.getByLabelText("Search by name, email or phone"), "Wael");
	await says("1 user found");
	await press(app, title);
	await says("The search and the filters find no approved student. Clear them, or approve");
	await app.user.keyboard("{Escape}");
	for (const { id } of await server.rows("courses"))
		await server.update("courses", id, { archived_at: "2026-02-01 08:00:00.000Z" });
	await fill(app, app.page.getByLabelText("Search by name, email or phone"), "Maya");
	await waitFor(() => expect(app.page.queryByText("Wael Matar")).toBeNull());
	await press(app, title);
	await says("The center has no courses at the moment. A teacher creates one with “Create Course”");
});

test("with a session that has ended no list is called empty: the server answers a guest with nothing", async () => {
	const { server, boss } = here();
	await course(server, await teacher(server, "Joseph Saade"), []);
	const app = await openAdminDashboard(server, boss, "users");
	await app.page.findByRole("button", { name: title });
	// A changed password ends every session.
	await server.update("users", boss.id, { password: "another-1", passwordConfirm: "another-1" });
	await press(app, title);
	networkIsBack(app);
	await within(await app.page.findByRole("dialog")).findByText("Your session has ended. Sign in again first.");
	expect(app.page.queryByText(/no courses at the moment/)).toBeNull();
});
