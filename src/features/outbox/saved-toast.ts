// The toast that says that something is kept on this phone and not sent yet.
import { toast } from "sonner";

/** Of the last one: every toast gets a new id, because one that is shown again while it closes is lost. */
let shown: string | number | undefined;

/** @param description what is to be done so that it is sent, if anything is */
export function saySaved(title: string, description?: string): void {
	shown = toast.info(title, { description });
}

/** Closes it: the list of unsent work says the same, and the toast would lie over its head. */
export function dismissSaved(): void {
	if (shown !== undefined) toast.dismiss(shown);
	shown = undefined;
}
