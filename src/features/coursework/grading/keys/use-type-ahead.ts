// A teacher who grades from a list on paper types faster than a slow computer draws the next answer. What is pressed between
// the submit of a grade and the next answer is meant for that one, so it waits for it: in the form that is still in front it
// would be another grade for the same student, and every later one would be one student off.
import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * @param form the grade form in front
 * @param inView what tells that form from every other, "" for none
 * @returns to be called with true when the grade in front was submitted, with false when nothing came of it: then nobody is
 * meant by what was pressed since
 */
export function useTypeAhead(form: RefObject<HTMLFormElement | null>, inView: string): (submitted: boolean) => void {
	/** The keys that wait for the next answer; null while none is awaited. */
	const waiting = useRef<string[] | null>(null);
	useEffect(() => {
		const hold = (event: KeyboardEvent) => {
			if (!waiting.current || !isForGrade(event)) return;
			event.preventDefault();
			event.stopPropagation();
			// One key held down is one press.
			if (!event.repeat) waiting.current.push(event.key);
		};
		document.addEventListener("keydown", hold, true);
		return () => document.removeEventListener("keydown", hold, true);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the keys are pressed in each form that comes in front.
	useEffect(() => {
		let left = false;
		const press = async () => {
			for (let typed = false; !left; ) {
				const key = waiting.current?.shift();
				const field = form.current?.querySelector<HTMLInputElement>("[name=grade]");
				if (key === undefined || !field) {
					waiting.current = null;
					return;
				}
				if (key === "Enter") {
					// The keys that are left are for the answer after this one.
					if (typed) return form.current?.requestSubmit();
					// Pressed twice for the answer before.
					continue;
				}
				field.focus();
				if (!typed) field.select();
				typed = true;
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
	return useCallback((submitted: boolean) => {
		waiting.current = submitted ? (waiting.current ?? []) : null;
	}, []);
}

const otherFields = "dialog, textarea, select, [contenteditable], input:not([name=grade])";

/** Not what is typed into another field or presses a button, nor together with Ctrl, Alt or Cmd. */
function isForGrade({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
	if (ctrlKey || altKey || metaKey || !/^(\p{Nd}|[.,]|Enter|Backspace)$/u.test(key)) return false;
	const elsewhere = key === "Enter" ? `button, a, summary, ${otherFields}` : otherFields;
	return !(target instanceof HTMLElement && target.closest(elsewhere));
}
