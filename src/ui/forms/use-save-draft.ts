// Saves text while it is typed: at most 400 ms after a key, and whenever the page is left.
import { useCallback, useEffect, useRef, useState } from "react";

const saveWithin = 400;

/** @param save the same function for the whole life of the component; it rejects when the words are not saved */
export function useSaveDraft(save: (text: string) => Promise<void>) {
	const [failed, setFailed] = useState(false);
	const shown = useRef(false);
	const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
	const underWay = useRef<Promise<void>>(Promise.resolve());
	const hold = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current = null;
		return underWay.current;
	}, []);
	const flush = useCallback(() => {
		const text = waiting.current?.text;
		void hold();
		if (text === undefined) return;
		// The last save begins as the component goes: by the time it ends there may be no window any more.
		const note = (problem: boolean) => {
			if (shown.current) setFailed(problem);
		};
		const saved = save(text).then(
			() => note(false),
			() => note(true),
		);
		underWay.current = Promise.all([underWay.current, saved]).then(() => undefined);
	}, [save, hold]);
	useEffect(() => {
		shown.current = true;
		return () => {
			shown.current = false;
		};
	}, []);
	useLeaving(flush);
	return {
		/** The next key does not restart the timer: somebody who never pauses is saved all the same. */
		keep: (text: string) => {
			if (waiting.current) waiting.current.text = text;
			else waiting.current = { text, timer: setTimeout(flush, saveWithin) };
		},
		flush,
		/**
		 * While the text is being committed nothing may be saved after it: that would bring the draft back. What is under way
		 * by then is over when this resolves; it never rejects.
		 */
		hold,
		/** The text was committed: nothing is left to save, and no earlier failure counts. */
		done: () => {
			void hold();
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
