// Why an account was not made or changed, said at the field that it is about.
import type { UseFormReturn } from "react-hook-form";
import { Refused } from "#local/online.ts";
import { whyNotDone } from "#refusals.ts";
import type { Account } from "./schema.ts";

/** Those that can say what is wrong with them. */
const fields = ["full_name", "grade", "email", "language", "parent_phone", "other_phone"] as const;

/** @returns what is to be said of the whole form, null when it is said at a field, which then has the focus */
export function sayRefused(
	form: UseFormReturn<Account>,
	error: unknown,
	asked: Omit<Parameters<typeof whyNotDone>[1], "about">,
): string | null {
	const message = whyNotDone(error, { ...asked, about: "person" });
	const field = error instanceof Refused ? fields.find((name) => name === error.field) : undefined;
	if (!field) return message;
	form.setError(field, { type: "refused", message }, { shouldFocus: true });
	return null;
}
