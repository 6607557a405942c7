// What the witness notes of a person's work, and what became of it: no words, only what it was.
import type { AccountDatabase, Draft } from "./db.ts";
import { type Errand, isErrand, isErrandKind, mutationOf, nameOf } from "./errands.ts";
import { type ForeignWork, foreignWork } from "./foreign.ts";
import type { Witnessed } from "./witness.ts";

/** Notes of everything unsent in the database, without its words. */
export async function itemsIn(db: AccountDatabase): Promise<Witnessed[]> {
	const works = await db.outbox.where("state").anyOf("queued", "sending", "failed").toArray();
	const drafts = await db.drafts.toArray();
	return [
		...works.filter(isErrand).map(itemOfWork),
		...(await foreignWork(db)).map(itemOfForeign),
		...(await Promise.all(drafts.map((draft) => itemOfDraft(db, draft)))),
	];
}

const itemOfForeign = ({ id, kind, about, created, record_id }: ForeignWork): Witnessed => ({
	id,
	kind,
	title: about.title,
	at: created ?? 0,
	record: record_id,
	change: "",
	author: "",
});

function itemOfWork(errand: Errand): Witnessed {
	const { id, kind, about, created, record_id } = errand;
	return { id, kind, title: about.title, at: created, record: record_id, change: nameOf(errand), author: "" };
}

async function itemOfDraft(db: AccountDatabase, { key, saved_at }: Draft): Promise<Witnessed> {
	const [kind = "", about = ""] = key.split(":");
	const submission = await db.submissions.get(about);
	const assignment = await db.assignments.get(submission?.assignment_id ?? about);
	const title = assignment?.title ?? (await db.courses.get(about))?.title ?? "";
	return { id: key, kind: `draft-${kind}`, title, at: saved_at, record: "", change: "", author: "" };
}

/** Whether it stands in the database now. Words written anew in the same field are not the ones that were lost. */
export async function isHere(db: AccountDatabase, { id, at }: Witnessed): Promise<boolean> {
	const draft = await db.drafts.get(id);
	return draft ? draft.saved_at <= at : (await db.outbox.get({ id })) !== undefined;
}

/** Whether the mirror shows it: it may have been sent in the background, with nobody there to note it. */
export async function hasArrived(db: AccountDatabase, { id, kind, record, change }: Witnessed): Promise<boolean> {
	if (!isErrandKind(kind)) return false;
	const { collection, names } = mutationOf({ kind });
	const row = await db.mirror(collection).get(record);
	return row !== undefined && (names?.(row, change || id) ?? true);
}
