// How the list of assignments was filtered and scrolled, kept while one of them is open so that the list is as it was.
// Kept in memory only.
import { useState } from "react";
import { readSession } from "#local/account/session.ts";

export type ListView = {
	words: string;
	course: string;
	/** What was there when it was last filtered, by id; what is created afterwards stands apart. */
	searched: string[];
	/** How many rows are drawn at most. */
	limit: number;
	/** The row that was opened last. */
	opened: string;
};

export const pageOfRows = 30;
const first: ListView = { words: "", course: "", searched: [], limit: pageOfRows, opened: "" };

let left: { of: string; view: ListView } | null = null;

export function useListView() {
	const me = readSession()?.user.id ?? "";
	const [view, setView] = useState(left?.of === me ? left.view : first);
	const change = (part: Partial<ListView>) => {
		left = { of: me, view: { ...(left?.of === me ? left.view : view), ...part } };
		setView((before) => ({ ...before, ...part }));
	};
	return { view, change };
}
