// What an admin does for one person: a role, a block, a reset link, a temporary password.
import { notice, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { newestMail } from "#support/mails.ts";
import { admin, blocked, student, teacher, waiting } from "#support/people.ts";

test("an admin changes a role after a question that says what it means, blocks and unblocks, mails a reset link, and sets a temporary password that is shown once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/status of 400 .*\/api\/collections\/user_roles/);
	const [boss, maya] = [await admin(server, "Samar Tannous"), await student(server, "Maya Haddad")];
	const rana = await teacher(server, "Rana Khoury");
	const wael = await waiting(server, "Wael Matar");
	await server.update("users", wael.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	await admin(server, "Fadi Sleiman");
	await blocked(server, "Joseph Rizk");
	const page = await phone();
	await openAdminDashboard(page, server, boss, "users");

	await test.step("a role", async () => {
		const select = page.getByLabel("Role of Maya Haddad");
		await select.focus();
		await select.selectOption("Teacher");
		const dialog = page.getByRole("dialog", { name: "Make Maya Haddad a teacher?" });
		await expect(dialog).toContainText("reads and grades the answers of their own students.");
		await expect(dialog).toContainText("The student dashboard closes. The answers and grades stay on record.");
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(select).toHaveValue("student");
		await expect(select).toBeFocused();

		await select.selectOption("Teacher");
		await dialog.getByRole("button", { name: "Change the role" }).click();
		await expect(notice(page, "User role updated successfully")).toBeVisible();
		await expect(select).toHaveValue("teacher");
		await expect(select).toBeFocused();
		expect(await server.rows("user_roles", `user_id = '${maya.id}'`)).toMatchObject([
			{ id: maya.roleId, role: "teacher" },
		]);

		await server.sql(
			"CREATE TRIGGER refuse BEFORE UPDATE ON user_roles BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
		);
		await select.selectOption("Admin");
		await page.getByRole("dialog").getByRole("button", { name: "Change the role" }).click();
		await expect(notice(page, "Failed to update user role")).toBeVisible();
		await expect(select).toHaveValue("teacher");
		await server.sql("DROP TRIGGER refuse");

		await server.remove("user_roles", maya.roleId);
		await page.reload();
		await expect(select).toHaveValue("student");
		await select.selectOption("Teacher");
		await page.getByRole("dialog").getByRole("button", { name: "Change the role" }).click();
		await expect(select).toHaveValue("teacher");

		const own = userRow(page, "Samar Tannous");
		await expect(own.getByText("You", { exact: true })).toBeVisible();
		await expect(own.getByRole("combobox")).toBeDisabled();
		await expect(own.getByRole("button", { name: "Manage" })).toHaveCount(0);
		await expect(own.getByRole("link", { name: "My profile" })).toHaveAttribute("href", "/profile");

		await page.getByLabel("Role of Fadi Sleiman").selectOption("Teacher");
		const closes = page.getByRole("dialog", { name: "Make Fadi Sleiman a teacher?" });
		await expect(closes).toContainText("The admin dashboard closes for this person.");
		await closes.getByRole("button", { name: "Cancel" }).click();
	});

	await test.step("blocked and unblocked, which is felt at once", async () => {
		const accountStatus = async () =>
			(await server.ask("GET", "/api/lead/handshake", { token: rana.token })).at("account_status");
		const manage = userRow(page, "Rana Khoury").getByRole("button", { name: "Manage" });
		await manage.click();
		await page.getByRole("dialog", { name: "Rana Khoury" }).getByRole("button", { name: "Block" }).click();
		const question = page.getByRole("dialog", { name: "Block Rana Khoury?" });
		await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
		await question.getByRole("button", { name: "Block" }).click();
		await expect(notice(page, "Rana Khoury is blocked.")).toBeVisible();
		await expect(userRow(page, "Rana Khoury").getByText("Blocked", { exact: true })).toBeVisible();
		await expect(manage).toBeFocused();
		expect(await accountStatus()).toBe("blocked");

		await manage.click();
		const drawer = page.getByRole("dialog", { name: "Rana Khoury" });
		await expect(drawer.getByRole("button", { name: "Send a reset link" })).toBeDisabled();
		await expect(drawer.getByText("Unblock the account first.", { exact: true })).toBeVisible();
		await drawer.getByRole("button", { name: "Unblock" }).click();
		const back = page.getByRole("dialog", { name: "Unblock Rana Khoury?" });
		await expect(back).toContainText("Rana Khoury gets back everything that was there before, and is in at once.");
		await back.getByRole("button", { name: "Unblock" }).click();
		await expect(userRow(page, "Rana Khoury").getByText("Approved", { exact: true })).toBeVisible();
		expect(await accountStatus()).toBe("approved");

		await userRow(page, "Wael Matar").getByRole("button", { name: "Manage" }).click();
		await page.getByRole("dialog", { name: "Wael Matar" }).getByRole("button", { name: "Unblock" }).click();
		const closed = page.getByRole("dialog", { name: "Unblock Wael Matar?" });
		await expect(closed).toContainText(
			"Wael Matar was never approved: the account stays closed and goes back to what it was, waiting or declined.",
		);
		await closed.getByRole("button", { name: "Unblock" }).click();
		await expect(userRow(page, "Wael Matar").getByText("Waiting", { exact: true })).toBeVisible();
	});

	await test.step("a reset link and a temporary password, which works", async () => {
		const manage = (name: string) => userRow(page, name).getByRole("button", { name: "Manage" }).click();
		const press = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
		await manage("Maya Haddad");
		await press("Send a reset link");
		await expect(page.getByRole("dialog")).toContainText(`An e-mail goes to ${maya.email} with a link`);
		await press("Send");
		await expect(notice(page, `The reset link was sent to ${maya.email}.`)).toBeVisible();
		expect((await newestMail(server, maya.email)).link).toContain("/reset-password#type=recovery&token=");

		await manage("Maya Haddad");
		await press("Set a temporary password");
		await press("Set it");
		const shown = page.getByRole("dialog", { name: "Temporary password of Maya Haddad" });
		await expect(
			shown.getByText("It is shown this once. Tell it, or let the mail do it.", { exact: true }),
		).toBeVisible();
		await expect(shown.getByText(`The e-mail to ${maya.email} has gone out.`, { exact: true })).toBeVisible();
		const password = (await shown.getByText(/^[a-z]+(-[a-z]+)+-\d+$/).textContent()) ?? "";
		await press("Done");
		await expect(userRow(page, "Maya Haddad").getByText("Temporary password", { exact: true })).toBeVisible();
		const signIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password },
		});
		expect(signIn.status).toBe(200);
		expect((await newestMail(server, maya.email)).text).toContain(password);

		await manage("Fadi Sleiman");
		await expect(page.getByRole("dialog").getByRole("button", { name: "Set a temporary password" })).toBeDisabled();
		await page.keyboard.press("Escape");
		await page.getByRole("link", { name: "Open the Teacher Dashboard" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
		await page.reload();
		const kept = await everythingOn(page);
		const found = [boss.email, password, maya.email, "Joseph Rizk"].filter((words) => kept.includes(words));
		expect(found).toEqual([boss.email]);
	});
});
