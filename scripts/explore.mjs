// @ts-check
// npm run explore: Bombadil, a program of Antithesis that tries everything, is let loose on the demo as a student, as a
// teacher and as a visitor in turn, while the network comes and goes. It presses and types by chance, and after every action
// looks whether the promises of tests/explore/promises.ts hold. What was broken is printed, with the way there.
//
//   npm run explore                                       an hour
//   npm run explore -- 10                                 ten minutes
//   npm run explore -- again .cache/explore/2-teacher     the same turn once more, on the same data
import "./process/node-version.mjs";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { buildIfStale } from "./build.mjs";
import { writeDemo } from "./demo/open.mjs";
import { runTurn } from "./explore/one-person.mjs";
import { end, runCommand } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { Refusal } from "./process/refusal.mjs";
import { root } from "./server/pocketbase.mjs";
import { newSuperuser } from "./server/superuser.mjs";
import { ensureBrowser } from "./tests/browser.mjs";

const folder = join(root, ".cache", "explore");
/** The data every turn begins with, kept so that it can be repeated. */
const demo = join(folder, "demo");

const people = [
	{ role: "student", path: "/login", width: 390, height: 844 },
	{ role: "teacher", path: "/login", width: 1280, height: 800 },
	{ role: "visitor", path: "/", width: 390, height: 844 },
];
/** Minutes: long enough for some cuts, short enough to be gone through again. */
const turnLength = 5;

async function main() {
	const [first = "60", place = ""] = process.argv.slice(2);
	if (first === "again") return await repeat(resolve(place));
	const minutes = Number(first);
	if (!(minutes > 0)) throw new Refusal(`npm run explore -- ${first}: for how many minutes?`);
	await prepare();
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const { env, credentials } = newSuperuser();
	await writeDemo(demo, env, credentials);
	const turns = Math.max(people.length, Math.round(minutes / turnLength));
	const seconds = Math.round((60 * minutes) / turns);
	let found = 0;
	for (let at = 0; at < turns; at++) {
		const person = people[at % people.length];
		if (!person) continue;
		// A turn that hung has tried less than it should: once more.
		for (const name of [`${at + 1}`, `${at + 1}b`]) {
			const turn = await report({ ...person, demo, seconds, place: join(folder, `${name}-${person.role}`) });
			found += turn.found;
			if (!turn.hung) break;
		}
	}
	console.log(`\n${turns} turns of ${seconds} seconds, ${found} findings`);
	await end(found === 0 ? 0 : 1);
}

/** @param {string} again the place of an earlier turn */
async function repeat(again) {
	const person = people.find(({ role }) => basename(again).endsWith(`-${role}`));
	if (!person || !existsSync(join(again, "trace.jsonl"))) throw new Refusal(`There is no turn in ${again}.`);
	await prepare();
	const { found } = await report({ ...person, demo, seconds: 120 * turnLength, place: `${again}-again`, again });
	await end(found === 0 ? 0 : 1);
}

async function prepare() {
	await installWhatIsMissing();
	await ensureBrowser();
	await buildIfStale();
}

/** @param {import("./explore/one-person.mjs").Turn} turn @returns how much was found, and whether the turn hung */
async function report(turn) {
	const { actions, findings, hung } = await runTurn(turn);
	const place = turn.place.slice(root.length + 1);
	const end = hung ? ", and did not come to its end" : "";
	console.log(`\n${turn.role}: ${actions} actions${end}, ${findings.length} findings (${place})`);
	for (const finding of findings) console.log(`\n✗ ${finding}`);
	if (findings.length > 0) console.log(`\n  Again: npm run explore -- again ${place}`);
	return { found: findings.length, hung };
}

runCommand("explore", main, 130);
