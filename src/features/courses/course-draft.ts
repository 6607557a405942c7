// The fields of a course that is written, as the form holds them.
import { type CourseForm, gradeLevels } from "./schema.ts";

export type CourseFields = Record<keyof CourseForm, string>;

export const emptyCourse: CourseFields = { title: "", code: "", subject: "", grade_level: "" };

/** The fields for a course as it is shown or was drafted; a grade level that the form does not have is none. */
export const fieldsOf = ({ title, code, subject, grade_level }: CourseFields): CourseFields => ({
	title,
	code,
	subject,
	grade_level: gradeLevels.find((level) => level === grade_level) ?? "",
});

export const sameCourse = (a: CourseFields, b: CourseFields): boolean =>
	a.title === b.title && a.code === b.code && a.subject === b.subject && a.grade_level === b.grade_level;
