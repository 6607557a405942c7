// Where no finger points, a computer is called one.
import { goOffline } from "#support/browser/offline.ts";
import { chip, handIn, openDashboard, openTab, speak } from "#support/browser/portal.ts";
import { expectAlive, sitePages } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

const computer = { viewport: { width: 1360, height: 860 } };

test("what is handed in without a network is saved on a computer, in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/net::ERR_INTERNET_DISCONNECTED/);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id, { title: "Fractions" });
	const page = await phone(computer);
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await goOffline(page);
	await handIn(page, "Fractions", "3/8");
	await expect(page.getByText("Saved on this computer. It will be sent when you are back online.")).toBeVisible();
	await chip(page).click();
	await expect(page.getByRole("dialog", { name: "Written on this computer" })).toBeVisible();
	await speak(page, "fr");
	await expect(page.getByRole("dialog", { name: "Écrit sur cet ordinateur" })).toBeVisible();
	await expect(page.getByText(/tout reste sur cet ordinateur\./)).toBeVisible();
});

test("every public page, drawn for a phone, is taken over on a computer as it is", async ({ server, phone }) => {
	// An error on the console, as of a page drawn otherwise than it arrived, is a failure.
	const page = await phone(computer);
	for (const { path, en } of sitePages) {
		await page.goto(server.url + path);
		await expectAlive(page, en);
	}
});
