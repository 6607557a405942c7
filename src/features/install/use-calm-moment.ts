import { useEffect, useState } from "react";

const writing = "input, textarea, select, [contenteditable]";

/** True from the first moment, after the page was touched, in which nobody is writing: nothing comes up before. */
export function useCalmMoment(): boolean {
	const [calm, setCalm] = useState(false);
	useEffect(() => {
		if (calm) return;
		const look = () => setCalm(!document.activeElement?.matches(writing));
		addEventListener("pointerup", look);
		addEventListener("keyup", look);
		return () => {
			removeEventListener("pointerup", look);
			removeEventListener("keyup", look);
		};
	}, [calm]);
	return calm;
}
