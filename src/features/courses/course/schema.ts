import { isEmail } from "#ui/forms/email.ts";

const userName = /^[a-z]+\.\d{4}$/i;

/** What is wrong with the address, or the user name, of a student, as a key of the words, or null. */
export function emailProblem(email: string): "enrol.missing" | "enrol.invalid" | null {
	if (email === "") return "enrol.missing";
	return userName.test(email) || isEmail(email) ? null : "enrol.invalid";
}
