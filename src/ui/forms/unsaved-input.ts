// Whether somebody is typing something that would be lost. A field counts when it was typed in, is still in the page,
// and is not empty; not if its text is stored elsewhere while it is typed, which it says with `data-draft="saved"`.
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Starts noticing. Called once, by main.tsx. */
export function noticeWriting(): void {
	document.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedIn.add(target);
	});
}

/** Whether a reload now could lose typed text. */
export function isWriting(): boolean {
	for (const field of typedIn) {
		if (!field.isConnected) typedIn.delete(field);
		else if (field.value !== "" && field.dataset.draft !== "saved") return true;
	}
	return false;
}
