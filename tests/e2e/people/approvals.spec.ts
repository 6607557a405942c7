// Approving people: what the admin reads about a person who waits, and what approving and declining do. In French:
// approvals-french.spec.ts.
import { card, notice, openAdminDashboard } from "#support/browser/admin.ts";
import { keepFiles } from "#support/browser/offline.ts";
import { networkIsBack, openTab, passSeconds } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { admin, waiting } from "#support/people.ts";
import { dayOf, refuse, twoWait } from "./people-who-wait.ts";

test("an admin lets one in and declines another with a reason; a changed list reloads only when asked, and a decision that is late, refused or unanswered says so", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 40[09] .*\/api\/collections\/users/);
	const { boss, wael, hala, since } = await twoWait(server);
	const page = await phone();
	await page.clock.install();
	await openAdminDashboard(page, server, boss);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await expect(page.getByText("Manage users, approvals, and content", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveText(["Approvals (2)", "Users", "Materials"]);
	await expect(page.getByRole("definition")).toHaveText(["2", "3", "0"]);
	await expect(page.getByText("2 people are waiting, the longest first", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Hala Sfeir", "Wael Matar"]);
	await expect(card(page, "Hala Sfeir")).toContainText(
		`${hala.email}E-mail not verifiedSigned up as TeacherWaiting for 3 days · ${dayOf(since, "en-US")}`,
	);
	await expect(card(page, "Wael Matar")).toContainText("E-mail verifiedSigned up as Student · Grade 6");

	await card(page, "Wael Matar").getByRole("button", { name: "Approve", exact: true }).click();
	await expect(notice(page, "User approved successfully")).toBeVisible();
	await expect(card(page, "Wael Matar")).toHaveCount(0);
	expect(await server.rows("users", `id = '${wael.id}' && name = 'Wael Matar'`)).toHaveLength(1);
	await expect(card(page, "Hala Sfeir")).toBeFocused();
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (1)");

	const nour = await waiting(server, "Nour Aoun");
	await passSeconds(page, 301, { until: page.getByRole("tab", { name: "Approvals (2)" }) });
	await expect(page.getByText("Somebody signed up or was approved meanwhile.", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Hala Sfeir"]);
	await page.getByRole("button", { name: "Show the list as it is now" }).click();
	await expect(card(page, "Nour Aoun")).toBeVisible();
	await expect(page.getByText("Somebody signed up or was approved meanwhile.", { exact: true })).toHaveCount(0);

	await card(page, "Hala Sfeir").getByRole("button", { name: "Decline" }).click();
	const dialog = page.getByRole("dialog", { name: "Decline Hala Sfeir?" });
	await dialog.getByLabel("Reason").fill("   ");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(dialog.getByText("Write why, in a sentence or two.", { exact: true })).toBeVisible();
	await expect(dialog.getByLabel("Reason")).toBeFocused();
	await dialog.getByLabel("Reason").fill("x".repeat(501));
	await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription("1 character too many");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(dialog.getByRole("alert").first()).toHaveText("Please make it shorter: at most 500 characters.");
	await expect(dialog.getByLabel("Reason")).toBeFocused();
	await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
	await dialog.getByLabel("Reason").fill("Please call the centre first.");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(notice(page, "Hala Sfeir was declined and is told by e-mail.")).toBeVisible();
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (1)");
	const row = await server.row("users", hala.id);
	expect(row).toMatchObject({ name: "", decline_reason: "Please call the centre first." });

	await server.sql(refuse);
	const approve = card(page, "Nour Aoun").getByRole("button", { name: "Approve", exact: true });
	await approve.click();
	await expect(notice(page, "Failed to approve user")).toBeVisible();
	await expect(approve).toBeFocused();
	await server.sql("DROP TRIGGER refuse");

	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await keepFiles(page);
	await server.stop();
	await approve.click();
	const words =
		"Failed to approve user, as far as we can tell: the server did not answer. Look at the list before you try again.";
	await expect(notice(page, words)).toBeVisible();
	await expect(page.getByText("You are offline.", { exact: true })).toBeVisible();
	await expect(page.getByText(/^This list is from \d\d:\d\d and may have changed since\.$/)).toBeVisible();
	await expect(approve).toBeDisabled();
	await expect(card(page, "Nour Aoun").getByRole("button", { name: "Decline" })).toBeDisabled();
	await server.start();
	await networkIsBack(page);
	await expect(approve).toBeEnabled();
	await expect(page.getByText(/^This list is from/)).toHaveCount(0);

	await card(page, "Nour Aoun").getByRole("button", { name: "Decline" }).click();
	const question = page.getByRole("dialog", { name: "Decline Nour Aoun?" });
	await question.getByLabel("Reason").fill("No more places.");
	const other = await admin(server, "Fadi Sleiman");
	const approved = await server.ask("PATCH", `/api/collections/users/records/${nour.id}`, {
		token: other.token,
		body: { name: "Nour Aoun" },
	});
	expect(approved.status).toBe(200);
	await question.getByRole("button", { name: "Decline" }).click();
	await expect(question.getByText("This person is not waiting for approval any more.", { exact: true })).toBeVisible();
	await expect(question.getByLabel("Reason")).toHaveValue("No more places.");
	await page.keyboard.press("Escape");
	await expect(card(page, "Nour Aoun")).toHaveCount(0);

	await expect(page.getByText("No pending approvals", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (0)");
	await openTab(page, "Users");
	await expect(page.getByText("5 users", { exact: true })).toBeVisible();
});
