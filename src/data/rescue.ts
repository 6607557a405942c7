// When this phone's database cannot be opened (an upgrade failed, or a newer version of the app left it behind), the
// words in it are still there. They are read past the app's own idea of the tables, and nothing is written.
import * as z from "zod/mini";
import { CannotOpen } from "./cannot-open.ts";

/**
 * Words found on this phone, with when they were written (phone's clock, milliseconds; null when that is not known).
 * `draft` is the key of words that were still being typed, "" else.
 */
export type RescuedWords = { title: string; text: string; at: number | null; draft: string };

const entry = z.object({
	state: z.string(),
	created: z.catch(z.nullable(z.number()), null),
	about: z.catch(z.object({ title: z.catch(z.string(), ""), person: z.catch(z.string(), "") }), {
		title: "",
		person: "",
	}),
	body: z.catch(z.record(z.string(), z.unknown()), {}),
});
const draft = z.object({ key: z.string(), text: z.string(), saved_at: z.catch(z.nullable(z.number()), null) });

/** The fields of a body in which somebody wrote; the rest are ids, times and names of writes. */
const written = ["title", "code", "subject", "instructions", "text_body", "grade", "feedback", "reason", "email"];

/** What can be read of an entry of the outbox, whichever build wrote it; null for what was sent, or is no entry. */
export function unsentIn(row: unknown): RescuedWords | null {
	const { data } = entry.safeParse(row);
	if (!data || data.state === "sent") return null;
	const named = written.map((field) => data.body[field]).filter((value) => value !== undefined && value !== "");
	// A body in which nothing has a name that is known here: its longest text is what somebody wrote.
	const texts = named.length > 0 ? named : longestOf(Object.values(data.body));
	const title = [data.about.title, data.about.person].filter(Boolean).join(" · ");
	return { title, text: texts.map(String).join("\n"), at: data.created, draft: "" };
}

function longestOf(values: unknown[]): string[] {
	const texts = values.filter((value) => typeof value === "string");
	return texts.sort((a, b) => b.length - a.length).slice(0, 1);
}

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
			const words = unsentIn(row);
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
