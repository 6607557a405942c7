// A Chromium with a profile of its own whose process group can be killed, as by a power cut, and started again.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserArgs, pageBrowser, systemBrowser, withoutOptimizing } from "#scripts/tests/browser.mjs";
import { removeUnfinishedRecords } from "#support/browser/whole-records.ts";

export interface KillableBrowser {
	/** The profile's folder; it survives every kill. */
	readonly profile: string;
	/** Starts the browser on its profile and returns an empty tab. */
	open: () => Promise<Page>;
	/** Closes the browser properly, so that everything is written to its profile. */
	close: () => Promise<void>;
	/** SIGKILL for the browser and its child processes: nothing is flushed. */
	kill: () => Promise<void>;
}

/**
 * @param prepare called with the context after every start, before a page is opened in it
 * @param complete starts the browser with windows, profile settings and installing; what a kill can destroy (databases,
 * storage, service workers) is the same in both, and the smaller one starts with a third of the processor time
 */
export function killableBrowser(
	prepare: (context: BrowserContext) => Promise<void>,
	complete: boolean,
): KillableBrowser {
	const profile = mkdtempSync(join(tmpdir(), "lead-profile-"));
	let child: ChildProcess | undefined;
	let browser: Browser | undefined;
	const end = async (how: (pid: number) => unknown) => {
		const running = child;
		child = undefined;
		if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
		const gone = new Promise((done) => running.once("close", done));
		await how(running.pid);
		await gone;
	};
	return {
		profile,
		open: async () => {
			rmSync(join(profile, "DevToolsActivePort"), { force: true });
			child = launch(profile, complete);
			browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile, child)}`);
			const [context] = browser.contexts();
			if (!context) throw new Error("The browser has no window.");
			await prepare(context);
			return await context.newPage();
		},
		close: () => end(async () => (await browser?.newBrowserCDPSession())?.send("Browser.close")),
		kill: async () => {
			await end((pid) => process.kill(-pid, "SIGKILL"));
			removeUnfinishedRecords(profile);
		},
	};
}

function launch(profile: string, complete: boolean): ChildProcess {
	return spawn(
		(complete ? systemBrowser() : pageBrowser()) ?? chromium.executablePath(),
		[
			"--headless=new",
			...browserArgs,
			withoutOptimizing,
			"--disable-dev-shm-usage",
			"--disable-extensions",
			"--no-default-browser-check",
			"--password-store=basic",
			"--lang=en-US",
			// A finger, as on every other phone of the tests.
			"--blink-settings=primaryPointerType=2,availablePointerTypes=2",
			"--window-size=1280,900",
			`--user-data-dir=${profile}`,
			"--remote-debugging-port=0",
			"about:blank",
		],
		{ detached: true, stdio: "ignore" },
	);
}

/** The port that Chromium chose, once it has written it to its profile. */
async function debuggingPort(profile: string, child: ChildProcess): Promise<string> {
	const deadline = Date.now() + 30_000;
	while (Date.now() < deadline && child.exitCode === null) {
		const port = written(join(profile, "DevToolsActivePort")).split("\n")[0];
		if (port) return port;
		await new Promise((next) => setTimeout(next, 25));
	}
	throw new Error("The browser did not open its debugging port.");
}

function written(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
