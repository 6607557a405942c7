import { useState } from "react";

// Passwords can be read nowhere again: what shows them closes at the second time, unless they were printed, copied or sent.
export function useShownOnce(needed: boolean, onClose: () => void) {
	const [kept, setKept] = useState(false);
	const [warned, setWarned] = useState(false);
	return {
		/** Somebody has them elsewhere by now. */
		keep: () => setKept(true),
		close: () => (kept || warned || !needed ? onClose() : setWarned(true)),
		warns: warned && !kept,
	};
}
