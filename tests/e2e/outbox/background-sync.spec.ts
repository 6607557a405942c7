// The service worker alone: the app is closed, the network comes back, the browser starts the worker.
import type { BrowserContext, Page } from "@playwright/test";
import { cardOf, chip, chipSays, handIn, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { joinUsBody } from "#support/leads.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** @returns makes the browser send the service worker the event for a tag, as when there is a network again */
async function worker(context: BrowserContext, server: RealServer): Promise<(tag: string) => Promise<void>> {
	const browser = await context.newCDPSession(await context.newPage());
	const registered = new Promise<string>((found) => {
		browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
			if (own) found(own.registrationId);
		});
	});
	await browser.send("ServiceWorker.enable");
	const registrationId = await registered;
	return async (tag) => {
		await browser.send("ServiceWorker.dispatchSyncEvent", {
			origin: server.url,
			registrationId,
			tag,
			lastChance: true,
		});
	};
}

/** @returns what the service worker shows on the app's icon from now on: numbers, or none */
async function badgesOf(context: BrowserContext): Promise<() => Promise<string[]>> {
	const own = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	await own.evaluate(() => {
		const shown: string[] = [];
		const setAppBadge = async (count: number) => void shown.push(String(count));
		const clearAppBadge = async () => void shown.push("none");
		Object.assign(navigator, { setAppBadge, clearAppBadge });
		Object.assign(globalThis, { shownBadges: shown });
	});
	return () => own.evaluate((): string[] => Reflect.get(globalThis, "shownBadges"));
}

test("an answer and an inquiry kept offline are listed, and sent by the service worker after the last page was closed, once", async ({
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
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await server.stop("SIGKILL");
	await handIn(page, "Fractions", "½ + ¼ = ¾");
	await page.goto(`${server.url}/join-us`);
	await page.getByLabel("Parent Name").fill("Rima Haddad");
	await page.getByLabel("Child Grade").selectOption("Grade 4");
	await page.getByLabel("Email").fill("rima@example.com");
	await page.getByLabel("Phone").fill("+961 70 123 456");
	await page.getByLabel("Message").fill("Nour needs help with fractions.");
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	// Under the form: a notice may say the same of the answer, on whatever page is open by then.
	const form = page.getByRole("main");
	await expect(
		form.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	await chipSays(page, "Offline · 2 waiting");
	await chip(page).click();
	await page.getByRole("link", { name: "Inquiry to the center Rima Haddad · Grade 4" }).click();
	const waiting = page.getByRole("list", { name: "Waiting on this phone" });
	await expect(waiting).toContainText("Rima Haddad");
	await expect(waiting).toBeInViewport();

	const badges = await badgesOf(context);
	const wake = await worker(context, server);
	await page.close();
	await server.start();
	const texts = async () => (await server.rows("submissions")).map((row) => row.text_body);
	const messages = async () => (await server.rows("leads")).map((row) => row.full_message);
	expect([await texts(), await messages()]).toEqual([[], []]);

	await wake("outbox");
	await expect.poll(texts).toEqual(["½ + ¼ = ¾"]);
	await wake("inquiries");
	await expect.poll(messages).toEqual(["Nour needs help with fractions."]);
	await expect.poll(async () => (await badges()).at(-1)).toBe("none");
	for (const tag of ["outbox", "inquiries"]) await wake(tag);

	const again = await context.newPage();
	await again.goto(`${server.url}/dashboard-student#submitted`);
	await expect(cardOf(again, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	expect([await texts(), await messages()]).toEqual([["½ + ¼ = ¾"], ["Nour needs help with fractions."]]);
});

/** Stores an inquiry as builds did before the guests' outbox existed. */
async function keepAsOldBuild(page: Page, { mutation: _, ...body }: ReturnType<typeof joinUsBody>): Promise<void> {
	const row = {
		id: body.id,
		v: 1,
		form: "join-us",
		author: "",
		created: Date.now(),
		state: "queued",
		attempts: 0,
		next_attempt: 0,
		letter: { fields: { message: body.full_message }, began_at: 0, body },
		problems: {},
		notified: "saved",
		sent_at: null,
	};
	await page.evaluate(
		(kept) =>
			new Promise<void>((done, fail) => {
				// Version 1 of the database library is version 10 of the browser.
				const opening = indexedDB.open("lead-visitor", 10);
				opening.onupgradeneeded = () => {
					opening.result.createObjectStore("drafts", { keyPath: "key" });
					opening.result.createObjectStore("outbox", { keyPath: "id" }).add(kept);
					opening.result.createObjectStore("receipts", { keyPath: "id" });
				};
				opening.onsuccess = () => {
					opening.result.close();
					done();
				};
				opening.onerror = () => fail(opening.error);
			}),
		row,
	);
}

test("an inquiry that an older build kept is sent by the service worker before any page is opened", async ({
	ownServer: server,
	phone,
}) => {
	const page = await phone({ keepsApp: true });
	const context = page.context();
	await page.goto(`${server.url}/faq`);
	await keptByServiceWorker(page);
	// At an address without the app, which would move it.
	await page.goto(`${server.url}/robots.txt`);
	const body = joinUsBody();
	await keepAsOldBuild(page, body);
	const wake = await worker(context, server);
	await page.close();

	await wake("inquiries");
	await expect
		.poll(async () => (await server.rows("leads")).map((row) => row.full_message))
		.toEqual([body.full_message]);
});
