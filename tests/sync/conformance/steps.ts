// The steps of a history that both servers go through: plain data, so that a failing history can be shrunk and printed.
// Numbers choose among the rows that exist when the step is done.
import fc from "fast-check";

export const names = ["ana", "bassam", "rana", "joseph", "boss", "stranger"] as const;
export type Name = (typeof names)[number];

const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const student = fc.constantFrom<Name>("ana", "bassam");
/** Boss is an admin who teaches two of the courses. */
const teacher = fc.constantFrom<Name>("rana", "joseph", "boss");
const anybody = fc.constantFrom<Name>(...names);
/** Mostly a person who would do it, sometimes one who may not. */
const mostly = (usual: fc.Arbitrary<Name>) =>
	fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: anybody });
const which = fc.nat(9);
const points = fc.integer({ min: -1, max: 24 });
/** Whether the writer saw the present content: mostly. */
const fresh = fc.constantFrom(true, true, true, false);
/** Whether the row is one to which this can be done: mostly. */
const apt = fc.constantFrom(true, true, true, true, false);
/** Whether a new row gets an id that another row has: hardly ever. */
const taken = fc.constantFrom(false, false, false, false, false, false, true);
const task = fc.option(fc.nat(9));
const title = fc.constantFrom("Fractions", "Verbs", "Les verbes", "Plants", "Les plantes", "");

/** From when students see it: mostly from the beginning, or from a moment that has come. */
const opens = fc.constantFrom("", "", "2026-01-09T06:00:00.000Z", "2099-01-09T06:00:00.000Z");

/** One write of a phone, as an entry of a batch. */
const entry = fc.oneof(
	fc.record({ kind: kind("submit"), who: mostly(student), which, apt, taken }),
	fc.record({ kind: kind("replace"), who: mostly(student), which, apt, fresh }),
	fc.record({ kind: kind("grade"), who: mostly(teacher), which, apt, points, fresh }),
	fc.record({ kind: kind("change grade"), who: mostly(teacher), which, apt, points, fresh }),
	fc.record({ kind: kind("return"), who: mostly(teacher), which, apt, fresh }),
	fc.record({ kind: kind("create course"), who: mostly(teacher), title, taken }),
	fc.record({ kind: kind("create assignment"), who: mostly(teacher), which, title, taken, opens }),
	fc.record({ kind: kind("edit course"), who: mostly(teacher), which, title, fresh }),
	fc.record({ kind: kind("edit assignment"), who: mostly(teacher), which, title, points, fresh, opens }),
	fc.record({
		kind: kind("end course"),
		who: mostly(teacher),
		which,
		at: fc.constantFrom("now" as const, "2026-03-01T08:00:00.000Z" as const, null, null),
	}),
	fc.record({
		kind: kind("file assignment"),
		who: mostly(teacher),
		which,
		status: fc.constantFrom("archived" as const, "deleted" as const, "" as const),
	}),
);
export type EntryStep = typeof entry extends fc.Arbitrary<infer Step> ? Step : never;

const collection = fc.constantFrom("users", "courses", "enrollments", "assignments", "submissions", "materials");
const request = fc.oneof(
	{
		weight: 8,
		arbitrary: fc.record({ kind: kind("batch"), entries: fc.array(entry, { minLength: 1, maxLength: 3 }) }),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			kind: kind("join"),
			who: mostly(student),
			which,
			code: fc.constantFrom<"current" | "former" | "none">("current", "current", "current", "former", "none"),
			taken,
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			kind: kind("add"),
			who: mostly(teacher),
			which,
			email: fc.constantFrom("ana@lead.test", "Bassam@lead.test", "rana@lead.test", "nobody@lead.test"),
			taken,
		}),
	},
	{
		weight: 3,
		// For an assignment of whichever course, or for none.
		arbitrary: fc.record({ kind: kind("copy material"), who: mostly(teacher), which, into: fc.nat(3), task, taken }),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			kind: kind("inquire"),
			who: anybody,
			spoilt: fc.constantFrom(false, false, false, true),
			taken,
		}),
	},
	// A response was lost: the same request again, sometimes with another token or other words.
	{
		weight: 6,
		arbitrary: fc.record({
			kind: kind("again"),
			which: fc.nat(30),
			who: fc.option(anybody, { freq: 6 }),
			altered: fc.constantFrom(false, false, false, false, true),
		}),
	},
	{ weight: 2, arbitrary: fc.record({ kind: kind("known"), who: anybody }) },
	{
		weight: 5,
		arbitrary: fc.record({ kind: kind("handshake"), who: anybody, from: fc.option(fc.nat(20), { freq: 8 }) }),
	},
	{ weight: 3, arbitrary: fc.record({ kind: kind("list"), who: anybody, collection }) },
	{ weight: 1, arbitrary: fc.record({ kind: kind("list taught"), who: anybody }) },
);

const happening = fc.oneof(
	fc.record({ kind: kind("enrol"), student, which }),
	fc.record({ kind: kind("unenrol"), student, which }),
	fc.record({
		kind: kind("account status"),
		who: fc.constantFrom<Name>("ana", "bassam", "rana", "boss"),
		accountStatus: fc.constantFrom("blocked" as const, "approved" as const, "approved" as const),
	}),
	// The centre's password, or one of the person's own in its place.
	fc.record({
		kind: kind("lend password"),
		who: fc.constantFrom<Name>("ana", "bassam", "rana", "boss"),
		lent: fc.constantFrom(true, false, false),
	}),
	fc.record({
		kind: kind("role"),
		who: fc.constantFrom<Name>("bassam", "joseph"),
		role: fc.constantFrom("student" as const, "teacher" as const),
	}),
	fc.record({ kind: kind("archive"), which, ended: fc.boolean() }),
	fc.record({ kind: kind("renew code"), which }),
	fc.record({ kind: kind("lower max"), which }),
	fc.record({ kind: kind("kill tokens"), who: fc.constantFrom<Name>("ana", "bassam", "rana", "boss") }),
	fc.record({ kind: kind("sign in"), who: fc.constantFrom<Name>("ana", "bassam", "rana", "joseph", "boss") }),
	fc.record({ kind: kind("back up") }),
	fc.record({ kind: kind("restore") }),
);
export type Happening = typeof happening extends fc.Arbitrary<infer Step> ? Step : never;

export const step = fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: happening });
export type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

const happenings: string[] = [
	"enrol",
	"unenrol",
	"account status",
	"lend password",
	"role",
	"archive",
	"renew code",
	"lower max",
	"kill tokens",
	"sign in",
	"back up",
	"restore",
] satisfies Happening["kind"][];
export const isHappening = (step: Step): step is Happening => happenings.includes(step.kind);
