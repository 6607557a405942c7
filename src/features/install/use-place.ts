import { useCallback, useRef } from "react";

/** A place that stays when what stood in it goes: it takes the focus that would be lost. */
export function usePlace() {
	const place = useRef<HTMLDivElement>(null);
	const catchFocus = useCallback(() => {
		// After the next drawing it is known whether the button is still there.
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
		});
	}, []);
	return { place, catchFocus };
}
