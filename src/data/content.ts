// Whether the server has what an errand carries, and the words in it.
import { type Errand, mutationOf } from "./errands.ts";
import type { MirroredName, MirroredRow } from "./mirrored.ts";

/** The same value as the phone wrote it and as the server says it: empty is null there, a date may be written otherwise. */
function isSame(written: unknown, row: unknown): boolean {
	const [a, b] = [written ?? "", row ?? ""];
	if (a === b || typeof a !== "string" || typeof b !== "string") return a === b;
	return /^\d{4}-\d\d-\d\dT/.test(a) && Date.parse(a) === Date.parse(b);
}

/** Whether a row of the server brings back what was written. */
export const echoes = (errand: Errand, row: MirroredRow[MirroredName]): boolean =>
	mutationOf(errand).echoes.every((field) => isSame(Reflect.get(errand.body, field), Reflect.get(row, field)));

/** What changes in an errand the moment the server confirmed it. The answer a grade was given for is of no more use. */
export const sentNow = (now: number, { about }: Errand) =>
	({
		state: "sent",
		sent_at: now,
		answer: null,
		homeless: false,
		about: { title: about.title, course: about.course, person: about.person },
	}) as const;

/** The words in it, for reading, copying and rescue. */
export const textOf = (errand: Errand): string => mutationOf(errand).text(errand.body);
