// What an admin may enter about somebody, judged kindly before the server judges again
// (pb_hooks/lib/accounts/approval.js). Messages are keys of words.en.ts.
import { requiredLine } from "#local/text.ts";

export { gradeLevels } from "#records.ts";

const messages = ["edit.required", "edit.tooLong"] as const;
const name = requiredLine(100, ...messages);

/** A name as it is stored, or what is wrong with it. */
export function nameFrom(typed: string): { name: string } | { wrong: (typeof messages)[number] } {
	const { success, data, error } = name.safeParse(typed);
	if (success) return { name: data };
	return { wrong: messages.find((known) => known === error.issues[0]?.message) ?? "edit.required" };
}
