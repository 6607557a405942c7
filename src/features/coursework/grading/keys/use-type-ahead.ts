// A teacher who grades from a list on paper types faster than a slow computer draws the next answer. What is pressed between
// the submit of a grade and the next answer is meant for that one, so it waits for it: in the form that is still in front it
// would be another grade for the same student, and every later one would be one student off.
import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * @param form the grade form in front
 * @param inView the id of the answer it is for, "" for none
 */
export function useTypeAhead(form: RefObject<HTMLFormElement | null>, inView: string) {
	/** Null while no answer is awaited. */
	const waiting = useRef<string[] | null>(null);
	useEffect(() => {
		const hold = (event: KeyboardEvent) => {
			if (!waiting.current || event.ctrlKey || event.altKey || event.metaKey) return;
			if (!/^([\d.,]|Enter|Backspace)$/.test(event.key)) return;
			event.preventDefault();
			event.stopPropagation();
			waiting.current.push(event.key);
		};
		document.addEventListener("keydown", hold, true);
		return () => document.removeEventListener("keydown", hold, true);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another answer is in front, whichever it is.
	useEffect(() => {
		let left = false;
		const press = async () => {
			for (let first = true; !left; first = false) {
				const key = waiting.current?.shift();
				const field = form.current?.querySelector<HTMLInputElement>("[name=grade]");
				if (key === undefined || !field) {
					waiting.current = null;
					return;
				}
				// Those that are left are for the answer after this one, or for nobody (`submitted`).
				if (key === "Enter") return form.current?.requestSubmit();
				field.focus();
				if (first) field.select();
				if (key === "Backspace") document.execCommand("delete");
				else document.execCommand("insertText", false, key);
				// The form knows it once it is drawn.
				await new Promise((drawn) => setTimeout(drawn));
			}
		};
		if (waiting.current) void press();
		return () => {
			left = true;
		};
	}, [inView]);
	/** The grade in front was submitted, or nothing came of that after all: then nobody is meant by what was pressed since. */
	return useCallback((submitted: boolean) => {
		waiting.current = submitted ? (waiting.current ?? []) : null;
	}, []);
}
