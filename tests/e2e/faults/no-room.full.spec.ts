// A phone whose storage is full, and a browser that stores nothing.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { judge } from "#support/browser/looks.ts";
import {
	cardOf,
	chipSays,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openDashboard,
	openTab,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test.use({ completeBrowser: true });

test("a phone with full storage deletes what can be fetched again, and keeps the words", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	await assignment(server, maths.id);
	const page = await phone({ keepsApp: true });
	await openDashboard(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await server.stop();
	await page.evaluate(async () => {
		await (await caches.open("pictures")).put("/picture", new Response("drawn"));
		const add = IDBObjectStore.prototype.add;
		IDBObjectStore.prototype.add = () => {
			IDBObjectStore.prototype.add = add;
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await handIn(page, "Fractions", "3/8");
	await chipSays(page, "Offline · 1 waiting");
	const left = await page.evaluate(() => caches.keys());
	expect(left.map((name) => /precache/.test(name))).toEqual([true]);
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	expect((await server.rows("submissions", `student_id = "${maya.id}"`)).map((row) => row.text_body)).toContain("3/8");
});

test("in a browser that stores nothing the app says so before the sign-in, and an inquiry is sent all the same", async ({
	server,
	killable,
	strays,
}) => {
	// Nothing waits there, but a run checks whether something does.
	strays.allow(/^(inquiries|notices|sync) /);
	mkdirSync(join(killable.profile, "Default"), { recursive: true });
	// The setting in a profile that forbids cookies.
	const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
	writeFileSync(join(killable.profile, "Default", "Preferences"), JSON.stringify(forbidden));
	const page = await killable.open();
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(`${server.url}/login`);
	await expect(page.getByText(/^This browser does not let LEAD keep your work\./)).toBeVisible();
	await judge(page, "the sign-in page");

	await page.goto(`${server.url}/join-us`);
	await page.getByLabel("Parent Name").fill("Rima Zein");
	await expect(
		page.getByText("What you type is not kept on this phone. Send it before you leave this page."),
	).toBeVisible();
	await expect(page.getByText("No internet right now?", { exact: false })).toHaveCount(0);
	await page.getByLabel("Child Grade").selectOption("Grade 4");
	await page.getByLabel("Email").fill("rima@example.com");
	await page.getByLabel("Phone").fill("+961 70 123 456");
	await page.getByLabel("Message").fill("Nour needs help with fractions.");
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page.getByText("Thanks! We'll contact you within 24 hours on WhatsApp.")).toBeVisible();
	expect(await server.rows("leads", 'parent_name = "Rima Zein"')).toHaveLength(1);
});
