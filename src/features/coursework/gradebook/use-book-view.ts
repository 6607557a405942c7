// How a gradebook was searched and scrolled, kept while something of it is open so that it is as it was on the way back.
// Kept in memory only.
import { useState } from "react";
import { readSession } from "#local/account/session.ts";

export type BookView = {
	search: string;
	/** Archived assignments are shown. */
	archived: boolean;
	/** Where the table is scrolled to, in pixels. */
	left: number;
	top: number;
	/** The cell that was pressed last, by student and assignment ("" for the student's name). */
	pressed: { student: string; task: string } | null;
};

const first: BookView = { search: "", archived: false, left: 0, top: 0, pressed: null };

let kept: { of: string; view: BookView } | null = null;

export function useBookView(courseId: string) {
	const of = `${readSession()?.user.id} ${courseId}`;
	const [view, setView] = useState(kept?.of === of ? kept.view : first);
	/** For what the screen shows. */
	const change = (part: Partial<BookView>) => {
		note(part);
		setView((before) => ({ ...before, ...part }));
	};
	/** For what is only needed on the way back: nothing is drawn again. */
	const note = (part: Partial<BookView>) => {
		kept = { of, view: { ...(kept?.of === of ? kept.view : view), ...part } };
	};
	return { view, change, note };
}
