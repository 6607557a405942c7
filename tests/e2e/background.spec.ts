// The service worker alone: the app is closed, the network comes back, the browser wakes the worker.
import { expect, serverIsDown, test } from "#support/browser.ts";
import { handIn, keptByServiceWorker, openTab, sheet, signIn } from "#support/browser-desk.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("an answer handed in offline is sent by the service worker after the last page was closed", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const page = await phone({ keepsApp: true });
	const context = page.context();
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	await expect(sheet(page, "Fractions")).toBeVisible();
	await server.stop("SIGKILL");
	await handIn(page, "Fractions", "½ + ¼ = ¾");

	const other = await context.newPage();
	const browser = await context.newCDPSession(other);
	const registered = new Promise<string>((found) => {
		browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
			if (own) found(own.registrationId);
		});
	});
	await browser.send("ServiceWorker.enable");
	const registrationId = await registered;
	await page.close();
	await server.start();
	expect(await server.rows("submissions")).toEqual([]);

	const wake = { origin: server.url, registrationId, tag: "outbox", lastChance: true };
	await browser.send("ServiceWorker.dispatchSyncEvent", wake);
	await expect.poll(async () => (await server.rows("submissions")).map((row) => row.text_body)).toEqual(["½ + ¼ = ¾"]);
	await browser.send("ServiceWorker.dispatchSyncEvent", wake);

	const again = await context.newPage();
	await again.goto(`${server.url}/dashboard-student#submitted`);
	await expect(sheet(again, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	expect(await server.rows("submissions")).toHaveLength(1);
});
