// What is being typed about a new account lasts as long as the tab, with the id that the account is to have: closed by
// mistake, or after an answer that was lost, it is opened again as it was, and makes no second account.
import * as z from "zod/mini";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";
import { gradeLevels } from "#records.ts";
import type { Account } from "./schema.ts";

const shape = z.object({
	id: z.string(),
	account: z.object({
		role: z.enum(["student", "teacher"]),
		full_name: z.string(),
		grade: z.enum(["", ...gradeLevels]),
		email: z.string(),
		language: z.enum(["en", "fr"]),
		parent_phone: z.string(),
		other_phone: z.string(),
	}),
});

const formOf = (inquiry: string): string => `account ${inquiry}`;

/** @param inquiry that it is made from, "" for none: each has a form of its own */
export const keepTyped = (inquiry: string, id: string, account: Account): void =>
	keepInTab(formOf(inquiry), JSON.stringify({ id, account }));

export const forgetTyped = (inquiry: string): void => keepInTab(formOf(inquiry), "");

/** Null when nothing was typed, or it was made. */
export function typedBefore(inquiry: string): z.infer<typeof shape> | null {
	try {
		return shape.parse(JSON.parse(keptInTab(formOf(inquiry))));
	} catch {
		return null;
	}
}
