// Grading without a mouse: a digit begins the grade, Enter submits, arrows change the answer. Never while feedback is
// being written, in a dialog, or together with Ctrl, Alt or Cmd. On a tab only digits count: the others are its own keys.
import { type RefObject, useEffect, useRef } from "react";

/**
 * @param form the grade form in front
 * @param go changes the answer by so many places
 */
export function useGradingKeys(form: RefObject<HTMLFormElement | null>, go: (step: number) => void): void {
	const latest = useRef(go);
	latest.current = go;
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
			const field = form.current?.querySelector<HTMLInputElement>("[name=grade]");
			const where = event.target instanceof HTMLElement ? event.target : document.body;
			if (where.closest("dialog, textarea, select, [contenteditable]")) return;
			const onTab = where.closest("[role=tablist]") !== null;
			const inGrade = where === field;
			if (!inGrade && where.closest("input")) return;
			const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
			if (step && !onTab && !(inGrade && field?.value !== "")) {
				event.preventDefault();
				latest.current(step);
			} else if (!inGrade && /^[1-9]$/.test(event.key) && field) {
				event.preventDefault();
				field.focus();
				begin(field, event.key);
			} else if (event.key === "Enter" && !where.closest("button, a, summary, input")) {
				form.current?.requestSubmit();
			}
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, [form]);
}

// The digit goes in as if it had been typed there, so that the form hears of it.
function begin(field: HTMLInputElement, digit: string): void {
	field.select();
	document.execCommand("insertText", false, digit);
}
