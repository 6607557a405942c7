// When this phone's database cannot be opened (an upgrade failed, or a newer version of the app left it behind), the
// words in it are still there. They are read past the app's own idea of the tables, and nothing is written.
import * as z from "zod/mini";
import { typedNames } from "#sync/schema.ts";
import { CannotOpen } from "#sync/storage/cannot-open.ts";
import { type RescuedWords, rescuedFrom } from "#sync/storage/foreign.ts";
import { schema } from "./schema.ts";

const draft = z.object({ key: z.string(), text: z.string(), saved_at: z.catch(z.nullable(z.number()), null) });

/**
 * Everything unsent in an account's database, whatever layout it has: outbox and drafts, oldest first.
 * @param userId whose
 * @throws {CannotOpen} when the browser does not give it out at all
 */
export async function rescuedWords(userId: string): Promise<RescuedWords[]> {
	const database = await openAsItIs(`lead-${userId}`);
	try {
		const found: RescuedWords[] = [];
		for (const row of await everythingIn(database, "outbox")) {
			const words = rescuedFrom(row, typedNames(schema));
			if (words) found.push(words);
		}
		for (const row of await everythingIn(database, "drafts")) {
			const { data } = draft.safeParse(row);
			if (data) found.push({ title: "", text: data.text, at: data.saved_at, draft: data.key });
		}
		return found.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
	} finally {
		database.close();
	}
}

/** Opened without a version no upgrade begins. */
function openAsItIs(name: string): Promise<IDBDatabase> {
	return new Promise((done, fail) => {
		const opening = indexedDB.open(name);
		// There is none: asking must not make one.
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onsuccess = () => done(opening.result);
		opening.onerror = (event) => {
			event.preventDefault();
			fail(new CannotOpen("the browser does not open it", { cause: opening.error }));
		};
	});
}

function everythingIn(database: IDBDatabase, store: string): Promise<unknown[]> {
	if (!database.objectStoreNames.contains(store)) return Promise.resolve([]);
	return new Promise((done, fail) => {
		const asked = database.transaction(store).objectStore(store).getAll();
		asked.onsuccess = () => done(asked.result);
		asked.onerror = () => fail(new CannotOpen("the browser does not read it", { cause: asked.error }));
	});
}
