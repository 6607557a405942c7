// @ts-check
// npm run lighthouse: measures the public pages on a mid-range phone with a slow line, as `npm start` serves them. Each
// page is measured three times and the median printed. It asserts nothing, because a busy machine is slow and not wrong.
import "./process/node-version.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leashed, runNpm } from "./process/child.mjs";
import { end, runCommand, whenEnding } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { freePort, root } from "./server/pocketbase.mjs";
import { ensureBrowser, systemBrowser } from "./tests/browser.mjs";

const lighthouse = "lighthouse@12.8.2"; // the last version for Node 20
const paths = ["/", "/learning-programs", "/faq", "/join-us"];
const times = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

runCommand("lighthouse", async () => {
	await installWhatIsMissing();
	await ensureBrowser();
	const folder = mkdtempSync(join(tmpdir(), "lead-lighthouse-"));
	whenEnding(() => rmSync(folder, { recursive: true, force: true }));
	const url = await startLead(join(folder, "data"));
	const rows = [];
	for (const path of paths) {
		const reports = [];
		for (let time = 0; time < times; time++) reports.push(await measure(url + path, join(folder, "report.json")));
		rows.push(rowOf(path, middleOf(reports)));
	}
	console.table(rows);
	await end(0);
});

/** @param {string} dataDir @returns {Promise<string>} the address where it answers */
async function startLead(dataDir) {
	const port = await freePort();
	const { execa } = await import("execa");
	const lead = execa(...leashed(process.execPath, [join(root, "scripts", "start.mjs")]), {
		env: { PORT: String(port), DATA_DIR: dataDir },
		stdio: ["ignore", "pipe", "inherit"],
		buffer: false,
		reject: false,
	});
	whenEnding(async () => {
		lead.kill("SIGTERM");
		await lead;
	});
	const url = `http://127.0.0.1:${port}`;
	await new Promise((done, fail) => {
		lead.stdout.on("data", (said) => String(said).includes(url) && done(undefined));
		void lead.then(() => fail(new Error("npm start did not come up")));
	});
	return url;
}

/**
 * @typedef {{ score: number | null, numericValue?: number }} Audit
 * @typedef {object} Report
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, Audit>} audits
 * @property {{ message: string }} [runtimeError]
 */

/**
 * On a busy machine Lighthouse sometimes sees no paint; then the page is measured once more.
 * @param {string} url
 * @param {string} file for the report, meanwhile
 * @param {number} again
 * @returns {Promise<Report>}
 */
async function measure(url, file, again = 2) {
	await runNpm(
		[
			...["exec", "--yes", "--package", lighthouse, "--", "lighthouse", url, "--quiet"],
			...["--output", "json", "--output-path", file, "--only-categories", categories.join(",")],
			"--chrome-flags=--headless=new --no-sandbox --disable-gpu",
		],
		{ env: { CHROME_PATH: systemBrowser() ?? "" } },
	);
	const report = JSON.parse(readFileSync(file, "utf8"));
	if (!report.runtimeError) return report;
	if (again === 0) throw new Error(`${url}: ${report.runtimeError.message}`);
	return measure(url, file, again - 1);
}

/** @param {Report[]} reports */
function middleOf(reports) {
	const byPaint = reports.toSorted((one, other) => paint(one) - paint(other));
	const middle = byPaint[Math.floor(byPaint.length / 2)];
	if (!middle) throw new Error("nothing was measured");
	return middle;
}

const paint = (/** @type {Report} */ { audits }) => audits["largest-contentful-paint"]?.numericValue ?? 0;

/** @param {string} path @param {Report} report */
function rowOf(path, { categories: scores, audits }) {
	const seconds = (/** @type {string} */ name) => Number(((audits[name]?.numericValue ?? 0) / 1000).toFixed(2));
	return {
		page: path,
		...Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
		"first paint (s)": seconds("first-contentful-paint"),
		"largest paint (s)": seconds("largest-contentful-paint"),
		"blocking time (ms)": Math.round(audits["total-blocking-time"]?.numericValue ?? 0),
		"layout shift": Number((audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3)),
		"failed audits": Object.entries(audits)
			.filter(([, { score }]) => score === 0)
			.map(([name]) => name)
			.join(", "),
	};
}
