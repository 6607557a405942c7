// @ts-check
// A browser that another program may drive. Bombadil could start one itself, but leaves every service worker waiting for a
// debugger that never comes: no page of LEAD would open without a network.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnLeashed } from "#scripts/process/child.mjs";
import { whenEnding } from "#scripts/process/ending.mjs";
import { browserArgs, pageBrowser } from "#scripts/tests/browser.mjs";

/** @typedef {{ method?: string, params?: { sessionId?: string } }} Message */

/** @returns {Promise<{ address: string, close: () => Promise<void> }>} where it is driven from; a profile nobody used */
export async function drivenBrowser() {
	const profile = mkdtempSync(join(tmpdir(), "lead-explore-browser-"));
	const { chromium } = await import("@playwright/test");
	const words = [
		"--headless=new",
		"--remote-debugging-port=0",
		"--remote-debugging-pipe",
		`--user-data-dir=${profile}`,
	];
	const browser = spawnLeashed(pageBrowser() ?? chromium.executablePath(), [...browserArgs, ...words, "about:blank"], {
		stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
	});
	const gone = once(browser, "exit");
	const close = async () => {
		forget();
		browser.kill();
		await gone;
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	};
	const forget = whenEnding(close);
	wakeWorkers(browser);
	return { address: `http://127.0.0.1:${await portOf(browser)}`, close };
}

/**
 * Whether the page is alive: it runs a script within ten seconds, and something stands on it.
 * @param {string} address of the browser
 * @param {string} origin of the page
 * @returns {Promise<boolean>}
 */
export async function isAlive(address, origin) {
	const { chromium } = await import("@playwright/test");
	try {
		const browser = await chromium.connectOverCDP(address, { timeout: 10_000 });
		const pages = browser.contexts().flatMap((context) => context.pages());
		const main = pages.find((page) => page.url().startsWith(origin))?.locator("main");
		return Boolean((await main?.textContent({ timeout: 10_000 }))?.trim());
	} catch {
		return false;
	}
}

/** @param {import("node:child_process").ChildProcess} browser @returns {Promise<string>} */
function portOf(browser) {
	return new Promise((done, fail) => {
		let said = "";
		browser.stderr?.on("data", (/** @type {Buffer} */ chunk) => {
			said = (said + chunk).slice(-10_000);
			const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
			if (port) done(port);
		});
		browser.once("exit", () => fail(new Error(`The browser ended: ${said}`)));
	});
}

/** Lets every service worker run, whoever asked it to wait. @param {import("node:child_process").ChildProcess} browser */
function wakeWorkers(browser) {
	const [, , , to, from] = browser.stdio;
	if (!to || !from || !("write" in to)) throw new Error("no pipe to the browser");
	let sent = 0;
	const send = (/** @type {string} */ method, /** @type {object} */ params, /** @type {string} */ sessionId = "") => {
		to.write(`${JSON.stringify({ id: ++sent, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
	};
	let rest = "";
	from.on("data", (/** @type {Buffer} */ chunk) => {
		const messages = (rest + chunk).split("\0");
		rest = messages.pop() ?? "";
		for (const text of messages) {
			/** @type {Message} */
			const { method, params } = JSON.parse(text);
			if (method === "Target.attachedToTarget") send("Runtime.runIfWaitingForDebugger", {}, params?.sessionId);
		}
	});
	const filter = [{ type: "service_worker" }, { exclude: true }];
	send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter });
}
