// What the witness notes of a person's work, and what became of it: no words, only what it was.
import type { SyncDatabase } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import type { Draft } from "#sync/mutation.ts";
import type { ForeignWork } from "./foreign.ts";
import type { Seen } from "./unsent.ts";
import { lossOf, noteLoss, type Witnessed } from "./witness.ts";

/** Notes of everything unsent that was seen in the database, without its words. */
export async function itemsOf(db: SyncDatabase, { entries, foreign, drafts }: Seen): Promise<Witnessed[]> {
	return [
		...entries.map(itemOfEntry),
		...foreign.map(itemOfForeign),
		...(await Promise.all(drafts.map((draft) => itemOfDraft(db, draft)))),
	];
}

const itemOfForeign = ({ id, kind, title, created }: ForeignWork): Witnessed => ({
	id,
	kind,
	title,
	at: created ?? 0,
	author: "",
});

function itemOfEntry(entry: Entry): Witnessed {
	const { id, kind, about, created, author } = entry;
	return { id, kind, title: about.title, at: created, author };
}

async function itemOfDraft(db: SyncDatabase, { key, saved_at }: Draft): Promise<Witnessed> {
	const [kind = ""] = key.split(":");
	const title = await db.schema.titleOfDraft(db.row, key);
	return { id: key, kind: `draft-${kind}`, title, at: saved_at, author: "" };
}

/** Whether it stands in the database now. Words written anew in the same field are not the ones that were lost. */
export async function isHere(db: SyncDatabase, { id, at }: Witnessed): Promise<boolean> {
	const draft = await db.drafts.get(id);
	return draft ? draft.saved_at <= at : (await db.outbox.get({ id })) !== undefined;
}

/** The ids of lost outbox entries. The service worker may have sent them, and it cannot note that. */
export const lostIds = (db: SyncDatabase): string[] =>
	lossOf(db.name)
		.items.filter(({ kind }) => Object.hasOwn(db.schema.mutations, kind))
		.map(({ id }) => id);

/** Takes entries that the server has off the note of lost work. @param known ids of mutations */
export function noteFound(db: SyncDatabase, known: ReadonlySet<string>): void {
	const { items, sealed } = lossOf(db.name);
	const left = items.filter(({ id }) => !known.has(id));
	if (left.length < items.length) noteLoss(db.name, { items: left, sealed });
}
