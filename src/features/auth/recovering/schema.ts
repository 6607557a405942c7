// What is asked of somebody who lost the password or was given one. Messages are keys of the words of the account pages.
import { z } from "zod";
import { areSame, differ, emailField, newPassword } from "#features/auth/account-schema.ts";

export const forgotSchema = z.object({ email: emailField });
export type Forgot = z.infer<typeof forgotSchema>;

export const resetSchema = z.object(newPassword).refine(areSame, differ);
export type Reset = z.infer<typeof resetSchema>;

export const ownSchema = z
	.object({ temporary: z.string().min(1, "problem.needPassword"), ...newPassword })
	.refine(areSame, differ);
export type Own = z.infer<typeof ownSchema>;
