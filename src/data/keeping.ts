// What the signed-in person types, kept in the own database.
import { myDatabase } from "./account.ts";
import { saveDraft } from "./drafts.ts";
import { readSession } from "./session.ts";
import { shelvedWhile } from "./shelf.ts";
import { wellFormed } from "./text.ts";
import { realWorld } from "./world.ts";

/** Keeps words being typed; empty words remove the draft. @throws {NotSaved} */
export async function keepDraft(key: string, text: string): Promise<void> {
	const db = myDatabase();
	const words = { key, text: wellFormed(text), saved_at: realWorld.now(), empty: text === "" };
	await shelvedWhile(db.name, words, () => saveDraft(db, realWorld, key, text));
}

/** The same for one field, for as long as who is here now stays: somebody else's these words must not become. */
export function keeperOf(key: string): (text: string) => Promise<void> {
	const author = readSession()?.user.id;
	return async (text) => {
		if (readSession()?.user.id === author) await keepDraft(key, text);
	};
}
