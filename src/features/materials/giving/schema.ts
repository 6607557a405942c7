// What is said of a material, judged kindly before the server judges again (pb_hooks/lib/materials). Messages are keys of
// words.en.ts.
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { endingOf } from "#features/materials/kinds.ts";
import { endings, mostBytes } from "#local/files/uploads.ts";
import { onOneLine, optionalLine, requiredLine } from "#local/text.ts";
import { gradeLevels } from "#records.ts";
import { wellFormed } from "#sync/text.ts";

/** How long each text may be: code points, as the server counts. */
export const most = { title: 200, subject: 80, description: 2000 } as const;

export const givingSchema = z.pipe(
	z.object({
		title: requiredLine(most.title, "required", "tooLong"),
		course_id: z.string(),
		assignment_id: z.string(),
		subject: optionalLine(most.subject, "tooLong"),
		grade: z.enum(["", ...gradeLevels]),
		description: z.string().check(
			z.overwrite((typed) => wellFormed(typed).trim()),
			z.refine((typed) => [...typed].length <= most.description, "tooLong"),
		),
	}),
	// A course has a subject and a grade of its own, and an assignment belongs to one.
	z.transform((words) => (words.course_id ? { ...words, subject: "", grade: "" } : { ...words, assignment_id: "" })),
);

export type GivingFields = z.input<typeof givingSchema>;
export type Giving = z.output<typeof givingSchema>;
export type GivingForm = UseFormReturn<GivingFields, unknown, Giving>;

/** Where something is given or copied: a course, or an assignment of it. What is named neither is everywhere. */
export type Target = Partial<Pick<GivingFields, "course_id" | "assignment_id">>;

/** What is wrong with a file before it is sent; null for nothing. */
export function fileProblem({
	name,
	size,
}: Pick<File, "name" | "size">): "file.kind" | "file.empty" | "file.large" | null {
	if (!endings.includes(endingOf(name))) return "file.kind";
	if (size === 0) return "file.empty";
	return size > mostBytes ? "file.large" : null;
}

/** A title by the name of a file: without its ending, and with blanks for the lines between words. */
export function titleOf(name: string): string {
	const title = onOneLine(name.replace(/\.[^.]+$/, "").replaceAll("_", " ")).trim();
	return [...title].slice(0, most.title).join("");
}

const messages = ["required", "tooLong"] as const;

/** The key of a message of the schema; undefined for any other. */
export const problemIn = (message: string | undefined): (typeof messages)[number] | undefined =>
	messages.find((known) => known === message);
