// What is asked of somebody who lost the password or was given one. Messages are keys of the words of the account pages.
import * as z from "zod/mini";
import { areSame, differ, emailField, newPassword } from "#features/auth/account-schema.ts";

export const forgotSchema = z.object({ email: emailField });
export type Forgot = z.infer<typeof forgotSchema>;

export const resetSchema = z.object(newPassword).check(z.refine(areSame, differ));
export type Reset = z.infer<typeof resetSchema>;

export const ownSchema = z
	.object({ temporary: z.string().check(z.minLength(1, "problem.needPassword")), ...newPassword })
	.check(z.refine(areSame, differ));
export type Own = z.infer<typeof ownSchema>;
