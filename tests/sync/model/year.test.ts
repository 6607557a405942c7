// A school year and the autumn after it, 410 days, with holidays, a backup every Sunday, and devices that lie in a drawer
// with unsent words: a tablet for 29, 30 and 31 days (what is confirmed is kept on a phone for 30), a teacher's notebook for
// 401 (the server's log reaches back 400). Summer time concerns due dates alone, and is tested with them.
import fc from "fast-check";
import { test, vi } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { count, reported } from "#support/chance/report.ts";
import { courseIds, id, rana } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { put, unedited } from "#support/fakes/state.ts";
import { type Action, action } from "./actions.ts";
import type { Device } from "./devices.ts";
import { startIdsAnew } from "./ids.ts";
import type { Word } from "./ledger.ts";
import { onServer } from "./names.ts";
import { checkWhenQuiet } from "./quiet.ts";
import { School } from "./school.ts";
import { submit } from "./student.ts";
import { Watch } from "./watch.ts";

vi.mock("nanoid", async () => {
	const { nextId } = await import("./ids.ts");
	return { customAlphabet: () => () => nextId() };
});

/** The short form ends after the tablet's first month in the drawer. */
const days = longOrShort(410, 52);
const logReachesBack = 400;
/** Milliseconds. */
const day = 86_400_000;
const firstDay = Date.UTC(2026, 8, 21, 7);
const perDay = longOrShort(20, 2);
const seed = Number(process.env.LEAD_SEED ?? Date.now() % 1_000_000_000);

type DrawerDevice = Extract<Device, "tablet" | "notebook">;

/** From the first to before the last of these days a device is not switched on. */
const drawer: { device: DrawerDevice; from: number; to: number }[] = [
	{ device: "notebook", from: 6, to: 407 },
	{ device: "tablet", from: 20, to: 49 },
	{ device: "tablet", from: 100, to: 130 },
	{ device: "tablet", from: 200, to: 231 },
];
/** Days on which the backup of the last Sunday is restored; none while a device is away that sent something since. */
const restores = [65, 150, 260, 380];
/** Christmas, and the summer from July to September. */
const holidays = [
	[91, 108],
	[283, 364],
] as const;

const isHoliday = (today: number) => holidays.some(([from, to]) => today >= from && today < to);
const isSunday = (today: number) => today % 7 === 6;
const isAway = (device: string, today: number) =>
	drawer.some((one) => one.device === device && today >= one.from && today < one.to);

/** Restores have days of their own, and time goes by itself. */
const calendar = ["restore", "back up", "wait"];

function actionsOf(today: number): Action[] {
	const number = isHoliday(today) ? Math.ceil(perDay / 10) : perDay;
	return fc
		.sample(action, { numRuns: number, seed: seed + today })
		.filter((one) => !calendar.includes(one.kind) && !("phone" in one && isAway(one.phone, today)));
}

/** A new assignment, which the students who are there hand in. */
async function lesson(school: School, today: number): Promise<void> {
	const task = id(`day${String(today).padStart(3, "0")}`);
	const course_id = courseIds[0] ?? "";
	const fields = { title: task, instructions: "", max_points: 20, due_at: "", created_by: rana, ...unedited };
	const written_at = new Date(school.clock.now).toISOString().replace("T", " ");
	put(school.server.state, "assignments", { id: task, course_id, ...fields, written_at }, { course: course_id });
	for (const device of ["phone", "tablet"] as const) {
		const phone = school.phones[device];
		if (isAway(device, today) || !school.inUse.has(phone)) continue;
		await school.on(phone, () => phone.run({ urgent: true }));
		await school.on(phone, () => submit(school.ledger, phone, task));
	}
}

/** Its holder writes, and puts it away before anything is sent. */
async function putAway(school: School, device: DrawerDevice): Promise<void> {
	const written: Action[] =
		device === "notebook"
			? [
					{ kind: "grade", phone: device, which: 0, points: 12 },
					{ kind: "edit course", phone: device, which: 0 },
				]
			: [
					{ kind: "type", phone: device, task: 0 },
					{ kind: "replace", phone: device, task: 1 },
					{ kind: "inquire", phone: device, spoilt: false },
				];
	for (const next of written) await school.perform(next);
}

/** The number of the newest row of the server's log. */
const newestIn = ({ server }: School): number => server.state.log.at(-1)?.seq ?? 0;

/** The log up to this number is forgotten, as the real server does after 400 days; its newest row stays. */
function forgetLog(school: School, upTo: number): void {
	const { state } = school.server;
	state.log = state.log.filter(({ seq }) => seq > upTo || seq === newestIn(school));
}

/**
 * Words of the last two weeks are still looked for, because a restore may take them from the server; older ones have been
 * found each Sunday. A phone forgets what it calls sent after 30 days of its own clock.
 */
async function forgetOld(school: School, sundays: number[], home: readonly FakePhone[]): Promise<void> {
	const old = sundays.splice(0, Math.max(0, sundays.length - 2)).at(-1) ?? 0;
	const sent: string[] = [];
	for (const { db } of home) sent.push(JSON.stringify(await db.outbox.where({ state: "sent" }).toArray()));
	const isDone = (word: Word) => !word.kept || onServer(school, word) || sent.some((all) => all.includes(word.text));
	const { words } = school.ledger;
	const kept = words.filter((word, at) => at >= old || !home.includes(word.phone) || !isDone(word));
	const gone = words.length - kept.length;
	words.splice(0, words.length, ...kept);
	for (const at of sundays.keys()) sundays[at] = Math.max(0, (sundays[at] ?? 0) - gone);
}

test(`the promises hold through ${days} days of a school year with ${perDay} happenings each (seed ${seed})`, {
	timeout: 7_200_000,
}, async () => {
	const met: string[] = [];
	await reported(
		"days of a school year",
		days,
		() => count(met),
		() => goThroughYear(met),
	);
});

async function goThroughYear(met: string[]): Promise<void> {
	startIdsAnew();
	const school = new School();
	school.clock.now = firstDay;
	const watch = new Watch(school);
	await school.begin(["phone", "tablet", "computer", "notebook"]);
	const newest: number[] = [];
	const sundays: number[] = [];
	for (let today = 0; today < days; today++) {
		school.clock.now = firstDay + today * day;
		for (const { device, from, to } of drawer) {
			if (today === from) await putAway(school, device);
			if (today === to) {
				met.push(`${to - from} days in a drawer`);
				await school.perform({ kind: "sign in again", phone: device });
			}
		}
		if (!isHoliday(today) && !isSunday(today)) await lesson(school, today);
		for (const next of actionsOf(today)) {
			await school.perform(next);
			await watch.check();
		}
		newest.push(newestIn(school));
		forgetLog(school, newest[today - logReachesBack - 1] ?? 0);
		const home = [...school.inUse].filter(({ name }) => !isAway(name, today));
		if (isSunday(today)) {
			await checkWhenQuiet(school, watch, home);
			for (const phone of home) school.touched.add(phone);
			school.backup = school.server.snapshot();
			sundays.push(school.ledger.words.length);
			await forgetOld(school, sundays, home);
		}
		if (restores.includes(today)) {
			met.push("server put back to Sunday");
			school.server.restore(school.backup);
		}
	}
	await checkWhenQuiet(school, watch);
	for (const phone of Object.values(school.phones)) phone.close();
}
