// A school year of 410 days: holidays, a backup every Sunday, and devices that lie in a drawer with unsent words: a tablet
// for 29, 30 and 31 days, a teacher's notebook for 401 (the server's log reaches back 400). Twice a backup of 30 days ago is
// restored: so long a phone keeps what is confirmed. In the two nights in which Beirut changes its time, answers are handed
// in in the last minute and after it.
import { expect } from "vitest";
import { momentOf } from "#features/coursework/assignments/form/due.ts";
import { timingOf } from "#features/coursework/timing.ts";
import { unsent } from "#local/entries.ts";
import { longOrShort } from "#support/chance/long.ts";
import { shapeOf } from "#support/collections/shapes.ts";
import { courseIds, id, rana } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { changePerson, enrol, put, unedited } from "#support/fakes/state.ts";
import type { Device } from "./devices.ts";
import type { School } from "./school.ts";
import { submit } from "./student.ts";

/** The short form ends after the tablet's first month in the drawer, and the first restore. */
export const days = longOrShort(410, 53);
/** Milliseconds. */
export const day = 86_400_000;
export const firstDay = Date.UTC(2026, 8, 21, 7);

type DrawerDevice = Extract<Device, "tablet" | "notebook">;

/** From the first to before the last of these days a device is not switched on. */
export const drawer: { device: DrawerDevice; from: number; to: number }[] = [
	{ device: "notebook", from: 6, to: 407 },
	{ device: "tablet", from: 20, to: 49 },
	{ device: "tablet", from: 100, to: 130 },
	{ device: "tablet", from: 200, to: 231 },
];

/** On which day the backup of which one is restored; no device that is away then has sent something since. */
export const restores = [
	{ on: 51, backup: 21 },
	{ on: 65, backup: 62 },
	{ on: 150, backup: 146 },
	{ on: 262, backup: 232 },
	{ on: 380, backup: 377 },
];

/** The days of the two nights in which Beirut changes its time, with the moment at which the last minute of the day ends. */
export const changesOfTime = [
	{ on: 33, date: "2026-10-24", end: Date.UTC(2026, 9, 24, 22) },
	{ on: 187, date: "2027-03-27", end: Date.UTC(2027, 2, 27, 22) },
];

/** Christmas, and the summer from July to September. */
const holidays = [
	[91, 108],
	[283, 364],
] as const;

export const isHoliday = (today: number) => holidays.some(([from, to]) => today >= from && today < to);
export const isSunday = (today: number) => today % 7 === 6;
export const isAway = (device: string, today: number) =>
	drawer.some((one) => one.device === device && today >= one.from && today < one.to);

const course_id = courseIds[0] ?? "";

function assign(school: School, name: string, due_at: string): string {
	const task = id(name);
	const fields = { title: task, instructions: "", max_points: 20, due_at, created_by: rana, ...unedited };
	const written_at = new Date(school.clock.now).toISOString().replace("T", " ");
	put(school.server.state, "assignments", { id: task, course_id, ...fields, written_at }, { course: course_id });
	return task;
}

async function handIn(school: School, phone: FakePhone, task: string): Promise<void> {
	await school.on(phone, () => phone.run({ urgent: true }));
	await school.on(phone, () => submit(school.ledger, phone, task));
}

/** A new assignment, which the students who are there hand in. */
export async function lesson(school: School, today: number): Promise<void> {
	const task = assign(school, `day${String(today).padStart(3, "0")}`, "");
	for (const device of ["phone", "tablet"] as const) {
		const phone = school.phones[device];
		if (!isAway(device, today) && school.inUse.has(phone)) await handIn(school, phone, task);
	}
}

/** Nothing keeps the holder of a device from working. */
async function welcome(school: School, device: Device): Promise<FakePhone> {
	const phone = school.phones[device];
	Object.assign(phone, { network: [], clockError: 0 });
	changePerson(school.server.state, phone.user, { accountStatus: "approved", temporary: false });
	const role_in_course = device === "notebook" ? "teacher" : "student";
	enrol(school.server.state, { user_id: phone.user, course_id, role_in_course });
	await school.perform({ kind: "sign in again", phone: device });
	return phone;
}

/** Its holder writes, and puts it away before anything is sent. */
export async function putAway(school: School, device: DrawerDevice, today: number): Promise<void> {
	const phone = await welcome(school, device);
	if (device === "tablet") {
		await handIn(school, phone, assign(school, `drawer${today}`, ""));
		await school.perform({ kind: "type", phone: device, task: 0 });
		await school.perform({ kind: "inquire", phone: device, spoilt: false });
	} else {
		await school.on(phone, () => phone.run({ urgent: true }));
		await school.perform({ kind: "grade", phone: device, which: 0, points: 12 });
		await school.perform({ kind: "edit course", phone: device, which: 0 });
	}
	expect((await unsent(phone.db)).length, `unsent words on the ${device}`).toBeGreaterThan(0);
}

/** In the night of a change of time an answer is handed in in the last minute of the day, another one right after it. */
export async function lastMinute(school: School, { on, date, end }: (typeof changesOfTime)[number]): Promise<void> {
	const phone = await welcome(school, "phone");
	const due_at = momentOf({ day: date, time: "" }) ?? "";
	const timings: string[] = [];
	for (const [name, seconds] of [
		["last", -1],
		["after", 0],
	] as const) {
		school.clock.now = end - 60_000;
		const task = assign(school, `${name}${on}`, due_at);
		await school.on(phone, () => phone.run({ urgent: true }));
		school.clock.now = end + seconds * 1000;
		await school.on(phone, () => submit(school.ledger, phone, task));
		school.clock.now = end + 3_600_000;
		await school.on(phone, () => phone.run({ urgent: true }));
		const rows = Object.values(school.server.state.rows.submissions).filter((row) => row.assignment_id === task);
		timings.push(...rows.map((row) => timingOf(shapeOf("submissions").parse(row), due_at)));
	}
	expect(timings, `the last minute of ${date}`).toEqual(["sent-later", "late"]);
}
