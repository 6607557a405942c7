import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Opens the question whose address (`#q-…`) was followed, and brings the visitor there.
 * @returns which visit this is: another one with every link that is followed
 */
export function useAskedQuestion(): string | undefined {
	const { hash, state } = useLocation();
	const visit = state.__TSR_key;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what tells a second press of the same link.
	useEffect(() => {
		const asked = hash ? document.getElementById(hash) : null;
		if (!(asked instanceof HTMLDetailsElement)) return;
		asked.open = true;
		asked.scrollIntoView();
		asked.querySelector("summary")?.focus({ preventScroll: true });
	}, [hash, visit]);
	return visit;
}
