// An admin makes the accounts of a class list, asked of the server at once. It throws NoAnswer or Refused.
import * as z from "zod/mini";
import type { Opened } from "#features/people/account/commands.ts";
import type { Account } from "#features/people/account/schema.ts";
import { askFor } from "#local/online.ts";

/** As many as the server takes at once (pb_hooks/lib/accounts/import-accounts.js). */
export const mostRows = 60;

/** As the server is sent a row. */
const sent = ({ id, line, account }: Listed) => ({ id, line, ...account });
type Listed = { id: string; line: number; account: Account; known: boolean };

const found = z.object({ taken: z.array(z.string()), known: z.array(z.string()) });

/** The ids of the rows whose address another account has, and of those whose name and grade one has. */
export const lookOver = (rows: Listed[]) =>
	askFor(found, "/api/lead/look-over-accounts", { method: "POST", body: { accounts: rows.map(sent) } });

const answer = z.object({
	accounts: z.array(z.object({ id: z.string(), username: z.string(), password: z.string() })),
});

/**
 * All of them or none; `password` is "" for who has come in before the list was sent again. The same rows again, after an
 * answer that was lost, make no further accounts.
 * @throws {Refused} "row_known" when somebody has an account by now who is not marked as known
 */
export async function importAccounts(rows: Listed[], course: string): Promise<Opened[]> {
	const known = rows.filter((row) => row.known).map(({ id }) => id);
	const body = { accounts: rows.map(sent), known, course_id: course };
	const made = (
		await askFor(answer, "/api/lead/import-accounts", {
			method: "POST",
			body,
			timeout: 60_000,
		})
	).accounts;
	return rows.flatMap(({ id, account }) => {
		const one = made.find((found) => found.id === id);
		return one ? { ...account, ...one, name: account.full_name, mail: "none" as const, days: 30 as const } : [];
	});
}
