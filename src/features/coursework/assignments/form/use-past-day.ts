// A day that is past already, on which something is due or its class would have seen it: mostly the year is wrong. It is
// asked about when the field is left and when the form is submitted, and taken only when its teacher says so.
import { useEffect, useRef, useState } from "react";
import { isPast } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { type DueFields, momentOf } from "./due.ts";

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

/** @param start the fields before anything was typed: what an assignment has already is not asked about */
export function usePastDay(fields: DueFields, start: DueFields, write: (due: Partial<DueFields>) => void) {
	const now = useCentreNow();
	const [kept, setKept] = useState(keyOf(start));
	const [asked, setAsked] = useState("");
	const first = useRef<HTMLButtonElement>(null);
	const [stopped, stop] = useState(0);
	const { day, time } = fields;
	const key = keyOf(fields);
	const past = /^20\d\d-/.test(day) && key !== kept && isPast(momentOf(fields), now);
	const ask = () => setAsked(key);
	// Submit was pressed and did nothing: the focus shows why.
	useEffect(() => {
		if (stopped > 0) first.current?.focus();
	}, [stopped]);
	return {
		/** What is asked, with the year that was probably meant; null for nothing. */
		question: past && asked === key ? { year: likelyYear(fields, now) } : null,
		first,
		ask,
		/** Whether the form may be submitted; if not, it is asked. */
		mayGo: (): boolean => {
			if (!past) return true;
			ask();
			stop(stopped + 1);
			return false;
		},
		keep: () => setKept(key),
		take: (year: string) => write({ day: `${year}${day.slice(4)}`, time }),
	};
}
