import * as z from "zod/mini";

const longest = 255;
const emailSchema = z.email().check(z.maxLength(longest));
const userName = /^[a-z]+\.\d{4}$/i;

/** What is wrong with the address, or the user name, of a student, as a key of the words, or null. */
export function emailProblem(email: string): "enrol.missing" | "enrol.invalid" | null {
	if (email === "") return "enrol.missing";
	return userName.test(email) || emailSchema.safeParse(email).success ? null : "enrol.invalid";
}
