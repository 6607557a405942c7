// The fields of a course that is written, as the form holds them.
import { type CourseForm, gradeLevels, gradeSteps } from "./schema.ts";

export type CourseFields = Record<keyof CourseForm, string>;

export const emptyCourse: CourseFields = { title: "", code: "", subject: "", grade_level: "", grade_step: "" };

/** A course as it is shown, or its fields as an earlier build drafted them. */
type Written = Omit<CourseFields, "grade_step"> & { grade_step?: string | undefined };

/** The fields for it; what can be chosen and the form does not have is none. */
export const fieldsOf = ({ title, code, subject, grade_level, grade_step }: Written): CourseFields => ({
	title,
	code,
	subject,
	grade_level: gradeLevels.find((level) => level === grade_level) ?? "",
	grade_step: gradeSteps.find((step) => step === grade_step) ?? "",
});

const names = ["title", "code", "subject", "grade_level", "grade_step"] as const;

export const sameCourse = (a: CourseFields, b: CourseFields): boolean => names.every((name) => a[name] === b[name]);
