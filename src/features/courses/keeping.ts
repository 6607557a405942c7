// Words that are saved on the phone while they are typed: within a second of the last key, and when the page is left.
import { useCallback, useEffect, useRef, useState } from "react";
import { readSession } from "#data/session.ts";
import { keepDraft } from "./commands.ts";

const saveWithin = 400;

/** Give the component a React `key` per draft: one hook serves one draft for its whole life. */
export function useKeeping(key: string) {
	const [author] = useState(() => readSession()?.user.id);
	const [failed, setFailed] = useState(false);
	const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
	const hold = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current = null;
	}, []);
	const flush = useCallback(() => {
		const text = waiting.current?.text;
		hold();
		// Somebody else sits here now: these words would become that person's.
		if (text === undefined || readSession()?.user.id !== author) return;
		keepDraft(key, text).then(
			() => setFailed(false),
			() => setFailed(true),
		);
	}, [key, author, hold]);
	// The timer is not pushed back by the next key: somebody who never pauses is saved all the same.
	const keep = (text: string) => {
		if (waiting.current) waiting.current.text = text;
		else waiting.current = { text, timer: setTimeout(flush, saveWithin) };
	};
	useLeaving(flush);
	return {
		keep,
		/** The last attempt to save did not succeed: the words are in the fields and nowhere else. */
		failed,
		/** While the words are being committed nothing may be saved behind them: that would bring the draft back. */
		hold,
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
