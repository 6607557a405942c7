// A course being written is four fields and one draft, kept as JSON together with the write it is to replace.
import * as z from "zod/mini";
import { type CourseForm, gradeLevels } from "./schema.ts";

const shape = z.object({
	title: z.string(),
	code: z.string(),
	subject: z.string(),
	grade_level: z.enum(["", ...gradeLevels]),
	replaces: z.string(),
});

/** What the fields begin with, and the write whose words these are ("" for a new course). */
export type Beginning = { words: CourseForm; replaces: string };

export const emptyCourse: CourseForm = { title: "", code: "", subject: "", grade_level: "" };

/** The fields for a course as it is shown. */
export function formOf(course: Omit<CourseForm, "grade_level"> & { grade_level: string }): CourseForm {
	const { title, code, subject } = course;
	return { title, code, subject, grade_level: gradeLevels.find((level) => level === course.grade_level) ?? "" };
}

export const sameCourse = (a: CourseForm, b: CourseForm): boolean =>
	a.title === b.title && a.code === b.code && a.subject === b.subject && a.grade_level === b.grade_level;

/** The stored draft, or the beginning when there is none that can be read. */
export function beginningOf(stored: string, fresh: Beginning): Beginning {
	try {
		const { replaces, ...words } = shape.parse(JSON.parse(stored));
		return { words, replaces };
	} catch {
		return fresh;
	}
}

/** The draft to store; fields as they were at the beginning store nothing. */
export const draftOf = (words: CourseForm, fresh: Beginning, replaces: string): string =>
	sameCourse(words, fresh.words) ? "" : JSON.stringify({ ...words, replaces });
