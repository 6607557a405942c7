// Both are required; whether they are right is for the server. Messages are keys of the words.
import { z } from "zod";

export const loginSchema = z.object({
	email: z.string().trim().min(1, "login.needEmail"),
	password: z.string().min(1, "login.needPassword"),
});

export type Login = z.infer<typeof loginSchema>;
