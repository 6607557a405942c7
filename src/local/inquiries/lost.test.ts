// @vitest-environment happy-dom
// What a visitor is told of inquiries whose database the browser deleted.
import { eventually } from "#support/eventually.ts";
import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import {
	isWitnessed,
	lossOf,
	noteLoss,
	noteNewLife,
	noteUnsent,
	type Witnessed,
	watchLoss,
} from "#sync/storage/witness.ts";
import { guestDatabase } from "./database.ts";
import { draftKey } from "./draft.ts";
import { lossOfInquiryRead, watchLostInquiries } from "./lost.ts";

const name = guestDatabase().name;
const inquiry: Witnessed = { id: "inquiry-of-rima", kind: "sendInquiry", title: "Rima Haddad", at: 1, author: "" };
const draft: Witnessed = { ...inquiry, id: draftKey({ form: "join-us", author: "" }), kind: "draft-inquiry" };

/** Calls back with the ids that are told as lost. */
const watched = () => {
	const onLost = vi.fn<(ids: string[]) => void>();
	const end = watchLostInquiries((lost) => onLost(lost.map(({ id }) => id)));
	return { onLost, end };
};

test("a lost inquiry is told until it is read, and a lost draft is noted at no moment", async () => {
	const noted: string[] = [];
	const endNoting = watchLoss(() => noted.push(...lossOf(name).items.map(({ id }) => id)));
	noteNewLife(name, "the deleted database");
	noteUnsent(name, "the deleted database", [inquiry, draft]);
	const { onLost, end } = watched();
	await eventually(() => expect(onLost).toHaveBeenLastCalledWith([inquiry.id]));
	lossOfInquiryRead(inquiry.id);
	await eventually(() => expect(onLost).toHaveBeenLastCalledWith([]));
	expect(isWitnessed(name)).toBe(false);
	expect([...new Set(noted)]).toEqual([inquiry.id]);
	end();
	endNoting();
});

test("a lost draft that an older build noted is not told as a lost inquiry", async () => {
	noteLoss(name, { items: [inquiry, draft], sealed: null });
	const { onLost, end } = watched();
	await eventually(() => expect(onLost).toHaveBeenCalled());
	expect(onLost).toHaveBeenLastCalledWith([inquiry.id]);
	end();
});
