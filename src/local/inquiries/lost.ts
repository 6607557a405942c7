// Inquiries that waited on this phone and were lost because the browser deleted their database. A page that still has
// them puts them back, under the same ids; their authors are told of the others.
import { watchReturns } from "#local/browser/watch-deletion.ts";
import { watchWhole } from "#local/storage/watch-whole.ts";
import { mend, stillLost } from "#sync/storage/whole.ts";
import { lossOf, noteLoss, type Witnessed, watchLoss } from "#sync/storage/witness.ts";
import { guestDatabase, inquiryKind } from "./database.ts";
import { inquiryAuthor } from "./draft.ts";

/** Forgets a lost inquiry that its author has read about. */
export function lossOfInquiryRead(id: string): void {
	const { name } = guestDatabase();
	noteLoss(name, { items: lossOf(name).items.filter((item) => item.id !== id), sealed: null });
}

const isMine = ({ author }: Witnessed): boolean => author === inquiryAuthor();

/** A lost draft is not reported: it was not waiting to be sent. */
const isInquiry = ({ kind }: Witnessed): boolean => kind === inquiryKind;

/**
 * Calls back with the lost inquiries of the person here now that they have not read about yet: now, and whenever more
 * are found. @returns what ends it
 */
export function watchLostInquiries(tell: (lost: Witnessed[]) => void): () => void {
	const db = guestDatabase();
	let stop = () => {};
	const look = () => {
		stop();
		stop = watchWhole(db, {
			read: async () => (await stillLost(db)).items.filter((item) => isInquiry(item) && isMine(item)),
			tell: (lost) => lost && tell(lost),
			mend: () => mend(db, isInquiry),
			fail: (error) => console.error("inquiries", error),
			deleted: look,
		});
	};
	look();
	const ends = [watchLoss(look), watchReturns(look)];
	return () => {
		for (const end of ends) end();
		stop();
	};
}
