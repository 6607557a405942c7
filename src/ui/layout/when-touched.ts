const touches = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Calls it at the next press, key or scroll of whoever reads the page, until the signal says that it does not matter any more. */
export function whenTouched(act: () => void, signal: AbortSignal): void {
	for (const touch of touches) addEventListener(touch, act, { signal, capture: true, passive: true, once: true });
}
