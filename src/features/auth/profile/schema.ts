// What a person enters about the own account, judged kindly before the server judges again. Messages are keys of the
// words (reasons.ts).
import { z } from "zod";

const shortest = 6;
/** bcrypt reads no more; a letter of Arabic is two bytes. */
const mostBytes = 71;
const bytes = (text: string) => new TextEncoder().encode(text).length;

export const passwordSchema = z
	.object({
		current: z.string().min(1, "password.needCurrent"),
		password: z
			.string()
			.refine((text) => [...text].length >= shortest, "password.short")
			.refine((text) => bytes(text) <= mostBytes, "password.long"),
		again: z.string(),
	})
	.refine(({ password, again }) => password === again, { path: ["again"], message: "password.differ" });

export const addressSchema = (now: string) =>
	z.object({
		email: z
			.string()
			.trim()
			.min(1, "email.need")
			.max(255, "email.invalid")
			.refine((text) => z.email().safeParse(text).success, "email.invalid")
			.refine((text) => text.toLowerCase() !== now.toLowerCase(), "email.same"),
		password: z.string().min(1, "ask.needPassword"),
	});

/** @param word what is to be typed, so that nobody deletes an account by a slip of the finger */
export const farewellSchema = (word: string) =>
	z.object({
		password: z.string().min(1, "ask.needPassword"),
		word: z.string().refine((typed) => typed.trim().toLowerCase() === word.toLowerCase(), "delete.needWord"),
	});

export type NewPassword = z.infer<typeof passwordSchema>;
export type NewAddress = z.infer<ReturnType<typeof addressSchema>>;
export type Farewell = z.infer<ReturnType<typeof farewellSchema>>;
