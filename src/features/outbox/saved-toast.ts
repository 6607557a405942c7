// The toast that says that something is kept on this phone and not sent yet.
import { toast } from "sonner";

/** The last one. Every toast gets a new id, because one that is shown again while it closes is lost. */
let shown: { toast: string | number; about: Set<string> } | null = null;

/**
 * @param ids of the entries it is about
 * @param description what is to be done so that they are sent, if anything is
 */
export function saySaved(ids: string[], title: string, description?: string): void {
	shown = { toast: toast.info(title, { description }), about: new Set(ids) };
}

/** Closes it: the list of unsent work says the same, and the toast would lie over its head. */
export function dismissSaved(): void {
	if (shown) toast.dismiss(shown.toast);
	shown = null;
}

/** Closes it when the last of its entries waits no longer. */
export function waitsNoLonger(id: string): void {
	if (shown?.about.delete(id) && shown.about.size === 0) dismissSaved();
}
