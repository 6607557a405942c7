// @ts-check
// Writes public/icons/*.png: every icon of the installed app, from the one drawing public/icons/app.svg, and the icons of
// its shortcuts. Run `node scripts/draw/icons.mjs` after a change to the drawing. The pictures are in the repository, so
// that a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { IconBrandWhatsapp, IconChecks, IconPencil } from "@tabler/icons-react";
import { PNG } from "pngjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { root } from "#scripts/server/pocketbase.mjs";
import { browserArgs, ensureBrowser, systemBrowser } from "#scripts/tests/browser.mjs";

const folder = join(root, "public", "icons");
const app = readFileSync(join(folder, "app.svg"), "utf8");
const [, mark = ""] = /<g [^>]*>(.*)<\/g>/s.exec(app) ?? [];
const [, body, tip] = /(<path .*?\/>)(<path .*?\/>)/s.exec(mark) ?? [];
if (!body || !tip) throw new Error("app.svg is not a ground and a group of two paths");

const yellow = '<rect width="48" height="48" fill="#FFC532"/>';
/** @param {number} scale @param {string} drawing is scaled around the middle of its smallest enclosing circle, and centred there */
const placed = (scale, drawing) =>
	`<g transform="translate(24 24) scale(${scale}) translate(-24 -26.6)">${drawing}</g>`;
/** @param {string} drawing */
const square = (drawing) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawing}</svg>`;

// A phone paints every opaque pixel in one colour, so a gap separates the tip from the wood.
const outlined = (/** @type {string} */ path) => path.replace("<path", '<path stroke="#000" stroke-width="3"');
const oneColour = `<mask id="gap"><rect width="48" height="48" fill="#fff"/>${outlined(tip)}</mask>
	<g mask="url(#gap)">${body}</g>${tip}`.replaceAll("#F2583A", "#151A3D");

/** @param {typeof IconPencil} icon @param {string} colour */
const shortcut = (icon, colour) => {
	const inside = renderToStaticMarkup(createElement(icon, { size: 30, x: 9, y: 9, color: "#fff" }));
	return square(`<circle cx="24" cy="24" r="24" fill="${colour}"/>${inside}`);
};

/** @type {[file: string, size: number, drawing: string][]} */
const icons = [
	["app-192", 192, app],
	["app-512", 512, app],
	// A phone cuts its own shape out of these; only the inner circle of 80 % is certain to stay.
	["maskable-192", 192, square(yellow + placed(0.76, mark))],
	["maskable-512", 512, square(yellow + placed(0.76, mark))],
	["monochrome-512", 512, square(placed(0.76, oneColour))],
	// An iPhone rounds the corners itself and paints transparent pixels black.
	["apple-180", 180, square(yellow + placed(0.84, mark))],
];
for (const size of [96, 192]) {
	icons.push([`shortcuts/assignments-${size}`, size, shortcut(IconPencil, "#2C46E2")]);
	icons.push([`shortcuts/grading-${size}`, size, shortcut(IconChecks, "#CF3A1E")]);
	icons.push([`shortcuts/whatsapp-${size}`, size, shortcut(IconBrandWhatsapp, "#177A47")]);
}

await ensureBrowser();
mkdirSync(join(folder, "shortcuts"), { recursive: true });
const executablePath = systemBrowser();
const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();
for (const [file, size, drawing] of icons) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
	// A browser filters the rows of a screenshot for photographs, which makes flat colours larger: here every row is as it is.
	const picture = PNG.sync.read(await page.screenshot({ omitBackground: true }));
	const isOpaque = picture.data.every((value, at) => at % 4 < 3 || value === 255);
	const colorType = isOpaque ? 2 : 6;
	writeFileSync(join(folder, `${file}.png`), PNG.sync.write(picture, { filterType: 0, deflateStrategy: 0, colorType }));
}
await browser.close();
