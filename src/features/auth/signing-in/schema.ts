// Both are required; whether they are right is for the server. Messages are keys of the words.
import * as z from "zod/mini";

export const loginSchema = z.object({
	email: z.string().check(z.trim(), z.minLength(1, "login.needEmail")),
	password: z.string().check(z.minLength(1, "login.needPassword")),
});

export type Login = z.infer<typeof loginSchema>;
