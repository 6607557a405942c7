// What stands in place of the name of somebody who deleted the account (pb_hooks/lib/accounts/delete-account.js). It is no
// name but a word: the server has it in English alone, and every reader reads it in the own language.
import type { Language } from "./words-types.ts";

const french = new Map([
	["Former student", "Ancien élève"],
	["Former teacher", "Ancien professeur"],
]);

/** @param name as the server has it */
export const nameFor = (reader: Language, name: string): string =>
	(reader === "fr" ? french.get(name) : undefined) ?? name;
