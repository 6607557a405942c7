// Whether somebody is writing. A field counts once it was typed in, while it stands in the page and is not empty. One
// whose text is kept elsewhere as it is typed says so with `data-draft="saved"`.
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Starts noticing. Called once, by main.tsx. */
export function noticeWriting(): void {
	document.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedIn.add(target);
	});
}

/** Whether a reload now could take words from somebody. */
export function isWriting(): boolean {
	for (const field of typedIn) {
		if (!field.isConnected) typedIn.delete(field);
		else if (field.value !== "" && field.dataset.draft !== "saved") return true;
	}
	return false;
}
