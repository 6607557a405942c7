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

// Chromium obeys only the last switch of this name, so Playwright's own list is repeated here.
const playwrightsOwn =
	"AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning";
/** Chromium draws these in a process of their own for every window: half a second of processor time for each test. */
const addressBarLists = "WebUIOmniboxPopup,WebUIOmniboxAimPopup";

/** The arguments of every browser of the tests, which runs as root and only meets our server. */
export const browserArgs = [
	"--no-sandbox",
	"--disable-gpu",
	// What draws without a graphics card gets no process of its own: a ninth less processor time.
	"--in-process-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${playwrightsOwn},${addressBarLists}`,
];

/** A page of a test lives for seconds: what the optimizing compilers take, a twelfth of all, is never earned back. */
export const withoutOptimizing = "--js-flags=--no-opt --no-maglev";

/** @returns {string | undefined} a complete browser of this machine; undefined means Playwright's own */
export const systemBrowser = () => process.env.CHROMIUM_BIN || places.find(answers);

/**
 * The same engine without windows, profiles and installing, if this machine has it: a fifth less processor time for each
 * test. Playwright's own download is divided in the same way.
 * @returns {string | undefined} the browser for most tests; undefined means Playwright's own
 */
export const pageBrowser = () => process.env.CHROMIUM_BIN || [headlessShell, ...places].find(answers);

/** Some systems have a chromium that only prints how to install one. @param {string} place */
const answers = (place) => existsSync(place) && spawnSync(place, ["--version"], { timeout: 20_000 }).status === 0;

/**
 * Makes sure that there is a browser, and installs one if necessary.
 * @returns {Promise<void>}
 * @throws {Refusal} that says what to do, when none can be installed
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
		// Only Debian has a package of it.
		await runTool("apt-get", [...install, "chromium-headless-shell"], { env });
		if (hasOne || systemBrowser()) return;
	}
	await runNpm(["exec", "--", "playwright", "install", "chromium"]);
	if (await playwrightHasOne()) return;
	throw new Refusal(
		"No browser for the browser tests. Install Chromium, or name one: CHROMIUM_BIN=/path/to/chromium npm test",
	);
}

/** @returns {Promise<boolean>} whether Playwright's own download is there and runs on this system */
async function playwrightHasOne() {
	const { chromium } = await import("@playwright/test");
	const own = chromium.executablePath();
	return existsSync(own) && spawnSync(own, ["--version"], { timeout: 20_000 }).status === 0;
}
