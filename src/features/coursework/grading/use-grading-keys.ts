// Grading without a mouse: a digit begins the grade, Enter submits, arrows change the answer, F goes to the feedback, Z takes
// the last grade back, ? shows all of them. Never in a dialog, or together with Ctrl, Alt or Cmd. On a tab the arrows and
// Enter are its own. In the feedback every key is its writer's, but Escape, which goes back to the grade, and Enter together
// with Ctrl or Cmd, which submits.
import { type RefObject, useEffect, useEffectEvent } from "react";

type Keys = {
	/** Changes the answer by so many places. */
	go: (step: number) => void;
	/** Null when there is nothing to take back. */
	undo: (() => void) | null;
	/** Shows what the keys do. */
	help: () => void;
};

/** @param form the grade form in front */
export function useGradingKeys(form: RefObject<HTMLFormElement | null>, { go, undo, help }: Keys): void {
	const pressed = useEffectEvent((event: KeyboardEvent) => {
		const field = form.current?.querySelector<HTMLInputElement>("[name=grade]");
		const where = event.target instanceof HTMLElement ? event.target : document.body;
		if (field && where instanceof HTMLTextAreaElement && form.current?.contains(where)) leave(event, field);
		if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
		if (where.closest("dialog, textarea, select, [contenteditable]")) return;
		const onTab = where.closest("[role=tablist]") !== null;
		// Also the field of a correction, which is another form.
		const inGrade = where instanceof HTMLInputElement && where.name === "grade";
		if (!inGrade && where.closest("input")) return;
		// A key held down is one press: the grade that was begun for the next answer is not submitted with it.
		if (event.repeat && event.key === "Enter") return event.preventDefault();
		const typing = inGrade && where.value !== "";
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		const key = event.key.toLowerCase();
		if (step && !onTab && !typing) {
			event.preventDefault();
			go(step);
		} else if (!inGrade && /^\d$/.test(key) && field) {
			event.preventDefault();
			field.focus();
			begin(field, key);
		} else if (key === "f" && form.current) {
			event.preventDefault();
			form.current.querySelector("textarea")?.focus();
		} else if (key === "?") {
			event.preventDefault();
			help();
		} else if (key === "z") {
			// No letter belongs into a grade, also when there is nothing to take back.
			event.preventDefault();
			if (!event.repeat) undo?.();
		} else if (key === "enter" && !where.closest("button, a, summary, input")) {
			form.current?.requestSubmit();
		}
	});
	useEffect(() => {
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, []);
}

// The digit goes in as if it had been typed there, so that the form hears of it.
function begin(field: HTMLInputElement, digit: string): void {
	field.select();
	document.execCommand("insertText", false, digit);
}

// Out of the feedback. The grade has the focus when it is submitted: what is typed next is for the next answer.
function leave(event: KeyboardEvent, field: HTMLInputElement): void {
	const submits = event.key === "Enter" && (event.ctrlKey || event.metaKey);
	if (event.isComposing || !(submits || event.key === "Escape")) return;
	event.preventDefault();
	field.focus();
	if (submits) field.form?.requestSubmit();
}
