// Where the focus and the window go when the queue is opened.
import { type RefObject, useEffect } from "react";

/**
 * Who opens the tab with a mouse goes on with the keys of the grade. Who comes to it by keyboard stays on the tab, and a
 * touch opens no keyboard.
 */
export function useGradeAtHand(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const tab = document.activeElement;
		const pressed = tab?.getAttribute("role") === "tab" && !tab.matches(":focus-visible");
		if (!pressed || !matchMedia("(pointer: fine)").matches) return;
		form.current?.querySelector<HTMLElement>("[name=grade]")?.focus({ preventScroll: true });
	}, [form]);
}

/**
 * Below a wide screen the grades stand at the lower edge, and the heads of the page would leave no line of the answer above
 * them. Who comes by keyboard has the focus on the tab, which stays where it is.
 */
export function useAnswerInSight(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const narrow = matchMedia("(max-width: 74.99em)").matches;
		const byKeyboard = document.activeElement?.matches("[role=tab]:focus-visible");
		if (narrow && !byKeyboard) form.current?.closest("[data-open-answer]")?.scrollIntoView({ block: "start" });
	}, [form]);
}
