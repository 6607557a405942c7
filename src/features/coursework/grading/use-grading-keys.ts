// Grading without a mouse: a digit begins the grade, Enter submits, arrows change the answer, F goes to the feedback, Z takes
// the last grade back, ? shows all of them. Never while feedback is being written, in a dialog, or together with Ctrl, Alt or Cmd. On a tab the
// arrows and Enter are its own.
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
		if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
		const field = form.current?.querySelector<HTMLInputElement>("[name=grade]");
		const where = event.target instanceof HTMLElement ? event.target : document.body;
		if (where.closest("dialog, textarea, select, [contenteditable]")) return;
		const onTab = where.closest("[role=tablist]") !== null;
		const inGrade = where === field;
		if (!inGrade && where.closest("input")) return;
		const typing = inGrade && field?.value !== "";
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
		} else if (key === "z" && undo) {
			event.preventDefault();
			undo();
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
