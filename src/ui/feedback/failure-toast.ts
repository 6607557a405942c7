// Toasts that say that something failed. Each stays until it is closed, or until the failure is over.
import { toast } from "sonner";

/** What is shown, by what it is about. Every toast gets a new id: one that is shown again while it closes is lost. */
const shown = new Map<string, string | number>();

/** @param about by what `dismissFailure` finds it */
export function sayFailure(about: string, title: string, description?: string): void {
	dismissFailure(about);
	shown.set(about, toast.error(title, { description, duration: Number.POSITIVE_INFINITY }));
}

/** Closes the toast about this, if there is one. */
export function dismissFailure(about: string): void {
	const id = shown.get(about);
	if (id === undefined) return;
	shown.delete(about);
	toast.dismiss(id);
}
