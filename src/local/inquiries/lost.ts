// Inquiries that waited on this phone and are not there any more: the browser deleted their database. A page that still
// has them puts them back, under the same ids; of the others their writer is told.
import { watchReturns } from "#local/browser/watch-deletion.ts";
import { watchWhole } from "#local/watch-whole.ts";
import { mend, stillLost } from "#sync/storage/whole.ts";
import { lossOf, noteLoss, type Witnessed, watchLoss } from "#sync/storage/witness.ts";
import { guestDatabase, inquiryKind } from "./database.ts";
import { inquiryAuthor } from "./draft.ts";

/** Its writer has read it. */
export function lossOfInquiryRead(id: string): void {
	const { name } = guestDatabase();
	noteLoss(name, { items: lossOf(name).items.filter((item) => item.id !== id), sealed: null });
}

const isMine = ({ author }: Witnessed): boolean => author === inquiryAuthor();

/** Of what was only being typed nobody is told: it did not wait for anybody. */
const isInquiry = ({ kind }: Witnessed): boolean => kind === inquiryKind;

/** Calls back with what whoever is here now lost and did not read yet, now and whenever more is found. @returns what ends it */
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
