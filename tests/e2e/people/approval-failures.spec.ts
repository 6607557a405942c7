// An approval that comes too late, is refused or gets no answer, and a list that changed meanwhile.
import { card, notice, openAdminDashboard } from "#support/browser/admin.ts";
import { networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { admin, waiting } from "#support/people.ts";
import { refuse, twoWait } from "./people-who-wait.ts";

test("who comes too late, is refused or gets no answer is told so, and finds the list as it is", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 40[09] .*\/api\/collections\/users/);
	const { boss, wael, hala } = await twoWait(server);
	const page = await phone();
	await openAdminDashboard(page, server, boss);

	await card(page, "Hala Sfeir").getByRole("button", { name: "Decline" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Reason").fill("No more places.");
	const other = await admin(server, "Fadi Sleiman");
	const approved = await server.ask("PATCH", `/api/collections/users/records/${hala.id}`, {
		token: other.token,
		body: { name: "Hala Sfeir" },
	});
	expect(approved.status).toBe(200);
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect(dialog.getByText("This person is not waiting for approval any more.", { exact: true })).toBeVisible();
	await expect(dialog.getByLabel("Reason")).toHaveValue("No more places.");
	await page.keyboard.press("Escape");
	await expect(card(page, "Hala Sfeir")).toHaveCount(0);

	await server.sql(refuse);
	const approve = card(page, "Wael Matar").getByRole("button", { name: "Approve", exact: true });
	await approve.click();
	await expect(notice(page, "Failed to approve user")).toBeVisible();
	await expect(approve).toBeFocused();
	await server.sql("DROP TRIGGER refuse");

	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await server.stop();
	await approve.click();
	const words =
		"Failed to approve user, as far as we can tell: the server did not answer. Look at the list before you try again.";
	await expect(notice(page, words)).toBeVisible();
	await expect(page.getByText("You are offline.", { exact: true })).toBeVisible();
	await expect(page.getByText(/^This list is from \d\d:\d\d and may have changed since\.$/)).toBeVisible();
	await expect(approve).toBeDisabled();
	await expect(card(page, "Wael Matar").getByRole("button", { name: "Decline" })).toBeDisabled();
	await server.start();
	await networkIsBack(page);
	await expect(approve).toBeEnabled();
	await expect(page.getByText(/^This list is from/)).toHaveCount(0);
	await approve.click();
	await expect(page.getByText("No pending approvals", { exact: true })).toBeVisible();
	expect(await server.rows("users", `id = '${wael.id}' && name = 'Wael Matar'`)).toHaveLength(1);
});

test("a list that is known to have changed says so and moves only when asked", async ({ ownServer: server, phone }) => {
	const { boss, wael } = await twoWait(server);
	const page = await phone();
	await page.clock.install();
	await openAdminDashboard(page, server, boss);
	await expect(card(page, "Wael Matar")).toBeVisible();
	await waiting(server, "Nour Aoun");
	await page.clock.fastForward(301_000);
	await expect(page.getByRole("tab").first()).toHaveText("Approvals (3)");
	await expect(page.getByText("Somebody signed up or was approved meanwhile.", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Hala Sfeir", wael.name]);
	await page.getByRole("button", { name: "Show the list as it is now" }).click();
	await expect(card(page, "Nour Aoun")).toBeVisible();
	await expect(page.getByText("Somebody signed up or was approved meanwhile.", { exact: true })).toHaveCount(0);
	await openTab(page, "Users");
	await expect(page.getByText("4 users", { exact: true })).toBeVisible();
});
