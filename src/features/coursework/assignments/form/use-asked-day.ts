// A day in a form about which its writer is asked: when its field is left and when the form is submitted. It is taken only
// when they say so.
import { useEffect, useRef, useState } from "react";

type Day = {
	/** Which day it is, with its time. */
	key: string;
	/** The one before anything was typed: what is there already is not asked about. */
	start: string;
	/** Whether it is one to ask about. */
	isOdd: boolean;
};

export function useAskedDay({ key, start, isOdd }: Day) {
	const [kept, setKept] = useState(start);
	const [asked, setAsked] = useState("");
	const first = useRef<HTMLButtonElement>(null);
	const [stopped, stop] = useState(0);
	const isOpen = isOdd && key !== kept;
	const ask = () => setAsked(key);
	// Submit was pressed and did nothing: the focus shows why.
	useEffect(() => {
		if (stopped > 0) first.current?.focus();
	}, [stopped]);
	return {
		isAsked: isOpen && asked === key,
		/** The button that takes the focus. */
		first,
		ask,
		/** Whether the form may be submitted; if not, it is asked. */
		mayGo: (): boolean => {
			if (!isOpen) return true;
			ask();
			stop(stopped + 1);
			return false;
		},
		keep: () => setKept(key),
	};
}
