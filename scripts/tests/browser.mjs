// @ts-check
// Chromium for the browser tests: CHROMIUM_BIN, else the system's, else Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runNpm, runTool } from "#scripts/process/child.mjs";
import { Refusal } from "#scripts/process/refusal.mjs";

const places = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const headlessShell = "/usr/bin/chromium-headless-shell";

// Chromium heeds the last such switch only, so Playwright's own list stands here too.
const playwrightsOwn =
	"AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning";
/** Drawn by a process of their own for every window: half a second of processor for each test. */
const addressBarLists = "WebUIOmniboxPopup,WebUIOmniboxAimPopup";

/** How every browser of the tests is started: as root, alone with our server. */
export const browserArgs = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${playwrightsOwn},${addressBarLists}`,
];

/** @returns {string | undefined} a whole browser of this machine; undefined leaves it to Playwright's own */
export const systemBrowser = () => process.env.CHROMIUM_BIN || places.find(answers);

/**
 * The same engine without windows, profiles and installing, where this machine has it: a fifth less processor for each
 * test. Playwright divides its own download in the same way.
 * @returns {string | undefined} what most tests open their pages in; undefined leaves it to Playwright's own
 */
export const pageBrowser = () => process.env.CHROMIUM_BIN || [headlessShell, ...places].find(answers);

/** Some systems have a chromium that only tells how to install one. @param {string} place */
const answers = (place) => existsSync(place) && spawnSync(place, ["--version"], { timeout: 20_000 }).status === 0;

/**
 * Makes sure there is a browser, installing one when there is none.
 * @returns {Promise<void>}
 * @throws {Refusal} with what to do when none can be had
 */
export async function ensureBrowser() {
	if (process.env.CHROMIUM_BIN) return;
	const hasOne = systemBrowser() !== undefined || (await playwrightHasOne());
	const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	if (hasOne && (existsSync(headlessShell) || !canInstall)) return;
	console.log("Installing a browser for the tests (once)…");
	if (canInstall) {
		const env = { DEBIAN_FRONTEND: "noninteractive" };
		await runTool("apt-get", ["update", "-q"], { env });
		const install = ["install", "-y", "-q", "--no-install-recommends"];
		if (!hasOne) await runTool("apt-get", [...install, "chromium"], { env });
		// Only Debian has it in a package.
		await runTool("apt-get", [...install, "chromium-headless-shell"], { env });
		if (hasOne || systemBrowser()) return;
	}
	await runNpm(["exec", "--", "playwright", "install", "chromium"]);
	if (await playwrightHasOne()) return;
	throw new Refusal(
		"No browser for the browser tests. Install Chromium, or name one: CHROMIUM_BIN=/path/to/chromium npm test",
	);
}

/** @returns {Promise<boolean>} whether Playwright's own download is there, with what it needs of the system */
async function playwrightHasOne() {
	const { chromium } = await import("@playwright/test");
	const own = chromium.executablePath();
	return existsSync(own) && spawnSync(own, ["--version"], { timeout: 20_000 }).status === 0;
}
