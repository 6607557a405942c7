// Inquiries that waited on this phone and are not there any more: the browser deleted their database. A page that still
// has them puts them back, under the same ids; of the others their writer is told. The witness knows the form and the
// time, and nothing of what a family wrote.
import { liveQuery } from "dexie";
import { hearDeletion, watchReturns } from "#local/browser/watch-deletion.ts";
import { durably, lasting } from "#sync/storage/durable.ts";
import { lossOf, noteLoss, noteUnsent, type Witnessed, watchLoss, witnessOf } from "#sync/storage/witness.ts";
import { type Inquiry, type UnsentInquiry, type VisitorDatabase, visitorDatabase } from "./database.ts";
import { inquiryAuthor } from "./wake.ts";

/** Every inquiry is looked for by its own id, so the database needs none. */
const life = "visitor";

const seen = new Map<string, UnsentInquiry>();

const isUnsent = (inquiry: Inquiry): inquiry is UnsentInquiry => inquiry.state !== "sent";

const itemOf = ({ id, form, author, created }: UnsentInquiry): Witnessed => ({
	id,
	kind: `inquiry-${form}`,
	title: "",
	at: created,
	author,
});

/** Notes everything that waits now. */
export async function noteInquiries(): Promise<void> {
	const db = visitorDatabase();
	note(db, await db.outbox.toArray());
}

const note = (db: VisitorDatabase, rows: Inquiry[]): void =>
	noteUnsent(db.name, life, rows.filter(isUnsent).map(itemOf));

/** Its writer takes it back: it will be missing, and is not lost. */
export function expectNoMore(id: string): void {
	const { name } = visitorDatabase();
	seen.delete(id);
	noteUnsent(name, life, witnessOf(name)?.items.filter((item) => item.id !== id) ?? []);
}

/** What should be in the database and is not. */
async function missing(db: VisitorDatabase): Promise<Witnessed[]> {
	const expected = witnessOf(db.name)?.items ?? [...seen.values()].map(itemOf);
	const gone: Witnessed[] = [];
	for (const item of expected) {
		if (!((await db.outbox.get(item.id)) ?? (await db.receipts.get(item.id)))) gone.push(item);
	}
	return gone;
}

async function mend(): Promise<void> {
	const db = visitorDatabase();
	const lost = await durably(db, async () => {
		const gone = await missing(db);
		for (const { id } of gone) {
			const inquiry = seen.get(id);
			if (inquiry) await db.outbox.put({ ...inquiry, state: inquiry.state === "failed" ? "failed" : "queued" });
		}
		return gone.filter(({ id }) => !seen.has(id));
	});
	if (lost.length > 0) noteLoss(db.name, { items: [...lossOf(db.name).items, ...lost], sealed: null });
	await noteInquiries();
}

/** What was lost of whoever is here now and was not read yet. */
const toTell = (): Witnessed[] =>
	lossOf(visitorDatabase().name).items.filter(({ author }) => author === inquiryAuthor());

/** Its writer has read it. */
export function lossOfInquiryRead(id: string): void {
	const { name } = visitorDatabase();
	noteLoss(name, { items: lossOf(name).items.filter((item) => item.id !== id), sealed: null });
}

/** Calls back with what whoever is here now lost, now and whenever more is found. @returns what ends it */
export function watchLostInquiries(tell: (lost: Witnessed[]) => void): () => void {
	const db = visitorDatabase();
	let stop = () => {};
	const told = () => tell(toTell());
	const look = () => {
		stop();
		const rows = liveQuery(
			async () =>
				await lasting(db, async () => ({ rows: await db.outbox.toArray(), gone: (await missing(db)).length > 0 })),
		);
		const subscription = rows.subscribe(({ rows, gone }) => {
			hearDeletion(db, look);
			if (gone) return void mend().catch((error: unknown) => console.error("inquiries", error));
			seen.clear();
			for (const inquiry of rows) if (isUnsent(inquiry)) seen.set(inquiry.id, inquiry);
			// What was read, and not another look: the browser may have deleted the database since.
			note(db, rows);
		});
		stop = () => subscription.unsubscribe();
	};
	look();
	told();
	const ends = [watchLoss(told), watchReturns(look)];
	return () => {
		for (const end of ends) end();
		stop();
	};
}
