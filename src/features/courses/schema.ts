// What a teacher may enter, judged kindly before the server judges again (pb_migrations/1795154403_courses.js). Messages
// are keys of words.en.ts.
import * as z from "zod/mini";
import { problemsIn } from "#features/drafting/problems.ts";
import { optionalLine, requiredLine } from "#local/text.ts";
import { gradeLevels } from "#records.ts";

/** How long each text may be: code points, as the server counts. */
export const most = { title: 200, code: 40, subject: 80 } as const;
export { gradeLevels };
/** In which steps grades may be given; "" for whole points. */
export const gradeSteps = ["", "0.5", "0.25"] as const;

const required = (length: number) => requiredLine(length, "form.required", "form.tooLong");

export const courseSchema = z.object({
	title: required(most.title),
	code: required(most.code),
	subject: optionalLine(most.subject, "form.tooLong"),
	grade_level: z.enum(["", ...gradeLevels]),
	grade_step: z.enum(gradeSteps),
});

export type CourseForm = z.infer<typeof courseSchema>;

const messages = ["form.required", "form.tooLong"] as const;

/** What is wrong, by field. */
export type CourseProblems = Partial<Record<keyof typeof most, (typeof messages)[number]>>;

export const courseProblems = (error: z.core.$ZodError): CourseProblems => problemsIn(error, messages);
