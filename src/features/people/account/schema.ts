// What an admin may write about a person, judged kindly before the server judges again
// (pb_hooks/lib/accounts/account-fields.js). Messages are keys of words.en.ts.
import * as z from "zod/mini";
import { requiredLine } from "#local/text.ts";
import { gradeLevels } from "#records.ts";
import { isEmail } from "#ui/forms/email.ts";
import { storedPhone } from "#ui/phone-number.ts";

const problems = ["wrong.name", "wrong.longName", "wrong.email", "wrong.phone"] as const;
export type Problem = (typeof problems)[number];
const [noName, longName, email, phone] = problems;

const isAddress = (typed: string) => typed === "" || isEmail(typed);
const isPhone = (typed: string) => typed.trim() === "" || storedPhone(typed) !== "";
const phoneField = z.string().check(z.refine(isPhone, phone));

export const accountSchema = z.object({
	role: z.enum(["student", "teacher", "admin"]),
	full_name: requiredLine(100, noName, longName),
	grade: z.enum(["", ...gradeLevels]),
	email: z.string().check(z.trim(), z.refine(isAddress, email)),
	language: z.enum(["en", "fr"]),
	parent_phone: phoneField,
	other_phone: phoneField,
});

export type Account = z.infer<typeof accountSchema>;

/** The key of what is wrong with a field. */
export const problemIn = (message: string | undefined): Problem | undefined =>
	problems.find((known) => known === message);

/** An account as the server is to be sent it, or what is wrong with it. */
export function checkAccount(account: Account): { account: Account; problems: Problem[] } {
	const read = accountSchema.safeParse(account);
	const problems = read.error?.issues.flatMap(({ message }) => problemIn(message) ?? []) ?? [];
	return { account: read.data ?? account, problems };
}

type Changes = Partial<Omit<Account, "role">>;

/** What of an account is another now, and what it was before; numbers are compared as they are stored. */
export function changesOf(before: Account, now: Account): { changed: Changes; replaces: Changes } {
	const { role: _, ...fields } = { ...now, ...phones(now) };
	const old: Record<string, string> = { ...before, ...phones(before) };
	const changed = Object.entries(fields).filter(([field, text]) => text !== old[field]);
	return {
		changed: Object.fromEntries(changed),
		replaces: Object.fromEntries(changed.map(([field]) => [field, old[field]])),
	};
}

const phones = ({ parent_phone, other_phone }: Account) => ({
	parent_phone: storedPhone(parent_phone),
	other_phone: storedPhone(other_phone),
});
