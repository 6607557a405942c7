// A day that is past already, on which something is due or its class would have seen it: mostly the year is wrong.
import { useWords } from "#features/coursework/teaching-words.ts";
import { isPast } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { type DueFields, momentOf } from "./due.ts";
import { useAskedDay } from "./use-asked-day.ts";

/** How far ahead the year that was probably meant may lead, in milliseconds: most of a school year. */
const schoolYear = 300 * 86_400_000;

/** The year in which the same day is still to come, "" where it would be too far away to be what was meant. */
export function likelyYear({ day, time }: DueFields, now: number): string {
	const [year = "", ...rest] = day.split("-");
	// A leap day is on no other year's calendar.
	if (rest.join("-") === "02-29") return "";
	const current = new Date(now).getUTCFullYear();
	for (const next of [current, current + 1]) {
		const due = momentOf({ day: [next, ...rest].join("-"), time });
		if (due === null || isPast(due, now)) continue;
		return String(next) !== year && Date.parse(due) - now < schoolYear ? String(next) : "";
	}
	return "";
}

const keyOf = ({ day, time }: DueFields) => `${day} ${time}`;

/** @param start the fields before anything was typed */
export function usePastDay(fields: DueFields, start: DueFields, write: (due: Partial<DueFields>) => void) {
	const t = useWords();
	const now = useCentreNow();
	const { day, time } = fields;
	const year = likelyYear(fields, now);
	const take = { label: t("past.take", { year }), answer: () => write({ day: `${year}${day.slice(4)}`, time }) };
	const asked = year ? { text: t("past.year", { year }), others: [take] } : { text: t("past.ask"), others: [] };
	const isOdd = /^20\d\d-/.test(day) && isPast(momentOf(fields), now);
	const question = isOdd ? { ...asked, keep: t("past.keep") } : null;
	return useAskedDay({ key: keyOf(fields), start: keyOf(start), question });
}
