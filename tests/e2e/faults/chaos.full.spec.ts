// Browser and server are killed at random, at every step of a submission's path. LEAD_SEED repeats a run. In the short
// form each of the two is killed once at each step.
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { History } from "#support/network/history.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import { Device } from "./chaos-device.ts";
import { carryOut } from "./chaos-faults.ts";
import { histogram, plan } from "./chaos-plan.ts";

const killsPerStep = longOrShort(6, 2);
const words = ["½ cup", "مرحبا", "« d'abord »", "two\nlines", "😀👩‍👩‍👧", "x² + 1", "<b>not bold</b>"];
/** How Chromium reports that the line broke, or that the server behind it is gone. */
const brokenLine = /^Failed to load resource: net::ERR_\w+ \(.*\/api\//;

test("killed at every step of the way, browser and server, nothing is lost, doubled or said wrongly", async ({
	ownServer: server,
	killable: browser,
	strays,
}) => {
	test.setTimeout(600_000);
	strays.allow(brokenLine);
	const chance = new Chance("killed at every step");
	const faults = plan(chance, killsPerStep);
	console.log(`chaos: ${faults.length} kills, seed ${chance.seed}\n${histogram(faults)}`);
	const maya = await student(server, "Maya Haddad");
	// No digit in its code, because assignments are searched by their number.
	const maths = await course(server, await teacher(server), [maya], { code: "MATHS" });
	const line = await proxyTo(server.url);
	const history = new History();
	history.watch(line, "phone");
	const device = new Device({ server, line, browser, student: maya, history });
	const tasks = [];
	for (const at of faults.keys()) tasks.push(await assignment(server, maths.id, { title: `Task ${at + 1}` }));
	await device.signIn();

	for (const [at, fault] of faults.entries()) {
		const title = `Task ${at + 1}`;
		const text = `${title}: ${chance.one(words)} ${chance.one(words)} ${chance.upTo(1e6)}`;
		const answer = { title, taskId: tasks[at]?.id ?? "", text, saved: "", handedIn: false };
		const name = `${at + 1}. ${fault.victim} killed while ${fault.step}, ${fault.manner}`;
		await test.step(name, () => carryOut({ device, answer, fault, chance }));
	}

	await device.healed();
	for (const answer of device.answers.filter(({ handedIn }) => handedIn)) await device.saysSent(answer);
	await history.noteHealed(server, [maya]);
	for (const answer of device.answers.filter(({ handedIn }) => !handedIn)) await device.noteKept(answer);
	await line.close();
	await history.judged();
	expect(await server.sql("SELECT id FROM ledger WHERE name = 'replaceAnswer'")).toEqual([]);
	const said =
		/^(Assignment submitted successfully!|Saved on this phone\. It will be sent when you are back online\.|\d+ items were sent\.?)$/;
	expect((await toastsOf(device.page)).filter((toast) => !said.test(toast))).toEqual([]);
	report("kills", faults.length, count(faults.map(({ victim, step }) => `${victim} killed while ${step}`)));
});
