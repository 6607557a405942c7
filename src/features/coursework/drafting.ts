// A draft under its key, as its field shows it and as the phone stores it.
import { useEffect, useState } from "react";
import { keeperOf } from "#local/save-draft.ts";
import { useSaveDraft } from "#ui/forms/use-save-draft.ts";
import { useDraft } from "./queries.ts";

/**
 * What is typed counts until it is stored, so a slow phone never takes a character back; afterwards the stored text
 * counts, so that typing in a second tab shows here. Give the component a React `key` per draft: one hook serves one
 * draft for its whole life.
 */
export function useDrafted(key: string) {
	const stored = useDraft(key);
	const [typed, setTyped] = useState<string | null>(null);
	/** The last words that were stored from here since a key was pressed. */
	const [saved, setSaved] = useState<string | null>(null);
	const [save] = useState(() => {
		const keep = keeperOf(key);
		return async (words: string) => {
			await keep(words);
			setSaved(words);
		};
	});
	const { keep, flush, hold, done, failed } = useSaveDraft(save);
	const kept = stored?.text ?? "";
	const text = typed ?? kept;
	const current = stored !== undefined && text.toWellFormed() === kept;

	// Not before these very words were stored: where they are what was stored already, an earlier save may still be under way,
	// and its words would come back. Compared again at the moment of letting go: a key pressed between drawing and this
	// effect must not be taken back.
	useEffect(() => {
		if (typed !== null && current && saved === typed) setTyped((now) => (now === typed ? null : now));
	}, [typed, current, saved]);

	return {
		text,
		ready: stored !== undefined,
		/** When all that stands in the field was saved (phone's clock), else null. */
		savedAt: current && stored && kept !== "" ? stored.saved_at : null,
		failed,
		write: (next: string) => {
			setTyped(next);
			setSaved(null);
			keep(next);
		},
		flush,
		hold,
		/** After the text went on its way the field is free again. */
		done: () => {
			done();
			setTyped(null);
		},
	};
}
