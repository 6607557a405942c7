// A teacher who grades from a list on paper types faster than a slow computer draws the next answer. What is pressed between
// the submit of a grade and the next answer is meant for that one, so it waits for it: in the form that is still in front it
// would be another grade for the same student, and every later one would be one student off. In the same way what is pressed
// after Z waits for the grade that is taken back.
import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * @param place where the grade form in front is
 * @param inFront begins with the id of its answer and tells that form from every other; "" while there is none
 */
export function useTypeAhead(place: RefObject<HTMLElement | null>, inFront: string) {
	/** The keys that wait for an answer, by how its `inFront` begins; null while none is awaited. */
	const waiting = useRef<{ keys: string[]; for: string } | null>(null);
	useEffect(() => {
		const hold = (event: KeyboardEvent) => {
			if (!waiting.current || !isForGrade(event)) return;
			event.preventDefault();
			event.stopPropagation();
			// One key held down is one press.
			if (!event.repeat) waiting.current.keys.push(event.key);
		};
		document.addEventListener("keydown", hold, true);
		return () => document.removeEventListener("keydown", hold, true);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the keys are pressed in each form that comes in front.
	useEffect(() => {
		let left = false;
		const press = async () => {
			for (let typed = false; !left; ) {
				const key = waiting.current?.keys.shift();
				const field = place.current?.querySelector<HTMLInputElement>("[name=grade]");
				if (key === undefined || !field) {
					waiting.current = null;
					return;
				}
				if (key === "Enter") {
					// The keys that are left are for the answer after this one.
					if (typed) return field.form?.requestSubmit();
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
		if (waiting.current && inFront.startsWith(waiting.current.for)) {
			waiting.current.for = "";
			void press();
		}
		return () => {
			left = true;
		};
	}, [inFront]);
	return {
		/** The grade in front was submitted; false when nothing came of it: then nobody is meant by what was pressed since. */
		submitted: useCallback((submitted: boolean) => {
			waiting.current = submitted ? { keys: [], for: "", ...waiting.current } : null;
		}, []),
		/** The grade of this answer is being taken back. */
		takenBack: (id: string) => {
			waiting.current = { keys: [], for: id };
		},
	};
}

const otherFields = "dialog, textarea, select, [contenteditable], input:not([name=grade])";

/** Not what is typed into another field or presses a button, nor together with Ctrl, Alt or Cmd. */
function isForGrade({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
	if (ctrlKey || altKey || metaKey || !/^(\p{Nd}|[.,]|Enter|Backspace)$/u.test(key)) return false;
	const elsewhere = key === "Enter" ? `button, a, summary, ${otherFields}` : otherFields;
	return !(target instanceof HTMLElement && target.closest(elsewhere));
}
