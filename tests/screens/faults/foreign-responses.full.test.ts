// A server asks for a pause: what waits is sent when the network, the person or the page comes back.
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { chipSays, handIn, openTab } from "#support/dom/portal.ts";
import { ownMark } from "#support/proxy.ts";
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
