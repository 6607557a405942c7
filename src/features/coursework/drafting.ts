// A text that is saved on the phone while it is typed: within a second of the last key, and whenever the page is left.
import { useCallback, useEffect, useRef, useState } from "react";
import { readSession } from "#data/session.ts";
import { keepDraft } from "./commands.ts";
import { useDraft } from "./queries.ts";

const saveWithin = 400;

/**
 * The text under `key`, as the field shows it. What was typed leads over what is stored until storing caught up, so a
 * slow phone never takes a letter back; afterwards the stored text leads, so a second tab's typing shows here.
 * Give the component a React `key` per draft: one hook serves one draft for its whole life.
 */
export function useDrafted(key: string) {
	const stored = useDraft(key);
	const [typed, setTyped] = useState<string | null>(null);
	const [failed, setFailed] = useState(false);
	const { later, flush, cancel } = useSaving(key, setFailed);
	const kept = stored?.text ?? "";
	const text = typed ?? kept;
	const current = stored !== undefined && text.toWellFormed() === kept;

	// Compared again at the moment of letting go: a key pressed between drawing and this effect must not be taken back.
	useEffect(() => {
		if (typed !== null && current) setTyped((now) => (now === typed ? null : now));
	}, [typed, current]);

	return {
		text,
		ready: stored !== undefined,
		/** When all that stands in the field was saved (phone's clock), else null. */
		savedAt: current && stored && kept !== "" ? stored.saved_at : null,
		/** The last attempt to save did not succeed: the words are in the field and nowhere else. */
		failed,
		write: (next: string) => {
			setTyped(next);
			later(next);
		},
		flush,
		/** While the text is being committed nothing may be saved behind it: that would bring the draft back. */
		hold: cancel,
		/** After the text went on its way: nothing is to be saved any more, and the field is free again. */
		done: () => {
			cancel();
			setTyped(null);
			setFailed(false);
		},
	};
}

function useSaving(key: string, tellFailed: (failed: boolean) => void) {
	const [author] = useState(() => readSession()?.user.id);
	const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
	const cancel = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current = null;
	}, []);
	const flush = useCallback(() => {
		const text = waiting.current?.text;
		cancel();
		// Somebody else sits here now: these words would become that person's.
		if (text === undefined || readSession()?.user.id !== author) return;
		keepDraft(key, text).then(
			() => tellFailed(false),
			() => tellFailed(true),
		);
	}, [key, author, cancel, tellFailed]);
	// The timer is not pushed back by the next key: somebody who never pauses is saved all the same.
	const later = useCallback(
		(text: string) => {
			if (waiting.current) waiting.current.text = text;
			else waiting.current = { text, timer: setTimeout(flush, saveWithin) };
		},
		[flush],
	);
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
	return { later, flush, cancel };
}
