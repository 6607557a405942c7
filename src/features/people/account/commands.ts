// An admin makes an account or mends one, asked of the server at once. They throw NoAnswer or Refused.
import * as z from "zod/mini";
import type { Person } from "#features/people/person-record.ts";
import { amendSession, readSession } from "#local/account/session.ts";
import { cardLink } from "#local/account/sign-in-card.ts";
import { askFor } from "#local/online.ts";
import { storedPhone } from "#ui/phone-number.ts";
import type { Account } from "./schema.ts";

export { newId } from "#sync/new-id.ts";

const edited = z.object({
	/** "" for who has an e-mail address. */
	username: z.string(),
	/** "" when there is no new one. */
	password: z.string(),
	mail: z.enum(["sent", "waiting", "none"]),
});
const answer = z.extend(edited, { password: z.string().check(z.minLength(1)) });

/** A password that the centre set, and who signs in with it: for this once, it can be read nowhere again. */
export type Opened = Pick<Person, "email" | "username" | "language" | "parent_phone"> &
	z.infer<typeof answer> & {
		name: string;
		/** For how many days the password works. */
		days: 7 | 30;
	};

/**
 * @param id made here: after an answer that was lost, the same again makes no second account
 * @param inquiry that it was made from, "" for none
 */
export async function makeAccount(id: string, account: Account, inquiry: string): Promise<Opened> {
	const body = { id, ...account, inquiry };
	const made = await askFor(answer, "/api/lead/make-account", { method: "POST", body });
	return { ...account, ...made, name: account.full_name, parent_phone: storedPhone(account.parent_phone), days: 30 };
}

/**
 * The server writes what is sent, and nothing else.
 * @param replaces what the admin saw in these fields; of one that another admin changed meanwhile nothing is written
 * @returns the user name that was made for who has no address any more; the password that was made because the one before may
 * have been mailed to a stranger
 */
export async function editAccount({ id }: Person, changed: Partial<Account>, replaces: Partial<Account>) {
	const body = { user_id: id, ...changed, replaces };
	const opened = await askFor(edited, "/api/lead/edit-account", { method: "POST", body });
	const session = readSession();
	// The header names whoever mended the own account at once, not only after the next sync.
	if (session?.user.id === id && changed.full_name) amendSession(session.token, { name: changed.full_name });
	return opened;
}

/** What the code on the card opens. */
export const linkOn = ({ email, username, password }: Opened): string =>
	cardLink(location.origin, { user: email || username, password });
