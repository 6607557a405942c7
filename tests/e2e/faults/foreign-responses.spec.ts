// Somebody between the phone and the server who answers in the server's place, in JSON and in its very shapes; and a
// server that asks to be left alone. Neither ends a session, refuses a work or keeps one waiting.
import { expect, type Page } from "@playwright/test";
import {
	chipSays,
	fillSignIn,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser/portal.ts";
import { type PhoneOptions, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { type NetworkProxy, ownMark, proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const refusals = /^Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** A student at her assignments, behind a line that can answer by itself. */
async function atWork(server: RealServer, phone: (options: PhoneOptions) => Promise<Page>) {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	await signIn(page, { ...server, url: line.url }, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	await chipSays(page, "All sent");
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	return { maya, line, page, texts };
}

async function close(page: Page, line: NetworkProxy): Promise<void> {
	await page.close();
	await line.close();
}

const portals: [string, number, object][] = [
	["a hotel's sign-in", 401, { status: 401, message: "Please sign in to our Wi-Fi." }],
	[
		"an operator's refusal",
		400,
		{ status: 400, message: "Blocked.", data: { url: { code: "blocked", message: "No." } } },
	],
	["a proxy's limit", 413, { status: 413, message: "Request entity too large." }],
	["a portal that says yes", 200, { code: 200, status: 200, message: "Welcome." }],
];

for (const [name, status, body] of portals) {
	test(`behind ${name} the phone is offline: nobody is signed out and no answer refused or called sent`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(refusals);
		const { line, page, texts } = await atWork(server, phone);
		line.answerAll(status, body);
		await handIn(page, "Fractions", "3/8 of a cup");
		await chipSays(page, "Offline · 1 waiting");
		// Not only at the gate: also of the answer itself.
		line.pass();
		const gate = line.nextHeldAnswer("/api/lead/gate");
		await networkIsBack(page);
		const held = await gate;
		line.answerAll(status, body);
		await held.release();
		await chipSays(page, "Offline · 1 waiting");
		await openTab(page, "Submitted");
		await expect(sheet(page, "Fractions").getByText("Waiting to send", { exact: true })).toBeVisible();
		expect(await texts()).toEqual([]);

		line.pass();
		await networkIsBack(page);
		await expect(sheet(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
		expect(await texts()).toEqual(["3/8 of a cup"]);
		await close(page, line);
	});
}

test("a portal that refuses a sign-in is no answer: the password is not called wrong", async ({
	server,
	phone,
	strays,
}) => {
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
	["a reload", (page) => page.reload()],
	["the person's return", (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))],
];

for (const [name, comeBack] of returns) {
	test(`told by the server to wait for an hour, an answer goes out at ${name}`, async ({ server, phone, strays }) => {
		strays.allow(refusals);
		const { line, page, texts } = await atWork(server, phone);
		line.answerAll(503, { status: 503, message: "", data: {} }, { ...ownMark, "Retry-After": "3600" });
		await handIn(page, "Fractions", "3/8 of a cup");
		await chipSays(page, "Offline · 1 waiting");
		line.pass();
		await comeBack(page);
		await chipSays(page, "All sent");
		expect(await texts()).toEqual(["3/8 of a cup"]);
		await close(page, line);
	});
}
