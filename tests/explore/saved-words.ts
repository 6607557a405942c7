// What a field shows as saved is on the phone after a reload.
import { whoIsHere } from "./databases.ts";

const place = "saved before the reload";

let expected: string[] | null = null;
let author: string | null = null;

/** Hands the words that are shown as saved on to the next page of this tab, and takes those of the page before. */
export function leaveSaved(): void {
	[author = null, ...expected] = take();
	window.addEventListener("pagehide", () => {
		const fields = [...document.querySelectorAll<HTMLTextAreaElement>("textarea[data-draft=saved]")];
		const words = fields.map(({ value }) => value).filter((value) => value.trim() !== "");
		const user = whoIsHere();
		if (user !== null && words.length > 0) sessionStorage.setItem(place, JSON.stringify([user, ...words]));
	});
	// A page that comes back as it was has lost nothing.
	window.addEventListener("pageshow", ({ persisted }) => {
		if (persisted) take();
	});
}

function take(): string[] {
	const left = sessionStorage.getItem(place);
	sessionStorage.removeItem(place);
	const words: unknown = JSON.parse(left ?? "[]");
	return Array.isArray(words) ? words.map(String) : [];
}

/** @param user who is here now; somebody else's words are nobody's business @param held every text the phone holds of him */
export function lostWords(user: string | null, held: string[]): string | null {
	if (user !== author) expected = [];
	// Once found they are the app's again: they may be sent, changed or thrown away.
	expected = (expected ?? []).filter((words) => !held.includes(words));
	const [lost] = expected;
	return lost === undefined ? null : `shown as saved, and gone after a reload: "${lost.slice(0, 80)}"`;
}
