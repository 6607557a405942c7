// The promises hold through a school year and the autumn after it, 410 days of the random histories' people (year.ts).
import fc from "fast-check";
import { test, vi } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { count, reported } from "#support/chance/report.ts";
import { seedFor, seedOfRun } from "#support/chance/seed.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import type { State } from "#support/fakes/state.ts";
import { type Action, action } from "./actions.ts";
import { startIdsAnew } from "./ids.ts";
import type { Word } from "./ledger.ts";
import { onServer } from "./names.ts";
import { checkWhenQuiet } from "./quiet.ts";
import { School } from "./school.ts";
import { Watch } from "./watch.ts";
import {
	changesOfTime,
	day,
	days,
	drawer,
	firstDay,
	isAway,
	isHoliday,
	isSunday,
	lastMinute,
	lesson,
	putAway,
	restores,
} from "./year.ts";

vi.mock("nanoid", async () => {
	const { nextId } = await import("./ids.ts");
	return { customAlphabet: () => () => nextId() };
});

const logReachesBack = 400;
const perDay = longOrShort(20, 2);

/** Restores have days of their own, and time goes by itself. */
const calendar = ["restore", "back up", "wait"];

function actionsOf(today: number): Action[] {
	const number = isHoliday(today) ? Math.ceil(perDay / 10) : perDay;
	return fc
		.sample(action, { numRuns: number, seed: seedFor("year", today) })
		.filter((one) => !calendar.includes(one.kind) && !("phone" in one && isAway(one.phone, today)));
}

/** The number of the newest row of the server's log. */
const newestIn = ({ server }: School): number => server.state.log.at(-1)?.seq ?? 0;

/** The log up to this number is forgotten, as the real server does after 400 days; its newest row stays. */
function forgetLog(school: School, upTo: number): void {
	const { state } = school.server;
	state.log = state.log.filter(({ seq }) => seq > upTo || seq === newestIn(school));
}

/** Sundays whose words are still looked for, because a restore may take those of the last 30 days from the server. */
const lookBack = 6;

/**
 * Words of older weeks are looked for no longer: they have been found each Sunday. A phone forgets what it calls sent after 30 days.
 */
async function forgetOld(school: School, sundays: number[], home: readonly FakePhone[]): Promise<void> {
	const old = sundays.splice(0, Math.max(0, sundays.length - lookBack)).at(-1) ?? 0;
	const sent: string[] = [];
	for (const { db } of home) sent.push(JSON.stringify(await db.outbox.where({ state: "sent" }).toArray()));
	const isDone = (word: Word) => !word.kept || onServer(school, word) || sent.some((all) => all.includes(word.text));
	const { words } = school.ledger;
	const kept = words.filter((word, at) => at >= old || !home.includes(word.phone) || !isDone(word));
	const gone = words.length - kept.length;
	words.splice(0, words.length, ...kept);
	for (const at of sundays.keys()) sundays[at] = Math.max(0, (sundays[at] ?? 0) - gone);
}

test(`the promises hold through ${days} days of a school year with ${perDay} happenings each (seed ${seedOfRun})`, {
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
	const backups = new Map<number, State>();
	for (let today = 0; today < days; today++) {
		school.clock.now = firstDay + today * day;
		for (const { device, from, to } of drawer) {
			if (today === from) await putAway(school, device, today);
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
			sundays.push(school.ledger.words.length);
			await forgetOld(school, sundays, home);
		}
		for (const night of changesOfTime.filter(({ on }) => on === today)) {
			met.push("the last minute before a change of time");
			await lastMinute(school, night);
			await watch.check();
		}
		if (restores.some(({ backup }) => backup === today)) backups.set(today, school.server.snapshot());
		const old = backups.get(restores.find(({ on }) => on === today)?.backup ?? -1);
		if (old) {
			met.push("server put back");
			school.server.restore(old);
		}
	}
	await checkWhenQuiet(school, watch);
	for (const phone of Object.values(school.phones)) phone.close();
}
