// What a person may enter about the own account, judged kindly before the server judges again
// (pb_migrations/1795154401_users.js, pb_hooks/lib/accounts/passwords.js). Messages are keys of the words (problems.ts).
import * as z from "zod/mini";
import { centre } from "#centre.ts";
import { requiredLine } from "#local/text.ts";
import { countCodePoints } from "#ui/forms/code-points.ts";
import { isEmail } from "#ui/forms/email.ts";

/** bcrypt reads no more. */
const mostBytes = 71;
const longestName = 100; // in letters

export const emailField = z.string().check(
	z.trim(),
	z.minLength(1, "problem.needEmail"),
	z.refine((typed) => typed === "" || isEmail(typed), "problem.email"),
);

export const nameField = requiredLine(longestName, "problem.needName", "problem.longName");

/** A password of one's own choice. */
export const passwordField = z.string().check(
	z.refine((typed) => countCodePoints(typed) >= centre.passwordMinLength, "problem.shortPassword"),
	z.refine((typed) => new TextEncoder().encode(typed).length <= mostBytes, "problem.longPassword"),
);

/** A new password, typed twice. */
export const newPassword = {
	password: passwordField,
	passwordConfirm: z.string(),
};

/** Whether both are the same; goes with `differ` into a refinement of the form that has `newPassword`. */
export const areSame = (typed: { password: string; passwordConfirm: string }): boolean =>
	typed.password === typed.passwordConfirm;
export const differ = { path: ["passwordConfirm"], error: "problem.differ" };
