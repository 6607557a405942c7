// A draft under its key, as its field shows it and as the phone stores it.
import { useEffect, useState } from "react";
import { noteCleared, noteSaved, noteTyped } from "#local/browser/unsaved-words.ts";
import { wellFormed } from "#sync/text.ts";
import { offerUndo } from "#ui/feedback/undo-toast.ts";
import { useSaveDraft } from "#ui/forms/use-save-draft.ts";
import { draftSaver, saveDraftNow } from "./commands.ts";
import { useDraft } from "./queries.ts";

/**
 * The field shows the typed text until it is stored, so that a slow phone never takes a character back; afterwards it shows
 * the stored text, so that typing in a second tab appears here. Give the component a React `key` per draft: a hook serves
 * one draft only.
 */
export function useDrafted(key: string) {
	const stored = useDraft(key);
	const [typed, setTyped] = useState<string | null>(null);
	/** The last words that were stored from here since a key was pressed. */
	const [saved, setSaved] = useState<string | null>(null);
	const [save] = useState(() => {
		const keep = draftSaver(key);
		return async (words: string) => {
			await keep(words);
			if (words === "") noteCleared(key);
			else noteSaved(key);
			setSaved(words);
		};
	});
	const { keep, flush, hold, done, failed } = useSaveDraft(save);
	const kept = stored?.text ?? "";
	const text = typed ?? kept;
	const current = stored !== undefined && wellFormed(text) === kept;

	// The field follows the database only after exactly this text was saved. If stored and typed text are equal by
	// coincidence, an earlier save may still be pending and would bring back old text. The state updater compares again, in
	// case a key was pressed after the render.
	useEffect(() => {
		if (typed !== null && current && saved === typed) setTyped((now) => (now === typed ? null : now));
	}, [typed, current, saved]);

	// Words that the phone could not save are gone with their field.
	useEffect(() => () => void hold().then(() => noteSaved(key)), [key, hold]);

	const empty = () => {
		done();
		noteSaved(key);
		setTyped(null);
	};
	return {
		text,
		ready: stored !== undefined,
		/** The phone keeps exactly the text of the field, or nothing of an empty one. */
		saved: current,
		/** When the text of the field was saved (phone's clock, milliseconds); null while some of it is not. */
		savedAt: current && stored && kept !== "" ? stored.saved_at : null,
		failed,
		write: (next: string) => {
			noteTyped(key);
			setTyped(next);
			setSaved(null);
			keep(next);
		},
		flush,
		hold,
		/** Empties the field, after its text was put in the outbox. */
		done: empty,
		/**
		 * Gives up what was typed; it can be undone for ten seconds.
		 * @param said names what was done
		 * @param start a text that nobody typed, so that there is nothing to undo
		 */
		discard: async (said: string, start = "") => {
			await hold();
			await saveDraftNow(key, "");
			empty();
			noteCleared(key);
			if (text !== "" && text !== start) offerUndo(said, () => saveDraftNow(key, text));
		},
	};
}
