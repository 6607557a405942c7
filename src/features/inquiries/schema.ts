// What a visitor may send, judged kindly before the server judges again (pb_hooks/lib/inquiries/forms.js).
// Messages are keys of the words.
import * as z from "zod/mini";
import { centre } from "#centre.ts";
import type { InquiryForm } from "#local/inquiries/draft.ts";
import { isVisible, onOneLine } from "#local/text.ts";
import { wellFormed } from "#sync/text.ts";
import { countCodePoints } from "#ui/forms/code-points.ts";
import { isEmail } from "#ui/forms/email.ts";
import { storedPhone } from "#ui/phone-number.ts";
import type { ProblemKey } from "./problems.ts";

/** How long each text may be, in code points as the server counts. */
export const most = { name: 100, email: 255, phone: 20, message: 1000, programs: 500, notes: 500 } as const;

const { first, last } = centre.grades;
export const grades = Array.from({ length: last - first + 1 }, (_, place) => `Grade ${first + place}`);

const typed = z.pipe(
	z._default(z.string(), ""),
	z.transform((text) => wellFormed(text).trim()),
);

/** One line: a telephone number copied from a list of contacts carries letters that turn its direction. */
const typedLine = z.pipe(
	typed,
	z.transform((text) => onOneLine(text).trim()),
);

/** @param of how it was typed; @param short said when there is less than `least` of it */
const text = (
	of: typeof typed | typeof typedLine,
	least: number,
	short: ProblemKey,
	length: number,
	long: ProblemKey,
) =>
	of.check(
		z.refine((words) => words.length >= least && (least === 0 || isVisible(words)), short),
		z.refine((words) => countCodePoints(words) <= length, long),
	);

const grade = (missing: ProblemKey) => typed.check(z.refine((chosen) => grades.includes(chosen), missing));

const email = typed.check(z.refine(isEmail, "problem.email" satisfies ProblemKey));

/** As it is stored. @param short said when there are fewer than `least` characters */
const phone = (least: number, short: ProblemKey) =>
	z.pipe(
		text(typedLine, least, short, most.phone, "problem.phoneLong").check(
			z.refine((number) => storedPhone(number) !== "", "problem.phoneDigits" satisfies ProblemKey),
		),
		z.transform(storedPhone),
	);

/** A field no person sees travels as it is. */
const website = z._default(z.string(), "");

export const schemas = {
	"join-us": z.object({
		parentName: text(typedLine, 2, "problem.nameShort", most.name, "problem.nameLong"),
		grade: grade("problem.grade"),
		email,
		phone: phone(8, "problem.phoneShort"),
		message: text(typed, 10, "problem.messageShort", most.message, "problem.messageLong"),
		programs: typed,
		notes: typed,
		website,
	}),
	portal: z.object({
		parentName: text(typedLine, 1, "problem.nameMissing", most.name, "problem.nameLong"),
		grade: grade("problem.gradeMissing"),
		email,
		phone: phone(1, "problem.phoneMissing"),
		message: typed,
		programs: text(typed, 1, "problem.programsMissing", most.programs, "problem.programsLong"),
		notes: text(typed, 0, "problem.notesLong", most.notes, "problem.notesLong"),
		website,
	}),
} as const satisfies Record<InquiryForm, z.ZodMiniType>;

export type InquiryInput = z.input<(typeof schemas)[InquiryForm]>;
export type InquiryWords = z.output<(typeof schemas)[InquiryForm]>;
