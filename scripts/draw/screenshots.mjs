// @ts-check
// Writes public/screenshots/<what>-<narrow|wide>-<language>.webp: what a phone shows of the app before it is installed,
// as src/app/build/manifest.ts lists it. They are taken of the real app, on a real server with the demo data. Run `node
// scripts/draw/screenshots.mjs` after a visible change, and look at the results.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { buildIfStale } from "#scripts/build.mjs";
import { demoPassword } from "#scripts/demo/people.mjs";
import { seed } from "#scripts/demo/seed.mjs";
import { freePort, root, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { newSuperuser } from "#scripts/server/superuser.mjs";
import { browserArgs, ensureBrowser, systemBrowser } from "#scripts/tests/browser.mjs";

/** The accounts whose own courses are in that language. */
const people = {
	student: { en: "student@lead.example", fr: "student3@lead.example" },
	teacher: { en: "teacher@lead.example", fr: "teacher2@lead.example" },
};
/** @typedef {{ at: string, who?: keyof typeof people, card?: string }} Place `card` selects the card to be shown */
/** @type {Record<string, Place>} */
const places = {
	home: { at: "/" },
	assignments: {
		at: "/dashboard-student#assignments",
		who: "student",
		card: 'article:not(:has-text("Missing"))',
	},
	// A submission with a grade in its red circle.
	submitted: { at: "/dashboard-student#submitted", who: "student", card: 'article:has(svg[viewBox="0 0 100 56"])' },
	grading: { at: "/dashboard-tutor#grading", who: "teacher", card: "article" },
};
/** Pixels of the picture per pixel of the page: a phone's are small. */
const densities = { narrow: 2, wide: 1 };
const folder = join(root, "public", "screenshots");

const pages = await buildIfStale();
await ensureBrowser();
mkdirSync(folder, { recursive: true });
const server = await demoServer(pages);
const executablePath = systemBrowser();
const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
const forms = await readForms();
for (const form of /** @type {const} */ (["narrow", "wide"])) {
	for (const language of /** @type {const} */ (["en", "fr"])) {
		for (const what of forms[form].show) await take(what, form, language);
	}
}
await browser.close();
await server.end();

/** @returns {Promise<typeof import("../../src/app/build/manifest.ts").screenshots>} */
async function readForms() {
	const vite = await createServer({ root, server: { middlewareMode: true, hmr: false, watch: null } });
	const { screenshots } = await vite.ssrLoadModule("/src/app/build/manifest.ts");
	await vite.close();
	return screenshots;
}

/** @param {string} site */
async function demoServer(site) {
	const dataDir = mkdtempSync(join(tmpdir(), "lead-screenshots-"));
	const superuser = newSuperuser();
	const env = { LEAD_PUBLIC_DIR: site, LEAD_MAIL_DIR: join(dataDir, "mail"), OPEN_DASHBOARD: "1", ...superuser.env };
	const { url, stop } = await startPocketBase({ dataDir, port: await freePort(), env });
	await seed(url, superuser.credentials);
	const end = async () => {
		await stop();
		rmSync(dataDir, { recursive: true });
	};
	return { url, end };
}

/** @param {string} what @param {"narrow" | "wide"} form @param {"en" | "fr"} language */
async function take(what, form, language) {
	const { at, who, card } = places[what] ?? { at: "/" };
	const density = densities[form];
	const { width, height } = forms[form];
	const context = await browser.newContext({
		viewport: { width: width / density, height: height / density },
		deviceScaleFactor: density,
		hasTouch: form === "narrow",
		locale: language === "fr" ? "fr-FR" : "en-GB",
		reducedMotion: "reduce",
		serviceWorkers: "block",
	});
	const page = await context.newPage();
	if (who) await signIn(page, people[who][language]);
	await page.goto(server.url + at);
	// Loads the page again, which hides the welcome and shows everything that was pulled for this person.
	if (who) await page.reload();
	if (card) await show(page.locator(`[role=tabpanel] ${card}`).first());
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => document.fonts.ready);
	const devtools = await context.newCDPSession(page);
	// The part of the page that is scrolled into view.
	const y = await page.evaluate(() => scrollY);
	const clip = { x: 0, y, width: width / density, height: height / density, scale: density };
	const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 56, clip });
	writeFileSync(join(folder, `${what}-${form}-${language}.webp`), Buffer.from(data, "base64"));
	await context.close();
}

/** Scrolls the card right below the page's header, unless it is the first. @param {import("@playwright/test").Locator} card */
async function show(card) {
	await card.evaluate((node) => {
		if (node === document.querySelector("[role=tabpanel] article")) return;
		const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		scrollBy({ top: node.getBoundingClientRect().top - below - 12, behavior: "instant" });
	});
}

/** @param {import("@playwright/test").Page} page @param {string} email */
async function signIn(page, email) {
	await page.goto(`${server.url}/login`);
	await page.locator("input[type=email]").fill(email);
	await page.locator("input[type=password]").fill(demoPassword);
	await page.locator("main button[type=submit]").click();
	await page.waitForURL(/\/dashboard-/);
	await page.getByRole("button", { name: /^(All sent|Tout est envoyé)/ }).waitFor();
}
