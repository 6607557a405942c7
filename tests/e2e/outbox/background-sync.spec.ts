// The service worker alone: the app is closed, the network comes back, the browser starts the worker.
import type { BrowserContext } from "@playwright/test";
import { cardOf, chip, chipSays, handIn, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { worker } from "./service-worker.ts";

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
