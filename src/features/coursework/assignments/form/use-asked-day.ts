// A day in a form about which its writer is asked: when its field is left and when the form is submitted. It is taken only
// when they say so.
import { useEffect, useRef, useState } from "react";
import { isScheduled } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { type OpeningFields, openingOf } from "./due.ts";

type Answer = { label: string; answer: () => void };

type Day = {
	/** Which day it is, with its time. */
	key: string;
	/** The one before anything was typed: what is there already is not asked about. */
	start: string;
	/** Null for a day that is not asked about. `keep` is the label of the answer that keeps it. */
	question: { text: string; keep: string; others: Answer[] } | null;
};

export type AskedDay = ReturnType<typeof useAskedDay>;

export function useAskedDay({ key, start, question }: Day) {
	const [kept, setKept] = useState(start);
	const [asked, setAsked] = useState("");
	const first = useRef<HTMLButtonElement>(null);
	const [stopped, stop] = useState(0);
	const open = key === kept ? null : question;
	const ask = () => setAsked(key);
	// Submit was pressed and did nothing: the focus shows why.
	useEffect(() => {
		if (stopped > 0) first.current?.focus();
	}, [stopped]);
	return {
		/** What is asked now; the last answer keeps the day. */
		question:
			open && asked === key
				? { text: open.text, answers: [...open.others, { label: open.keep, answer: () => setKept(key) }] }
				: null,
		/** The button that takes the focus. */
		first,
		ask,
		/** Whether the form may be submitted; if not, it is asked. */
		mayGo: (): boolean => {
			if (!open) return true;
			ask();
			stop(stopped + 1);
			return false;
		},
	};
}

const keyOf = ({ openDay, openTime }: OpeningFields) => `${openDay} ${openTime}`;

/**
 * A moment to come, from which alone the students of an assignment are to see it.
 * @param start the fields before anything was typed
 * @param isGiven whether they see it already
 */
export function useHidingDay(
	fields: OpeningFields,
	start: OpeningFields,
	isGiven: boolean,
	write: (opening: OpeningFields) => void,
) {
	const t = useWords();
	const now = useCentreNow();
	const isOdd = isGiven && isScheduled({ opens_at: openingOf(fields) }, now);
	const leave = { label: t("hiding.leave"), answer: () => write(start) };
	const question = isOdd ? { text: t("hiding.ask"), keep: t("hiding.keep"), others: [leave] } : null;
	return useAskedDay({ key: keyOf(fields), start: keyOf(start), question });
}
