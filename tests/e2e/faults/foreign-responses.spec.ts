// A machine between the phone and the server answers instead of the server, in JSON and in its exact shapes; and a server
// asks for a pause. Neither ends a session, refuses work or blocks it.
import { expect, type Page } from "@playwright/test";
import {
	cardOf,
	chipSays,
	fillSignIn,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	signIn,
} from "#support/browser/portal.ts";
import { type PhoneOptions, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { type NetworkProxy, ownMark, proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const refusals = /^Failed to load resource: the server responded with a status of (4\d\d|500|503)/;

/** A student at her assignments, behind a line that can answer by itself. */
async function atWork(server: RealServer, phone: (options: PhoneOptions) => Promise<Page>, titles: string[]) {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	for (const title of titles) await assignment(server, maths.id, { title });
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	await signIn(page, { ...server, url: line.url }, maya);
	await keptByServiceWorker(page);
	await openTab(page, `Assignments (${titles.length})`);
	await chipSays(page, "All sent");
	const texts = async () =>
		(await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => String(row.text_body)).sort();
	return { maya, line, page, texts };
}

async function close(page: Page, line: NetworkProxy): Promise<void> {
	await page.close();
	await line.close();
}

/** Who answers instead of the server, and with what; every request from now on. */
const portals: [string, (line: NetworkProxy) => void][] = [
	["a page of its own", (line) => line.captivePortal()],
	["a hotel's sign-in", (line) => line.answerAll(401, { status: 401, message: "Please sign in to our Wi-Fi." })],
	[
		"an operator's refusal",
		(line) =>
			line.answerAll(400, {
				status: 400,
				message: "Blocked.",
				data: { url: { code: "blocked", message: "No." } },
			}),
	],
	["a proxy's limit", (line) => line.answerAll(413, { status: 413, message: "Request entity too large." })],
	["a portal that says yes", (line) => line.answerAll(200, { code: 200, status: 200, message: "Welcome." })],
];

test("while another machine answers instead of the server the phone is offline: nobody is signed out and no submission refused or called sent", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusals);
	const { line, page, texts } = await atWork(
		server,
		phone,
		portals.map(([name]) => name),
	);
	// A server without sensible responses causes no message.
	line.captivePortal(500);
	await networkIsBack(page);
	await chipSays(page, "Offline");
	await expect(page.getByRole("article")).toHaveCount(portals.length);
	expect(await toastsOf(page)).toEqual(["Welcome back!"]);
	line.pass();
	await networkIsBack(page);
	await chipSays(page, "All sent");

	const sent: string[] = [];
	for (const [name, answer] of portals) {
		await test.step(name, async () => {
			const text = `3/8 of a cup, behind ${name}`;
			await openTab(page, `Assignments (${portals.length - sent.length})`);
			answer(line);
			await handIn(page, name, text);
			await chipSays(page, "Offline · 1 waiting");
			await expect(page.getByText("You are offline. Keep working.", { exact: true })).toBeVisible();
			await expect(page.getByRole("article")).toHaveCount(portals.length - sent.length - 1);
			// Not only the handshake, but also the submission itself is answered so.
			line.pass();
			const handshake = line.nextHeldAnswer("/api/lead/handshake");
			await networkIsBack(page);
			const held = await handshake;
			answer(line);
			await held.release();
			await chipSays(page, "Offline · 1 waiting");
			await openTab(page, "Submitted");
			await expect(cardOf(page, name).getByText("Waiting to send", { exact: true })).toBeVisible();
			await openTab(page, "Courses");
			await expect(cardOf(page, "Mathematics")).toBeVisible();
			await openTab(page, "Submitted");
			expect(await texts()).toEqual([...sent].sort());

			line.pass();
			await networkIsBack(page);
			await expect(cardOf(page, name).getByText("Sent to your teacher", { exact: true })).toBeVisible();
			await chipSays(page, "All sent");
			sent.push(text);
			expect(await texts()).toEqual([...sent].sort());
		});
	}
	await close(page, line);
});

test("when a captive portal refuses a sign-in, the password is not called wrong", async ({ server, phone, strays }) => {
	strays.allow(refusals);
	const maya = await student(server);
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	await page.goto(`${line.url}/login`);
	await keptByServiceWorker(page);
	await expect(page.getByLabel("Email")).toBeVisible();
	line.answerAll(400, { status: 400, message: "Failed to authenticate.", data: {} });
	await fillSignIn(page, maya.email, maya.password);
	await expect(page.getByText("Failed to sign in. Nobody answered: check the connection and try again.")).toBeVisible();
	await expect(page.getByText("Invalid email or password")).toHaveCount(0);
	line.pass();
	await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL(/\/dashboard-student/);
	await close(page, line);
});

const returns: [string, (page: Page) => Promise<unknown>][] = [
	["the network's return", networkIsBack],
	["the person's return", (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))],
	["a reload", (page) => page.reload()],
];

test("asked by the server to wait an hour, a submission is sent when the network, the person or the page comes back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusals);
	const { line, page, texts } = await atWork(
		server,
		phone,
		returns.map(([name]) => name),
	);
	for (const [at, [name, comeBack]] of returns.entries()) {
		await test.step(name, async () => {
			await openTab(page, `Assignments (${returns.length - at})`);
			line.answerAll(503, { status: 503, message: "", data: {} }, { ...ownMark, "Retry-After": "3600" });
			await handIn(page, name, `3/8 of a cup, until ${name}`);
			await chipSays(page, "Offline · 1 waiting");
			line.pass();
			await comeBack(page);
			await chipSays(page, "All sent");
			expect(await texts()).toHaveLength(at + 1);
			expect(await texts()).toContain(`3/8 of a cup, until ${name}`);
		});
	}
	await close(page, line);
});
