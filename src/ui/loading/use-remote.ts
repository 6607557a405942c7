import { QueryCache, QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useReducer, useState } from "react";

// What is asked online and never stored on the phone: forgotten when the screen that asked is left, so nothing of it is
// there after a sign-out. A server that refused is not asked again by itself, and whether there is a network is decided
// by the screens (`wanted`).
const online = new QueryClient({
	queryCache: new QueryCache({ onError: (problem) => console.warn("not fetched", problem) }),
	defaultOptions: {
		queries: {
			gcTime: 0,
			retry: false,
			networkMode: "always",
			refetchOnReconnect: false,
			refetchOnWindowFocus: false,
			structuralSharing: false,
		},
	},
});

type Known<Value> = {
	/** The last answer, kept while a new one is fetched and when fetching fails. Null before the first. */
	value: Value | null;
	/** When it came (phone's clock, milliseconds). */
	at: number;
};

export type Remote<Value> = Known<Value> & {
	/** "stopped": nobody is being asked now. */
	state: "asking" | "here" | "failed" | "stopped";
	again: () => void;
	/**
	 * Changes the answer at once by what a write has just achieved, until the next answer arrives. One that was on its way, or
	 * is not drawn yet, may have been read before the write: the server is asked once more.
	 */
	amend: (change: (value: Value) => Value) => void;
};

/** Whether an answer is still to come, or has come and is not drawn yet. */
const isOnItsWay = (question: readonly (string | number)[], drawn: unknown): boolean =>
	online.isFetching({ queryKey: question }) > 0 ||
	online.getQueriesData({ queryKey: question }).some(([, answer]) => answer !== undefined && answer !== drawn);

/**
 * Asks the server: at once, whenever the question changes, and on `again`. The answer to the newest question counts, in
 * whichever order answers arrive.
 * @param question identifies what is asked among everything that is asked
 * @param wanted whether to ask at all: the page is shown and there is a network
 */
export function useRemote<Value>(
	question: readonly (string | number)[],
	ask: () => Promise<Value>,
	wanted: boolean,
): Remote<Value> {
	// Part of the question: an answer that was on its way before a write must not be shown after it, and one that was on
	// its way when the network went is not waited for.
	const [round, again] = useReducer((count: number) => count + 1, 0);
	useEffect(() => (wanted ? again : undefined), [wanted]);
	const query = useQuery({ queryKey: [...question, round], queryFn: ask, enabled: wanted }, online);
	const [known, setKnown] = useState<Known<Value> & { answer?: Value }>({ value: null, at: 0 });
	const { data: answer, dataUpdatedAt: at } = query;
	if (answer !== undefined && answer !== known.answer) setKnown({ value: answer, at, answer });
	return {
		value: known.value,
		at: known.at,
		state: !wanted ? "stopped" : query.isFetching ? "asking" : query.isError ? "failed" : "here",
		again,
		amend: (change) => {
			setKnown((before) => (before.value === null ? before : { ...before, value: change(before.value) }));
			if (isOnItsWay(question, known.answer)) again();
		},
	};
}
