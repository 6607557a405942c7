// What is being typed about an account lasts as long as the tab: a form closed by mistake is opened again as it was. A new
// account is kept with the id that it is to have, so that the same again, after an answer that was lost, makes no second account.
import * as z from "zod/mini";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";
import { parseJson } from "#local/json.ts";
import { gradeLevels } from "#records.ts";
import type { Account } from "./schema.ts";

const fields = {
	full_name: z.string(),
	grade: z.enum(["", ...gradeLevels]),
	email: z.string(),
	language: z.enum(["en", "fr"]),
	parent_phone: z.string(),
	other_phone: z.string(),
};
const made = z.object({ id: z.string(), account: z.object({ role: z.enum(["student", "teacher"]), ...fields }) });
const edited = z.object({ role: z.enum(["student", "teacher", "admin"]), ...fields });

const madeFor = (inquiry: string): string => `account ${inquiry}`;
const changedOf = (person: string): string => `edit ${person}`;

/** @param inquiry that it is made from, "" for none: each has a form of its own */
export const keepTyped = (inquiry: string, id: string, account: Account): void =>
	keepInTab(madeFor(inquiry), JSON.stringify({ id, account }));

export const forgetTyped = (inquiry: string): void => keepInTab(madeFor(inquiry), "");

/** Null when nothing was typed, or it was made. */
export const typedBefore = (inquiry: string): z.infer<typeof made> | null =>
	made.safeParse(parseJson(keptInTab(madeFor(inquiry)))).data ?? null;

/** Keeps those fields of a person that were typed over: the others may be changed by somebody else. */
export function keepChanged(person: string, before: Account, account: Account): void {
	const old: Record<string, string> = before;
	const typed = Object.entries(account).filter(([field, text]) => text !== old[field]);
	keepInTab(changedOf(person), typed.length === 0 ? "" : JSON.stringify(Object.fromEntries(typed)));
}

export const forgetChanged = (person: string): void => keepInTab(changedOf(person), "");

/** The account with what was typed over. Null when nothing was typed, or it was saved. */
export function changedBefore(person: string, before: Account): Account | null {
	const typed = parseJson(keptInTab(changedOf(person)));
	return typed ? (edited.safeParse({ ...before, ...typed }).data ?? null) : null;
}

const whyNot = (person: string): string => `decline ${person}`;

/** @param reason why a person is declined, "" to forget it */
export const keepReason = (person: string, reason: string): void => keepInTab(whyNot(person), reason);

export const reasonBefore = (person: string): string => keptInTab(whyNot(person));
