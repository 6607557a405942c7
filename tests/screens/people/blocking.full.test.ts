// What an admin is told before somebody is blocked, or is no teacher any more, and what it does.
import "#support/dom/modal-dialogs.ts";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { lineTo } from "#support/dom/network.ts";
import { inFrench, says } from "#support/dom/portal.ts";
import { admin, teacher, waiting } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { dialog, isFocused, manage, notice, openAdminDashboard, pressIn, rowSays, userRow } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server, "Samar Tannous") }));

test("an admin blocks and unblocks, which is felt at once", async () => {
	const { server, boss } = here();
	const rana = await teacher(server, "Rana Khoury");
	await course(server, rana, [], { title: "Physics" });
	await course(server, rana, [], { title: "Algebra" });
	await course(server, rana, [], { title: "Last year", archived_at: "2026-01-05 08:00:00.000Z" });
	const wael = await waiting(server, "Wael Matar");
	await server.update("users", wael.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	const { page, user } = app;
	const accountStatus = async () =>
		(await server.ask("GET", "/api/lead/handshake", { token: rana.token })).at("account_status");
	await manage(app, "Rana Khoury");
	const held = line.nextHeldAnswer("/api/collections/enrollments/records");
	await pressIn(app, await dialog(app, "Rana Khoury"), "Block");
	const question = await dialog(app, "Block Rana Khoury?");
	// Nobody is blocked before it is known what they lead.
	const asked = await held;
	expect(within(question).getByRole("button", { name: "Block" })).toHaveProperty("disabled", true);
	await asked.release();
	await isFocused(() => within(question).queryByRole("button", { name: "Cancel" }));
	const led = /leads the courses Algebra and Physics\. Give them to another teacher first/;
	await within(question).findByText(led);
	await pressIn(app, question, "Cancel");
	await user.selectOptions(await page.findByLabelText("Role of Rana Khoury"), "Student");
	await within(await dialog(app, "Make Rana Khoury a student?")).findByText(led);
	await inFrench(app, async () => says("est responsable des cours Algebra et Physics. Confiez-les d’abord"));
	await pressIn(app, await dialog(app, "Make Rana Khoury a student?"), "Cancel");
	await manage(app, "Rana Khoury");
	await pressIn(app, await dialog(app, "Rana Khoury"), "Block");
	await pressIn(app, await dialog(app, "Block Rana Khoury?"), "Block");
	await notice("Rana Khoury is blocked.");
	await rowSays(app, "Rana Khoury", "Blocked");
	const row = within(await userRow(app, "Rana Khoury"));
	await isFocused(() => row.queryByRole("button", { name: "Manage" }));
	expect(await accountStatus()).toBe("blocked");

	await manage(app, "Rana Khoury");
	const drawer = await dialog(app, "Rana Khoury");
	expect(within(drawer).getByRole("button", { name: /^Send a reset link/ })).toHaveProperty("disabled", true);
	within(drawer).getByText("Unblock the account first.");
	await pressIn(app, drawer, "Unblock");
	const back = await dialog(app, "Unblock Rana Khoury?");
	await says("Rana Khoury can sign in at once and gets everything back.", back);
	await pressIn(app, back, "Unblock");
	await rowSays(app, "Rana Khoury", "Approved");
	expect(await accountStatus()).toBe("approved");

	await manage(app, "Wael Matar");
	await pressIn(app, await dialog(app, "Wael Matar"), "Unblock");
	const closed = await dialog(app, "Unblock Wael Matar?");
	await says("Wael Matar was never approved: the account goes back to what it was, waiting or declined.", closed);
	await pressIn(app, closed, "Unblock");
	await rowSays(app, "Wael Matar", "Waiting");
});
