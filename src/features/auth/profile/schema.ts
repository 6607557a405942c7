// What a person enters about the own account, judged kindly before the server judges again. Messages are keys of the
// words.
import { z } from "zod";
import { areSame, differ, emailField, newPassword } from "#features/auth/account-schema.ts";

const ownPassword = z.string().min(1, "problem.needPassword");

export const passwordSchema = z
	.object({ current: z.string().min(1, "password.needCurrent"), ...newPassword })
	.refine(areSame, differ);

/** @param now the address the account has */
export const addressSchema = (now: string) =>
	z.object({
		email: emailField.refine((typed) => typed.toLowerCase() !== now.toLowerCase(), "email.same"),
		password: ownPassword,
	});

/** @param word what is to be typed, so that nobody deletes an account by a slip of the finger */
export const farewellSchema = (word: string) =>
	z.object({
		password: ownPassword,
		word: z.string().refine((typed) => typed.trim().toLowerCase() === word.toLowerCase(), "delete.needWord"),
	});

export type NewPassword = z.infer<typeof passwordSchema>;
export type NewAddress = z.infer<ReturnType<typeof addressSchema>>;
export type Farewell = z.infer<ReturnType<typeof farewellSchema>>;
