// @ts-check
// One person's turn: a server, a network that comes and goes, a browser, and Bombadil at it.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildName } from "#scripts/build.mjs";
import { runNpm } from "#scripts/process/child.mjs";
import { whenEnding } from "#scripts/process/ending.mjs";
import { freePort, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { drivenBrowser, isAlive } from "./browser.mjs";
import { entryOf } from "./entry.mjs";
import { actionsTo, endOf, findingsOf } from "./findings.mjs";
import { cuttableLine } from "./line.mjs";

/** Its package carries its program for three systems, 45 MB: fetched here and by nobody else. */
const bombadil = "@antithesishq/bombadil@0.7.0";

/**
 * By actions and not by time, so that a repeated turn meets the same cuts: of each so many, the last are without network.
 * Waiting is none, of which there may be more the second time.
 */
const actionsBetweenCuts = 100;
const actionsInCut = 30;
/** Seconds beyond its time after which a turn is held to be stuck. */
const grace = 120;

/**
 * @typedef {object} Turn
 * @property {string} role
 * @property {string} path where it begins
 * @property {number} width
 * @property {number} height of the window
 * @property {string} demo the data it begins with
 * @property {string} place where its trace and pictures go
 * @property {number} seconds
 * @property {string} [again] the place of the turn it repeats
 */

/**
 * @param {Turn} turn
 * @returns {Promise<{ actions: number, findings: string[], hung: boolean }>} `hung` when it did not come to its end in time
 */
export async function runTurn({ role, path, width, height, demo, place, seconds, again }) {
	const { server, gone, endServer } = await serverOn(demo);
	const line = await cuttableLine(server.port);
	const browser = await drivenBrowser();
	mkdirSync(place, { recursive: true });
	const entry = join(place, "specification.ts");
	writeFileSync(entry, entryOf(role, again ? actionsTo(again) : undefined));
	/** @type {boolean[]} by action, waiting included */
	const wasCut = [];
	let done = 0;
	const heard = (/** @type {string} */ text) => {
		for (const [, what] of text.matchAll(/^\d+:\d\d\.\d{3} (\w+)/gm)) {
			if (what !== "Waiting") done++;
			const cut = done % actionsBetweenCuts >= actionsBetweenCuts - actionsInCut;
			wasCut.push(cut);
			if (cut) line.cut();
			else line.mend();
		}
	};
	const { code, said } = await runNpm(
		[
			...["exec", "--yes", "--package", bombadil, "--", "bombadil", "browser", "test-external", line.url + path, entry],
			...["--remote-debugger", browser.address, "--create-target"],
			...["--width", String(width), "--height", String(height)],
			// Counting what is run rewrites our pages, and React then finds others than it drew.
			"--instrument-javascript=",
			...["--output-path", place, "--output-path-overwrite"],
			...["--time-limit", `${seconds}s`],
		],
		{ env: { NO_COLOR: "1" }, quiet: true, seconds: seconds + grace, heard },
	);
	writeFileSync(join(place, "said.log"), said);
	const findings = findingsOf(place, wasCut);
	// Bombadil can wait for ever for a reload that the page has long finished; only a page that does not answer is a finding.
	if (code === 124 && !(await isAlive(browser.address, line.url)))
		findings.push(`The turn did not come to its end, and its page does not answer\n${endOf(place)}`);
	if (![0, 2, 124].includes(code) && !(again && endsOf.test(said)))
		findings.push(`Bombadil ended with ${code}: ${reasonIn(said)}\n${endOf(place)}`);
	if (gone()) findings.push(`The server ended by itself (${gone()}):\n${server.log().slice(-2000)}`);
	for (const fault of server.log().match(/^.* failed: .*$/gm) ?? []) findings.push(`The server: ${fault}`);
	await browser.close();
	line.close();
	await endServer();
	return { actions: wasCut.length, findings, hung: code === 124 };
}

/** How Bombadil says that there was nothing more to do. */
const endsOf = /^Error: no actions available$/m;

/** @param {string} said */
const reasonIn = (said) => said.match(/^Error: .*$/m)?.[0] ?? said.slice(-500);

/** @param {string} demo the data it gets a copy of */
async function serverOn(demo) {
	const dataDir = mkdtempSync(join(tmpdir(), "lead-explore-"));
	cpSync(demo, dataDir, { recursive: true });
	const server = await startPocketBase({
		dataDir,
		port: await freePort(),
		env: { LEAD_BUILD: buildName(), LEAD_MAIL_DIR: join(dataDir, "mail") },
	});
	let gone = "";
	let ending = false;
	void server.ended.then((why) => {
		if (!ending) gone = why;
	});
	const endServer = async () => {
		ending = true;
		forget();
		await server.stop();
		rmSync(dataDir, { recursive: true, force: true });
	};
	const forget = whenEnding(endServer);
	return { server, gone: () => gone, endServer };
}
