// The browser's modal dialog, of which happy-dom has only the attribute `open`: it takes the focus and gives it back, and
// the Escape key cancels it. A test imports this file if it asks for one of these.
import "./window.ts";

const focusable = "button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), [tabindex]";

/** What gives the focus back and ends listening, for each dialog that is open. */
const opened = new WeakMap<HTMLDialogElement, () => void>();

function openModal(dialog: HTMLDialogElement): void {
	const before = document.activeElement;
	dialog.open = true;
	const first = dialog.querySelector("[autofocus]") ?? dialog.querySelector(focusable);
	if (first instanceof HTMLElement) first.focus();
	const cancel = (event: KeyboardEvent) => {
		const isOnTop = [...document.querySelectorAll("dialog[open]")].at(-1) === dialog;
		if (event.key !== "Escape" || event.defaultPrevented || !isOnTop) return;
		if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
	};
	document.addEventListener("keydown", cancel);
	opened.set(dialog, () => {
		document.removeEventListener("keydown", cancel);
		if (before instanceof HTMLElement) before.focus();
	});
}

function closeModal(dialog: HTMLDialogElement): void {
	if (!dialog.open) return;
	dialog.open = false;
	opened.get(dialog)?.();
	opened.delete(dialog);
	dialog.dispatchEvent(new Event("close"));
}

Object.assign(HTMLDialogElement.prototype, {
	showModal(this: HTMLDialogElement) {
		openModal(this);
	},
	close(this: HTMLDialogElement) {
		closeModal(this);
	},
});
