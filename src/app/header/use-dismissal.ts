import { type RefObject, useEffect } from "react";

/**
 * Escape, a press elsewhere and the focus elsewhere shut what a button of the header has opened. Escape gives the focus
 * back to the button if it was in what is shut.
 * @param around the element that has the button first, and what it opens in an element marked `data-opened`
 */
export function useDismissal(around: RefObject<HTMLElement | null>, shown: boolean, shut: () => void): void {
	useEffect(() => {
		if (!shown) return;
		const pressed = ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			if (around.current?.querySelector("[data-opened]:focus-within")) around.current.querySelector("button")?.focus();
			shut();
		};
		const left = ({ target }: Event) => {
			if (target instanceof Node && !around.current?.contains(target)) shut();
		};
		document.addEventListener("keydown", pressed);
		document.addEventListener("pointerdown", left);
		document.addEventListener("focusin", left);
		return () => {
			document.removeEventListener("keydown", pressed);
			document.removeEventListener("pointerdown", left);
			document.removeEventListener("focusin", left);
		};
	});
}
