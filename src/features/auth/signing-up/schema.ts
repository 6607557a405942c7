// What a newcomer is asked. Messages are keys of the words of the account pages.
import * as z from "zod/mini";
import { emailField, nameField, passwordField } from "#features/auth/account-schema.ts";
import { gradeLevels } from "#records.ts";

export { gradeLevels };

/** Everybody who has an account. */
export const personSchema = z.object({ full_name: nameField, email: emailField, password: passwordField });

/** A grade is asked of students only. */
export const signUpSchema = z.extend(personSchema, { role: z.enum(["student", "teacher"]), grade: z.string() }).check(
	z.refine(({ role, grade }) => role === "teacher" || gradeLevels.some((level) => level === grade), {
		path: ["grade"],
		error: "problem.needGrade",
	}),
);

export type NewPerson = z.infer<typeof personSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
