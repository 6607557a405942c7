// The admins' inbox, checked by axe, for finger-sized targets, in both languages, lights and widths.

import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { newId } from "#support/school.ts";

test("what an admin sees of the families who wrote", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const boss = await admin(server, "Samar Tannous");
	const page = await phone(narrow);
	const rows = page.locator("[data-row]");
	await openDashboard(page, server, boss);
	await page.goto(`${server.url}/dashboard-admin/inquiries`);
	await expect(page.getByText(/^(No inquiries here|Aucune demande ici)$/)).toBeVisible();
	await judgeLooks(page, "no inquiries");
	const long = "Marie-Thérèse Abou Jaoudé de la Montagne de Zahlé";
	for (const body of [
		joinUsBody({ parent_name: long, email: `${"marie.therese".repeat(4)}@families-of-the-mountain.example` }),
		portalBody({ parent_name: "هدى خوري", phone: "+33612345678" }),
		joinUsBody({ full_message: `${"A long story about homework. ".repeat(34)}` }),
	])
		expect((await inquire(server, body)).status).toBe(200);
	await page.reload();
	await expect(rows).toHaveCount(3);
	const first = rows.first();
	await first.getByRole("combobox").selectOption("called");
	await expect(first.getByText("Samar Tannous")).toBeVisible();
	const noAnswer = first.getByRole("button", { name: "Appelé, sans réponse" });
	for (let lines = 2; lines < 5; lines++) {
		await noAnswer.press("Enter");
		await expect(first.locator("time")).toHaveCount(lines);
	}
	await expect(first.getByText("1 ligne plus ancienne")).toBeVisible();
	// What is empty is folded on a phone: the next card, of a few lines, is in sight as well.
	expect((await rows.nth(1).boundingBox())?.height).toBeLessThan(500);
	await first.getByRole("button", { name: "Notes et compte" }).press("Enter");
	await first.getByLabel("Notes").fill("Call back on Monday. ".repeat(8));
	await judgeLooks(page, "three families");
	expect((await inquire(server, joinUsBody({ website: "filled in" }))).status).toBe(200);
	await page.getByRole("combobox").first().selectOption("suspects");
	await expect(page.getByRole("button", { name: /^(Not spam|Pas du spam)$/ })).toBeVisible();
	await judgeLooks(page, "what looks like spam");
	await page.getByRole("combobox").first().selectOption("open");
	await expect(rows).toHaveCount(3);
	await goOffline(page);
	await expect(page.getByText(/^(You are offline\.|Vous êtes hors ligne\.)$/)).toBeVisible();
	await judgeLooks(page, "three families, offline");
});

test("on a desktop every button of a family with an account is as high as a button", async ({
	ownServer: server,
	phone,
}) => {
	const boss = await admin(server);
	const family = joinUsBody();
	expect((await inquire(server, family)).status).toBe(200);
	const child = { id: newId(), role: "student", full_name: "Lea Haddad", inquiry: family.id };
	const { status } = await server.ask("POST", "/api/lead/make-account", { token: boss.token, body: child });
	expect(status).toBe(200);
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openDashboard(page, server, boss);
	await page.goto(`${server.url}/dashboard-admin/inquiries`);
	await page.getByRole("combobox").first().selectOption("enrolled");
	const another = page.getByRole("button", { name: "Create another account" });
	await expect(another).toBeVisible();
	expect((await another.boundingBox())?.height).toBeLessThan(60);
});
