// The actions of a history: plain data, so that a failing history can be shrunk and printed.
import fc from "fast-check";
import { guestMutations, mutations } from "#mutations.ts";
import { tried } from "#support/collections/all.ts";
import { type Fault, faults } from "#support/fakes/faults.ts";
import type { Device } from "./devices.ts";

const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const studentPhone = fc.constantFrom<Device>("phone", "tablet");
/** Mostly the same device, so that many histories have few devices. */
const teacherPhone = fc.oneof(
	{ weight: 8, arbitrary: fc.constant<Device>("computer") },
	{ weight: 2, arbitrary: fc.constantFrom<Device>("laptop", "notebook", "office", "office") },
);
const phone = fc.oneof({ weight: 2, arbitrary: studentPhone }, { weight: 1, arbitrary: teacherPhone });
const task = fc.nat(3);
const course = fc.nat(2);
const who = fc.constantFrom(
	"ana" as const,
	"ana" as const,
	"bassam" as const,
	"bassam" as const,
	"rana" as const,
	"joseph" as const,
	"boss" as const,
);
const fault = fc.constantFrom(...faults);
/** Kinds of lines that every history should meet: a good one, and some that fail only after the handshake. */
const lines: Fault[][] = [
	[],
	[],
	["none", "lost answer"],
	["none", "lost answer"],
	["none", "captive portal"],
	["token dies"],
];
const run = fc.record({
	kind: kind("run"),
	phone,
	network: fc.oneof(fc.constantFrom(...lines), fc.constantFrom(...lines), fc.array(fault, { maxLength: 6 })),
	dieAfter: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 3 }),
	tabs: fc.constantFrom(1, 1, "frozen" as const, 2),
	urgent: fc.boolean(),
	/** True sends what visitors wrote on this device, instead of its holder's work. */
	guests: fc.constantFrom(false, false, false, false, false, false, true),
});

/** Writes without an action of their own. */
const plain = Object.values({ ...mutations, ...guestMutations }).filter(({ name }) => tried[name].write);

/** Each action with its weight. */
const weighted = [
	{ weight: 14, arbitrary: run },
	{ weight: 3, arbitrary: fc.record({ kind: kind("type"), phone: studentPhone, task }) },
	{ weight: 9, arbitrary: fc.record({ kind: kind("submit"), phone: studentPhone, task }) },
	{ weight: 6, arbitrary: fc.record({ kind: kind("replace"), phone: studentPhone, task }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("withdraw"), phone: studentPhone, task }) },
	{
		weight: 8,
		arbitrary: fc.record({
			kind: kind("grade"),
			phone: teacherPhone,
			which: fc.nat(3),
			points: fc.integer({ min: 0, max: 20 }),
		}),
	},
	{
		weight: 6,
		arbitrary: fc.record({
			kind: kind("change grade"),
			phone: teacherPhone,
			which: fc.nat(1),
			points: fc.integer({ min: 0, max: 20 }),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({ kind: kind("teach"), phone: teacherPhone, spoilt: fc.constantFrom(false, false, true) }),
	},
	...plain.map(({ name, place }) => ({
		weight: 2,
		arbitrary: fc.record({
			kind: kind("write"),
			mutation: fc.constant(name),
			phone: place?.role === "student" ? studentPhone : teacherPhone,
			which: fc.nat(1),
		}),
	})),
	{ weight: 6, arbitrary: fc.record({ kind: kind("edit course"), phone: teacherPhone, which: fc.nat(1) }) },
	{
		weight: 5,
		arbitrary: fc.record({
			kind: kind("edit assignment"),
			phone: teacherPhone,
			which: fc.nat(1),
			max_points: fc.constantFrom(20, 20, 4),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			kind: kind("elsewhere"),
			what: fc.constantFrom("courses" as const, "assignments" as const, "submissions" as const),
			which: fc.nat(1),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			kind: kind("graded elsewhere"),
			by: fc.constantFrom("joseph" as const, "rana" as const),
			which: fc.nat(1),
		}),
	},
	// At first no student is in the third course; the fourth does not exist, so its code is wrong.
	{
		weight: 5,
		arbitrary: fc.record({ kind: kind("join"), phone: studentPhone, course: fc.constantFrom(0, 1, 2, 2, 2, 2, 3) }),
	},
	{
		weight: 2,
		arbitrary: fc.record({ kind: kind("inquire"), phone: studentPhone, spoilt: fc.constantFrom(false, false, true) }),
	},
	{ weight: 1, arbitrary: fc.record({ kind: kind("renew code"), course }) },
	{
		weight: 2,
		arbitrary: fc.record({
			kind: kind("add"),
			phone: teacherPhone,
			which: fc.nat(4),
			email: fc.constantFrom("ana@lead.test", "bassam@lead.test", "rana@lead.test", "nobody@lead.test"),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			kind: kind("discard"),
			phone,
			undo: fc.constantFrom("never" as const, "at once" as const, "later" as const),
		}),
	},
	{ weight: 3, arbitrary: fc.record({ kind: kind("undo"), phone }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("retry"), phone }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("restart"), phone }) },
	{ weight: 4, arbitrary: fc.record({ kind: kind("weak battery"), phone, steps: fc.integer({ min: 1, max: 12 }) }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("wait"), seconds: fc.constantFrom(30, 120, 100_000) }) },
	{
		weight: 2,
		arbitrary: fc.record({ kind: kind("jump"), phone, seconds: fc.constantFrom(-90_000, -300, 300, 90_000) }),
	},
	{ weight: 3, arbitrary: fc.record({ kind: kind("switch"), phone: studentPhone }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("kill tokens"), who }) },
	{ weight: 3, arbitrary: fc.record({ kind: kind("sign in again"), phone }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("unenrol"), who, course }) },
	{ weight: 3, arbitrary: fc.record({ kind: kind("enrol"), who, course }) },
	{
		weight: 1,
		arbitrary: fc.record({
			kind: kind("block"),
			who,
			accountStatus: fc.constantFrom("blocked" as const, "approved" as const),
		}),
	},
	// The centre's password, or one of the person's own in its place. Either ends every session.
	{ weight: 1, arbitrary: fc.record({ kind: kind("lend password"), who, lent: fc.boolean() }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("lower max"), which: fc.nat(1) }) },
	{ weight: 1, arbitrary: fc.record({ kind: kind("back up") }) },
	{ weight: 1, arbitrary: fc.record({ kind: kind("restore") }) },
	{ weight: 1, arbitrary: fc.record({ kind: kind("storage full"), phone, writes: fc.integer({ min: 1, max: 5 }) }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind("late copies arrive"), phone }) },
];

export const action = fc.oneof(...weighted);
export type Action = typeof action extends fc.Arbitrary<infer Kind> ? Kind : never;
