// What the signed-in person types, kept in the own database.

import { Dexie } from "dexie";
import { myDatabase } from "#local/account/account.ts";
import { readSession } from "#local/account/session.ts";
import { journaledWhile } from "#sync/storage/draft-journal.ts";
import { putDraft, saveDraft } from "#sync/storage/drafts.ts";
import { writeSealed } from "#sync/storage/writing.ts";
import { wellFormed } from "#sync/text.ts";
import { accountDatabase } from "./database.ts";
import { browserPlatform } from "./platform.ts";

/** Keeps words being typed; empty words remove the draft. @throws {NotSaved} */
export async function saveDraftNow(key: string, text: string): Promise<void> {
	const db = myDatabase();
	const words = { key, text: wellFormed(text), saved_at: browserPlatform.now(), empty: text === "" };
	await journaledWhile(db.name, words, () => saveDraft(db, browserPlatform, key, text));
}

/**
 * Returns a save function bound to the person signed in now. If another person is signed in when it runs, the text is
 * sealed for its author instead.
 */
export function draftSaver(key: string): (text: string) => Promise<void> {
	const author = readSession()?.user.id;
	return async (text) => {
		if (readSession()?.user.id === author) await saveDraftNow(key, text);
		else if (author) await saveSealed(author, key, text);
	};
}

/**
 * Returns a function that adds to the words kept under a key, whatever they are by then. It is bound to the person signed
 * in now: for anybody else it does nothing.
 * @returns `change` is given the kept words, "" for none; rejects with NotSaved
 */
export function draftAdder(key: string): (change: (kept: string) => string) => Promise<void> {
	const author = readSession()?.user.id;
	const isHere = () => author !== undefined && readSession()?.user.id === author;
	return async (change) => {
		if (!isHere()) return;
		const kept = (await myDatabase().drafts.get(key))?.text ?? "";
		if (isHere()) await saveDraftNow(key, change(kept));
	};
}

async function saveSealed(author: string, key: string, text: string): Promise<void> {
	const db = accountDatabase(author);
	// The account was deleted, and its database with it.
	if (!(await Dexie.exists(db.name))) return;
	await writeSealed(db, async () => await putDraft(db, browserPlatform, key, text), key);
}
