// The history of what admins did and the end of the school year, checked by axe, for finger-sized targets, in both languages, lights and widths.
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, teacher, waiting } from "#support/people.ts";
import { course } from "#support/school.ts";

test("what an admin sees of what the admins did", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	const page = await phone(narrow);
	await openDashboard(page, server, boss);
	await page.goto(`${server.url}/dashboard-admin/history`);
	await expect(page.getByText(/^(Nothing yet|Rien pour l’instant)$/)).toBeVisible();
	await judgeLooks(page, "nothing yet");
	for (const name of ["هدى خوري", "Abou-Jaoudé".repeat(7), "Nour Saad", "Ziad Karam"]) {
		const { id } = await waiting(server, name);
		for (const body of [{ name: "yes" }, { blocked_at: "now" }]) {
			const answer = await server.ask("PATCH", `/api/collections/users/records/${id}`, { token: boss.token, body });
			expect(answer.status).toBe(200);
		}
	}
	await page.reload();
	// Four who were blocked, and as one row four who were approved.
	await expect(page.locator("[data-row]")).toHaveCount(5);
	await page.getByText(/^(Their names|Leurs noms)$/).press("Enter");
	await expect(page.getByText(/Ziad Karam.+Nour Saad/)).toBeVisible();
	await judgeLooks(page, "four lines, and four in one row");
	await course(server, await teacher(server), [], {});
	await page.goto(`${server.url}/dashboard-admin/school-year`);
	await page.getByRole("button", { name: /^(End the school year|Terminer l’année scolaire)$/ }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await judgeLooks(page, "the end of the year asked about");
	const body = { courses: 1 };
	const ended = await server.ask("POST", "/api/lead/end-year", { token: boss.token, body });
	expect(ended.status).toBe(200);
	await page.reload();
	await expect(page.getByRole("button", { name: /^(Bring these back|Rétablir ces cours)$/ })).toBeVisible();
	await judgeLooks(page, "the year has ended");
});
