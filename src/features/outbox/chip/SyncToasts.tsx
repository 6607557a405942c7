import { useEffect } from "react";
import { toast } from "sonner";
import { useWords } from "#features/outbox/words.ts";
import { useMutationWords } from "#mutation-words.ts";
import { showNotices } from "./notices.ts";
import { useOldItems } from "./old-items.ts";

// Tells the writer once what became of each piece of work, while the page is being looked at.
export function SyncToasts() {
	// A notice is said outside a component, which cannot wait for its language: so the words are waited for here.
	useWords();
	useMutationWords();
	useEffect(showNotices, []);
	useOldItems();
	// The Undo of a toast belongs to the person who signed in, so toasts are dismissed with them.
	useEffect(() => () => void toast.dismiss(), []);
	return null;
}
