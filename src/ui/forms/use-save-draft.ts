// Words that are saved while they are typed: within a second of the last key, and whenever the page is left.
import { useCallback, useEffect, useRef, useState } from "react";

const saveWithin = 400;

/** @param save the same function for the whole life of the component; it rejects when the words are not saved */
export function useSaveDraft(save: (text: string) => Promise<void>) {
	const [failed, setFailed] = useState(false);
	const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
	const hold = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current = null;
	}, []);
	const flush = useCallback(() => {
		const text = waiting.current?.text;
		hold();
		if (text === undefined) return;
		save(text).then(
			() => setFailed(false),
			() => setFailed(true),
		);
	}, [save, hold]);
	useLeaving(flush);
	return {
		/** The timer is not pushed back by the next key: somebody who never pauses is saved all the same. */
		keep: (text: string) => {
			if (waiting.current) waiting.current.text = text;
			else waiting.current = { text, timer: setTimeout(flush, saveWithin) };
		},
		flush,
		/** While the words are being committed nothing may be saved behind them: that would bring the draft back. */
		hold,
		/** The words went on their way: nothing is to be saved any more, and nothing failed. */
		done: () => {
			hold();
			setFailed(false);
		},
		/** The last attempt to save did not succeed: the words are in the fields and nowhere else. */
		failed,
	};
}

/** Whenever the page or this part of it is left. */
function useLeaving(flush: () => void) {
	useEffect(() => {
		const hidden = () => {
			if (document.visibilityState === "hidden") flush();
		};
		window.addEventListener("pagehide", flush);
		document.addEventListener("visibilitychange", hidden);
		return () => {
			window.removeEventListener("pagehide", flush);
			document.removeEventListener("visibilitychange", hidden);
			flush();
		};
	}, [flush]);
}
