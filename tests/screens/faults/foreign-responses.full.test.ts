// The server asks for a pause; or a machine between the phone and the server answers instead of it, in JSON and in its exact
// shapes, which neither ends a session, nor refuses work or blocks it.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, openApp, wordsOf } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { cardOf, chipSays, fillSignIn, handIn, openTab, press, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { type NetworkProxy, ownMark } from "#support/proxy.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atWork } from "./at-work.ts";

const here = serverForThisFile();

const returns: [string, (app: App) => unknown][] = [
	["the network's return", networkIsBack],
	["the person's return", () => document.dispatchEvent(new Event("visibilitychange"))],
	["a reload", (app) => app.load(location.pathname)],
];

test("asked by the server to wait an hour, a submission is sent when the network, the person or the page comes back", async () => {
	const { line, app, texts } = await atWork(
		here().server,
		returns.map(([name]) => name),
	);
	for (const [at, [name, comeBack]] of returns.entries()) {
		await openTab(app, `Assignments (${returns.length - at})`);
		line.answerAll(503, { status: 503, message: "", data: {} }, { ...ownMark, "Retry-After": "3600" });
		await handIn(app, name, `3/8 of a cup, until ${name}`);
		await chipSays(app, "Offline · 1 waiting");
		line.pass();
		await comeBack(app);
		await chipSays(app, "All sent");
		expect(await texts()).toHaveLength(at + 1);
		expect(await texts()).toContain(`3/8 of a cup, until ${name}`);
	}
});

const cardsAre = ({ page }: App, count: number) =>
	waitFor(() => expect(page.queryAllByRole("article")).toHaveLength(count));

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

test("while another machine answers instead of the server the phone is offline: nobody is signed out and no submission refused or called sent", async () => {
	const { line, app, texts } = await atWork(
		here().server,
		portals.map(([name]) => name),
	);
	const { page, toasts } = app;
	// A server without sensible responses causes no message.
	line.captivePortal(500);
	networkIsBack(app);
	await chipSays(app, "Offline");
	await cardsAre(app, portals.length);
	expect(toasts()).toEqual([]);
	line.pass();
	networkIsBack(app);
	await chipSays(app, "All sent");

	const sent: string[] = [];
	for (const [name, answer] of portals) {
		const text = `3/8 of a cup, behind ${name}`;
		await openTab(app, `Assignments (${portals.length - sent.length})`);
		answer(line);
		await handIn(app, name, text);
		await chipSays(app, "Offline · 1 waiting");
		await page.findByText("You are offline. Keep working.");
		await cardsAre(app, portals.length - sent.length - 1);
		// Not only the handshake, but also the submission itself is answered so.
		line.pass();
		const handshake = line.nextHeldAnswer("/api/lead/handshake");
		networkIsBack(app);
		const held = await handshake;
		answer(line);
		await held.release();
		await chipSays(app, "Offline · 1 waiting");
		await openTab(app, "Submitted");
		await says("Waiting to send", await cardOf(app, name));
		await openTab(app, "Courses");
		await cardOf(app, "Mathematics");
		await openTab(app, "Submitted");
		expect(await texts()).toEqual([...sent].sort());

		line.pass();
		networkIsBack(app);
		await waitFor(async () => expect(wordsOf(await cardOf(app, name))).toContain("Sent to your teacher"));
		await chipSays(app, "All sent");
		sent.push(text);
		expect(await texts()).toEqual([...sent].sort());
	}
});

test("when a captive portal refuses a sign-in, the password is not called wrong", async () => {
	const { server } = here();
	const maya = await student(server);
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	await app.page.findByLabelText("Email");
	line.answerAll(400, { status: 400, message: "Failed to authenticate.", data: {} });
	await fillSignIn(app, maya.email, maya.password);
	await says("Failed to sign in. The server did not answer: check your internet connection and try again.");
	expect(wordsOf(document.body)).not.toContain("Invalid email or password");
	line.pass();
	await press(app, "Sign In");
	await waitFor(() => expect(location.pathname).toBe("/dashboard-student"));
});
