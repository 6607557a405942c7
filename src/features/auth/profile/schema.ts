// What a person enters about the own account, judged kindly before the server judges again. Messages are keys of the
// words.
import * as z from "zod/mini";
import { areSame, differ, emailField, newPassword } from "#features/auth/account-schema.ts";

const ownPassword = z.string().check(z.minLength(1, "problem.needPassword"));

export const passwordSchema = z
	.object({ current: z.string().check(z.minLength(1, "password.needCurrent")), ...newPassword })
	.check(z.refine(areSame, differ));

/** @param now the address the account has */
export const addressSchema = (now: string) =>
	z.object({
		email: emailField.check(z.refine((typed) => typed.toLowerCase() !== now.toLowerCase(), "email.same")),
		password: ownPassword,
	});

/** @param word what is to be typed, so that nobody deletes an account by a slip of the finger */
export const farewellSchema = (word: string) =>
	z.object({
		password: ownPassword,
		word: z.string().check(z.refine((typed) => typed.trim().toLowerCase() === word.toLowerCase(), "delete.needWord")),
	});

export type NewPassword = z.infer<typeof passwordSchema>;
export type NewAddress = z.infer<ReturnType<typeof addressSchema>>;
export type Farewell = z.infer<ReturnType<typeof farewellSchema>>;
