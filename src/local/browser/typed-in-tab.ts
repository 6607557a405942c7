// Words that are typed beside a list which the phone does not keep: they last as long as their tab, through a reload, and
// end with the session. What belongs to the product's own work is a draft instead (drafts.ts).
import { readSession } from "#local/account/session.ts";

const place = "lead.typed";

/** Whose words they are: another person in the same tab never gets them. */
const mine = (): string => `${readSession()?.user.id ?? ""} `;

/** @param words "" when there are none any more */
export function keepInTab(words: string): void {
	try {
		if (words === "") sessionStorage.removeItem(place);
		else sessionStorage.setItem(place, mine() + words);
	} catch {
		// The storage is full or refused: they last until the page is left.
	}
}

/** What the signed-in person typed in this tab before it was loaded again; "" for nothing. */
export function keptInTab(): string {
	try {
		const kept = sessionStorage.getItem(place) ?? "";
		return kept.startsWith(mine()) ? kept.slice(mine().length) : "";
	} catch {
		return "";
	}
}
