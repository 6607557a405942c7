// Browser and server are killed at random, at every step of an answer's way. LEAD_SEED repeats a run, LEAD_KILLS says how
// many kills each step gets.

import { chipSays } from "#support/browser/portal.ts";
import { expect, test, toastsOf } from "#support/browser/test.ts";
import { Chance } from "#support/chance.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import { Desk } from "./chaos-device.ts";
import { carryOut } from "./chaos-faults.ts";
import { histogram, plan } from "./chaos-plan.ts";

const killsPerStep = Math.max(5, Number(process.env.LEAD_KILLS ?? 5));
const words = ["½ cup", "مرحبا", "« d'abord »", "two\nlines", "😀👩‍👩‍👧", "x² + 1", "<b>not bold</b>"];
/** How Chromium reports that the line broke, or that the server behind it is gone. */
const brokenLine = /^Failed to load resource: net::ERR_\w+ \(.*\/api\//;

test("killed at every step of the way, browser and server, nothing is lost, doubled or said wrongly", async ({
	ownServer: server,
	killable: browser,
	strays,
}) => {
	test.setTimeout(300_000);
	strays.allow(brokenLine);
	const chance = new Chance();
	const strikes = plan(chance, killsPerStep);
	console.log(`chaos: ${strikes.length} kills, seed ${chance.seed}\n${histogram(strikes)}`);
	const maya = await student(server, "Maya Haddad");
	// No digit in its code: a task is searched for by its number.
	const maths = await course(server, await teacher(server), [maya], { code: "MATHS" });
	const line = await proxyTo(server.url);
	const desk = new Desk({ server, line, browser, student: maya });
	const tasks = [];
	for (const at of strikes.keys()) tasks.push(await assignment(server, maths.id, { title: `Task ${at + 1}` }));
	await desk.signIn();

	for (const [at, strike] of strikes.entries()) {
		const title = `Task ${at + 1}`;
		const text = `${title}: ${chance.one(words)} ${chance.one(words)} ${chance.upTo(1e6)}`;
		const answer = { title, taskId: tasks[at]?.id ?? "", text, saved: "", handedIn: false };
		const name = `${at + 1}. ${strike.victim} killed while ${strike.step}, ${strike.manner}`;
		await test.step(name, () => carryOut({ desk, answer, strike, chance }));
	}

	await desk.healed();
	for (const answer of desk.answers.filter(({ handedIn }) => handedIn)) await desk.saysSent(answer);
	for (const answer of desk.answers.filter(({ handedIn }) => !handedIn)) await desk.readableAsDraft(answer);
	await chipSays(desk.page, "All sent");
	const rows = await server.rows("submissions");
	expect(rows.filter((row) => row.earlier_revisions !== "")).toEqual([]);
	expect((await toastsOf(desk.page)).filter((said) => said === "Failed to submit assignment")).toEqual([]);
	await line.close();
});
