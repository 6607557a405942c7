// What the profile looks at: the own account as the server has it, and whether it can be asked now.
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { Session } from "#features/auth/session.ts";
import { readSession } from "#local/account/session.ts";
import { askFor } from "#local/online.ts";
import { date } from "#sync/storage/kept-shape.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";

export { useUnsentWork, useWhyUnsent } from "#features/auth/queries.ts";
export type { Session };

export const accountShape = z.object({
	name: z.string(),
	full_name: z.string(),
	email: z.string(),
	username: z._default(z.string(), ""),
	verified: z.boolean(),
	grade: z.string(),
	/** About what there are mails, as far as it was chosen (mails/mail-kinds.ts). */
	mail_choices: z._default(z.string(), ""),
	language: z.catch(z.enum(["en", "fr"]), "en"),
	created_at: date,
});

export type Account = z.infer<typeof accountShape>;

/**
 * The own account, fetched now and again whenever the server can be asked again. It is never kept on the phone.
 * `account` is undefined while it is looked for and null when it could not be had.
 */
export function useAccount({ user: { id } }: Session, stopped: Stopped) {
	const [account, setAccount] = useState<Account | null | undefined>(undefined);
	const newest = useRef(0);
	const look = useCallback(async () => {
		// Another person has signed in in another tab, and this page has not rendered that yet: the token is that person's.
		if (readSession()?.user.id !== id) return;
		newest.current += 1;
		const mine = newest.current;
		try {
			const found = await askFor(accountShape, `/api/collections/users/records/${id}`);
			// An answer to a request from before a change is old, even if it arrives after it.
			if (mine === newest.current) setAccount(found);
		} catch (error) {
			console.error("profile", error);
			if (mine === newest.current) setAccount((known) => known ?? null);
		}
	}, [id]);
	/** Stores the account as the server has just sent it. */
	const learn = useCallback((found: Account) => {
		newest.current += 1;
		setAccount(found);
	}, []);
	useEffect(() => {
		if (stopped === null) void look();
	}, [stopped, look]);
	return { account, look, learn };
}
