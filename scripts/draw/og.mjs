// @ts-check
// Writes public/og/<picture>-<language>.jpg, 1200 x 630 pixels: what WhatsApp, Facebook and others show of a shared link.
// Run `node scripts/draw/og.mjs` after a change to scripts/draw/og or to the drawings. The pictures are in the
// repository, so that a build needs no browser and the pictures change only after somebody has looked at them.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { root } from "#scripts/server/pocketbase.mjs";
import { browserArgs, ensureBrowser, systemBrowser } from "#scripts/tests/browser.mjs";

const size = { width: 1200, height: 630 };

await ensureBrowser();
mkdirSync(join(root, "public", "og"), { recursive: true });
const vite = await createServer({
	root,
	cacheDir: join(root, ".cache", "draw-og"),
	optimizeDeps: { entries: ["scripts/draw/og/index.html"] },
	server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
});
await vite.listen();
const executablePath = systemBrowser();
const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: size });
const { pictures } = await vite.ssrLoadModule("/scripts/draw/og/pictures.ts");
for (const name of Object.keys(pictures)) {
	for (const language of ["en", "fr"]) {
		await page.goto(`${vite.resolvedUrls?.local[0]}scripts/draw/og/index.html?picture=${name}&language=${language}`);
		await page.locator(".place").waitFor();
		await page.waitForLoadState("networkidle");
		await page.evaluate(() =>
			Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
		);
		await page.screenshot({ type: "jpeg", quality: 70, path: join(root, "public", "og", `${name}-${language}.jpg`) });
	}
}
await browser.close();
await vite.close();
