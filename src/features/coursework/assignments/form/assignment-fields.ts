// An assignment as its form holds it, all text, and what that comes to when it is sent. Messages are keys of
// words.en.ts.
import * as z from "zod/mini";
import { centre } from "#centre.ts";
import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { problemsIn } from "#features/drafting/problems.ts";
import { westernDigits } from "#i18n/digits.ts";
import { requiredLine } from "#local/text.ts";
import {
	type DueFields,
	dueFields,
	endOfDay,
	momentOf,
	type OpeningFields,
	openingFields,
	openingOf,
	startOfDay,
} from "./due.ts";

const maxTitleLength = 200;
export const maxInstructionsLength = 10_000;
const maxPoints = 1_000;

/** The short fields, in their order. Day and time are two: a phone has a good wheel for each. */
export const shortFields = [
	{
		name: "points",
		label: "create.points",
		input: { "aria-required": true, inputMode: "numeric", autoComplete: "off", maxLength: 6 },
	},
	{ name: "day", label: "create.day", input: { type: "date" } },
	{ name: "time", label: "create.time", input: { type: "time" } },
] as const;

/** From when its students see it: mostly empty, so that they stand behind the others. */
export const openFields = [
	{ name: "openDay", label: "create.openDay", input: { type: "date" } },
	{ name: "openTime", label: "create.openTime", input: { type: "time" } },
] as const;

/** A form nobody has written in; `course` and `points` are those it proposes. */
export const emptyAssignment = (course: string, points: number = centre.defaultMaxPoints): AssignmentFields => ({
	course,
	title: "",
	instructions: "",
	points: String(points),
	day: "",
	time: "",
	openDay: "",
	openTime: "",
});

/** The fields for an assignment that exists. */
export const fieldsOf = (course: string, { title, instructions, max_points, due_at, opens_at }: AssignmentWords) => ({
	course,
	title,
	instructions,
	points: String(max_points),
	...dueFields(due_at),
	...openingFields(opens_at ?? null),
});

const given = (text: string) => text !== "";

const points = z.string().check(
	z.overwrite((typed) => westernDigits(typed).trim()),
	z.refine(given, { error: "create.required", abort: true }),
	z.refine(
		(typed) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= maxPoints,
		"create.pointsRange",
	),
);

/** Nobody could hand in what is shown when it is due. Both are the centre's clock, written so that the earlier sorts first. */
const opensBeforeDue = ({ day, time, openDay, openTime }: DueFields & OpeningFields) =>
	day === "" || openDay === "" || `${openDay} ${openTime || startOfDay}` < `${day} ${time || endOfDay}`;

const form = z
	.object({
		course: z.string().check(z.refine(given, "create.required")),
		title: requiredLine(maxTitleLength, "create.required", "create.titleTooLong"),
		instructions: z.string().check(
			z.trim(),
			z.refine((text) => [...text].length <= maxInstructionsLength, "create.instructionsTooLong"),
		),
		points: z.pipe(points, z.transform(Number)),
		day: z.string().check(z.refine((day) => day === "" || /^20\d\d-/.test(day), "create.yearWrong")),
		time: z.string(),
		openDay: z.string().check(z.refine((day) => day === "" || /^20\d\d-/.test(day), "create.yearWrong")),
		openTime: z.string(),
	})
	.check(
		z.refine(({ day, time }) => day !== "" || time === "", { path: ["day"], error: "create.dayMissing" }),
		z.refine(({ openDay, openTime }) => openDay !== "" || openTime === "", {
			path: ["openDay"],
			error: "create.dayMissing",
		}),
		z.refine(opensBeforeDue, { path: ["openDay"], error: "create.opensLate" }),
	);

export type AssignmentFields = z.input<typeof form>;

/** The form as typed. Gives the course and the words to be sent. */
export const assignmentSchema = z.pipe(
	form,
	z.transform(({ course, title, instructions, points, day, time, openDay, openTime }) => ({
		course,
		words: {
			title,
			instructions,
			max_points: points,
			due_at: momentOf({ day, time }),
			opens_at: openingOf({ openDay, openTime }),
		} satisfies Required<AssignmentWords>,
	})),
);

const messages = [
	"create.required",
	"create.titleTooLong",
	"create.instructionsTooLong",
	"create.pointsRange",
	"create.dayMissing",
	"create.yearWrong",
	"create.opensLate",
] as const;

/** What is wrong, by field. A date field half filled in gives no text at all, so only the field itself can tell. */
export type AssignmentProblems = {
	[Field in keyof AssignmentFields]?: (typeof messages)[number] | "create.unfinished" | "edit.belowGrade";
};

export const assignmentProblems = (error: z.core.$ZodError): AssignmentProblems => problemsIn(error, messages);
