// Words of forms that the phone does not keep as drafts (drafts.ts), because what they are about is online or on its way
// there: they last as long as their tab, through a reload, and end with the session.
import { readSession } from "#local/account/session.ts";

const prefix = "lead.typed.";

/** Whose words they are: another person in the same tab never gets them. */
const mine = (): string => `${readSession()?.user.id ?? ""} `;

/**
 * @param form names the form
 * @param words "" when there are none any more
 */
export function keepInTab(form: string, words: string): void {
	try {
		if (words === "") sessionStorage.removeItem(prefix + form);
		else sessionStorage.setItem(prefix + form, mine() + words);
	} catch {
		// The storage is full or refused: they last until the page is left.
	}
}

/** What the signed-in person typed in this form of this tab before it was loaded again; "" for nothing. */
export function keptInTab(form: string): string {
	try {
		const kept = sessionStorage.getItem(prefix + form) ?? "";
		return kept.startsWith(mine()) ? kept.slice(mine().length) : "";
	} catch {
		return "";
	}
}

/** Whether the signed-in person typed something in this tab that is not saved, in whichever form. */
export function isTypedInTab(): boolean {
	try {
		return Object.keys(sessionStorage).some(
			(key) => key.startsWith(prefix) && keptInTab(key.slice(prefix.length)) !== "",
		);
	} catch {
		return false;
	}
}

/** Forgets what was typed in every form. */
export function forgetTyped(): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
	} catch {
		// The storage is refused: nothing is in it.
	}
}
