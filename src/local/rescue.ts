// When this phone's database cannot be opened (an upgrade failed, or a newer version of the app left it behind), the
// words in it are still there. They are read past the app's own idea of the tables, and nothing is written.
import * as z from "zod/mini";
import { peek } from "#local/browser/peek.ts";
import { type RescuedWords, rescuedFrom } from "#sync/storage/foreign.ts";
import { accountDatabaseName } from "./database-names.ts";
import { schema } from "./schema.ts";

const draft = z.object({ key: z.string(), text: z.string(), saved_at: z.catch(z.nullable(z.number()), null) });

/**
 * Everything unsent in an account's database, whatever layout it has: outbox and drafts, oldest first.
 * @param userId whose
 * @throws {Error} when the browser does not give it out at all
 */
export async function rescuedWords(userId: string): Promise<RescuedWords[]> {
	const database = accountDatabaseName(userId);
	const found: RescuedWords[] = [];
	for (const row of await everythingIn(database, "outbox")) {
		const words = rescuedFrom(schema, row);
		if (words) found.push(words);
	}
	for (const row of await everythingIn(database, "drafts")) {
		const { data } = draft.safeParse(row);
		if (data) found.push({ title: "", text: data.text, at: data.saved_at, draft: data.key });
	}
	return found.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

async function everythingIn(database: string, table: string): Promise<unknown[]> {
	try {
		return await peek<unknown[]>(database, table, (kept) => kept.getAll());
	} catch (error) {
		// A layout without this table.
		if (error instanceof Error && error.name === "NotFoundError") return [];
		throw error;
	}
}
