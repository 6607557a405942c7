import { useEffect, useReducer, useRef, useState } from "react";

type Known<Value> = {
	/** The last answer, kept while a new one is fetched and when fetching fails. Null before the first. */
	value: Value | null;
	/** When it came (phone's clock, milliseconds). */
	at: number;
	state: "asking" | "here" | "failed";
};

export type Remote<Value> = Omit<Known<Value>, "state"> & {
	/** "stopped": nobody is being asked now. */
	state: Known<Value>["state"] | "stopped";
	again: () => void;
	/** Changes the answer at once by what a write has just achieved, until the next answer arrives. */
	amend: (change: (value: Value) => Value) => void;
};

/**
 * Asks the server for something that is never stored on the phone: at once, whenever the question changes, and on
 * `again`. The answer to the newest question counts, in whichever order answers arrive.
 * @param question identifies what is asked
 * @param wanted whether to ask at all: the page is shown and there is a network
 */
export function useRemote<Value>(question: string, ask: () => Promise<Value>, wanted: boolean): Remote<Value> {
	const [round, again] = useReducer((count: number) => count + 1, 0);
	const [known, setKnown] = useState<Known<Value>>({ value: null, at: 0, state: "asking" });
	const asking = useRef(ask);
	useEffect(() => {
		asking.current = ask;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: question and round are what makes it ask again
	useEffect(() => {
		if (!wanted) return;
		let newest = true;
		setKnown((before) => ({ ...before, state: "asking" }));
		asking.current().then(
			(value) => newest && setKnown({ value, at: Date.now(), state: "here" }),
			(problem: unknown) => {
				console.warn("not fetched", problem);
				if (newest) setKnown((before) => ({ ...before, state: "failed" }));
			},
		);
		return () => {
			newest = false;
		};
	}, [question, wanted, round]);
	const amend = (change: (value: Value) => Value) =>
		setKnown((before) => (before.value === null ? before : { ...before, value: change(before.value) }));
	return { ...known, state: wanted ? known.state : "stopped", again, amend };
}
