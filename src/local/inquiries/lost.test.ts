// @vitest-environment happy-dom
// What a visitor is told of inquiries whose database the browser deleted.
import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { isWitnessed, noteNewLife, noteUnsent, type Witnessed } from "#sync/storage/witness.ts";
import { guestDatabase } from "./database.ts";
import { draftKey } from "./draft.ts";
import { lossOfInquiryRead, watchLostInquiries } from "./lost.ts";

const name = guestDatabase().name;
const inquiry: Witnessed = { id: "inquiry-of-rima", kind: "sendInquiry", title: "Rima Haddad", at: 1, author: "" };
const draft: Witnessed = { ...inquiry, id: draftKey({ form: "join-us", author: "" }), kind: "draft-inquiry" };

/** Calls back with the ids that are told as lost. */
const watched = () => {
	const told = vi.fn<(ids: string[]) => void>();
	const end = watchLostInquiries((lost) => told(lost.map(({ id }) => id)));
	return { told, end };
};

test("a lost inquiry is told until it is read, and a lost draft does not stay noted", async () => {
	noteNewLife(name, "the deleted database");
	noteUnsent(name, "the deleted database", [inquiry, draft]);
	const { told, end } = watched();
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([inquiry.id]));
	lossOfInquiryRead(inquiry.id);
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([]));
	expect(isWitnessed(name)).toBe(false);
	end();
});
