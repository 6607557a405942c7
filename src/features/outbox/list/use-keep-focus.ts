import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "#ui/layout/focus-page.ts";

/**
 * An item that is sent or discarded disappears with the button that was pressed in it: the focus moves to the item in
 * its place.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>): void {
	const at = useRef(0);
	// After every render: any of them may have removed the button.
	useEffect(() => {
		const here = list.current;
		if (!here) return;
		const items = () => [...here.querySelectorAll("li")];
		if (isFocusLost()) {
			const left = items();
			const next = left[Math.min(at.current, left.length - 1)] ?? here;
			next.tabIndex = -1;
			next.focus();
		}
		const note = ({ target }: FocusEvent) => {
			const found = items().findIndex((item) => target instanceof Node && item.contains(target));
			at.current = Math.max(0, found);
		};
		here.addEventListener("focusin", note);
		return () => here.removeEventListener("focusin", note);
	});
}
