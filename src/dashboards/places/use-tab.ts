import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { scrollAsLeft, useNoteScroll } from "./kept-scroll.ts";

type Open<Tab extends string> = {
	tab: Tab;
	/** What is open in it, by its id, with what is open in that behind a slash; "" when the tab itself is. */
	item: string;
	choose: (tab: string, item?: string) => void;
};

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** Where the Back button leads within the same dashboard, step by step, the nearest last. */
		under?: string[];
	}
}

/**
 * The open tab and what is open in it, kept in the address after `#` (`#courses` or `#courses/abc…`) so that a refresh
 * and the way back find them again. The Back button leads from what is open to its list, from another tab to the first,
 * and from the first away.
 * @param tabs the known ones; the first is open when the address names none
 */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): Open<Tab> {
	const hash = useLocation({ select: ({ hash }) => hash });
	const [named = "", ...inside] = hash.split("/");
	const item = inside.join("/");
	const tab = tabs.find((known) => known === named) ?? tabs[0];
	const opened = tab === named ? item : "";
	const here = placeOf(tab, opened);
	const { under, add, replace, goBack } = usePlaces(here);
	const choose = (to: string, what = "") => {
		const next = placeOf(to, what);
		if (next === here) return;
		const known = under.indexOf(next);
		if (known >= 0) return goBack(under.length - known);
		if (what !== "" || here === tabs[0]) return add(next);
		// Of one tab nothing stays under another but the first.
		const extra = under.length - (under[0] === tabs[0] && next !== tabs[0] ? 1 : 0);
		if (extra > 0) goBack(extra, next);
		else replace(next);
	};
	return { tab, item: opened, choose };
}

/** Goes from place to place of one page, each with those under it. @param here the place that is open */
function usePlaces(here: string) {
	const navigate = useNavigate();
	const { history } = useRouter();
	const under = useLocation({ select: ({ state }) => state.under }) ?? [];
	/** While the browser goes back: the place that follows, "" for none. A second press must not lead further back. */
	const returning = useRef<string | null>(null);
	const go = (hash: string, how: { replace: boolean; under: string[] }) =>
		void navigate({
			to: ".",
			hash,
			replace: how.replace,
			state: how.under.length > 0 ? { under: how.under } : {},
			resetScroll: false,
			hashScrollIntoView: false,
		});
	const arrived = useLocation({ select: ({ state }) => state.__TSR_key });
	// biome-ignore lint/correctness/useExhaustiveDependencies: every arrival ends the return
	useEffect(() => {
		const next = returning.current;
		returning.current = null;
		if (!next) return arrived ? scrollAsLeft(arrived) : undefined;
		go(next, { replace: true, under });
	}, [here, arrived]);
	useNoteScroll();
	const whenStill = (act: () => void) => {
		if (returning.current === null) act();
	};
	return {
		under,
		add: (place: string) => whenStill(() => go(place, { replace: false, under: [...under, here] })),
		replace: (place: string) => whenStill(() => go(place, { replace: true, under })),
		goBack: (steps: number, next = "") =>
			whenStill(() => {
				returning.current = next;
				history.go(-steps);
				// A browser that does not go back says nothing.
				setTimeout(() => {
					returning.current = null;
				}, goneBackWithinMs);
			}),
	};
}

const goneBackWithinMs = 1_000;

const placeOf = (tab: string, item: string): string => (item ? `${tab}/${item}` : tab);
