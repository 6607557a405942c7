import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Focuses a field of a form as soon as it accepts input, in the same commit: somebody who touched another field in
 * between would lose the focus to this one, and type into the wrong field.
 * @param take focuses the field
 * @param turn whether to focus, or how often it was asked for: every new value except `false` and 0 focuses again
 */
export function useAutofocus(take: () => void, turn: boolean | number): void {
	const latest = useEffectEvent(take);
	useLayoutEffect(() => {
		if (turn) latest();
	}, [turn]);
}
