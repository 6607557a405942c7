import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Puts the pen into a form's field the moment it takes letters, and in the same step: whoever touched another field
 * between the two would have it taken from his hand, and his letters would stand elsewhere.
 * @param take focuses the field
 * @param turn whether the pen is wanted, or how often it has been: each new turn but `false` and 0 takes it anew
 */
export function useAutofocus(take: () => void, turn: boolean | number): void {
	const latest = useEffectEvent(take);
	useLayoutEffect(() => {
		if (turn) latest();
	}, [turn]);
}
