// What this phone keeps of a form, live. The database is asked only once something is to be found in it.
import { useEffect, useState, useSyncExternalStore } from "react";
import { watchAuth } from "#local/account/session.ts";
import { sendsWhenClosed } from "#local/browser/abilities.ts";
import { isRemovable } from "#local/entries.ts";
import type { UnsentInquiry } from "#local/inquiries/database.ts";
import { draftKey, type InquiryForm, type InquiryPlace, inquiryAuthor } from "#local/inquiries/draft.ts";
import type { Kept } from "#local/inquiries/inquiries.ts";
import { areInquiriesLoaded, loadInquiries, loadWhenSeen, watchInquiriesLoaded } from "#local/inquiries/load.ts";

export type { InquiryPlace, Kept, UnsentInquiry };
export { inquiryAuthor, isRemovable, loadInquiries, sendsWhenClosed };

/** Whether an account is open on this phone; false in a page that was drawn before anybody came. */
export const useSignedIn = (): boolean =>
	useSyncExternalStore(
		watchAuth,
		() => inquiryAuthor() !== "",
		() => false,
	);

/** By which src/start-typed.ts keeps what is typed before the app is there: as a draft of whoever is not signed in. */
export const journalKey = (form: InquiryForm): string => draftKey({ form, author: "" });

/** Fetches what keeps a draft and what sends it; it never rejects. */
export const fetchSending = (): Promise<unknown> =>
	Promise.allSettled([import("./commands.ts"), import("#local/inquiries/inquiries.ts")]);

/** Undefined until it is known. @param place the same object for the whole life of the component */
export function useKept(place: InquiryPlace): Kept | undefined {
	const loaded = useSyncExternalStore(watchInquiriesLoaded, areInquiriesLoaded, () => false);
	const [kept, setKept] = useState<Kept>();
	useEffect(() => loadWhenSeen("form"), []);
	useEffect(() => (loaded ? follow(place, setKept) : undefined), [loaded, place]);
	return kept;
}

function follow(place: InquiryPlace, tell: (kept: Kept) => void): () => void {
	let ended = false;
	let end = () => {
		ended = true;
	};
	import("#local/inquiries/inquiries.ts").then(
		({ watchKept }) => {
			if (!ended) end = watchKept(place, tell);
		},
		// Offline and not cached: the button says what came of it when it is pressed.
		() => undefined,
	);
	return () => end();
}
