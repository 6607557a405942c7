// Where an item is shown on its writer's dashboard, so that the list can link to it. There is no such place for
// somebody whose role has changed, nor for items that are no longer visible.

import type { AccountDatabase } from "#local/database.ts";
import { draftPlace } from "#local/drafts.ts";
import type { OutboxEntry } from "#local/entries.ts";
import type { UnsentInquiry } from "#local/inquiries/database.ts";
import { syncStateOf } from "#sync/database.ts";
import { mutationOf } from "#sync/entry.ts";
import { shownRow } from "#sync/overlay.ts";
import { accountsOf } from "#sync/schema.ts";

export type ItemPlace = { to: "/dashboard-student" | "/dashboard-tutor" | "/join-us" | "/portal"; hash: string };

const placeOf = ({ role, at }: { role: string; at: string }): ItemPlace => ({
	to: role === "student" ? "/dashboard-student" : "/dashboard-tutor",
	hash: at,
});

/** Null for a place that is not this person's. */
async function mine(db: AccountDatabase, place: ItemPlace): Promise<ItemPlace | null> {
	const { role } = await syncStateOf(db);
	const owner = place.to === "/dashboard-student" ? "student" : "teacher";
	return accountsOf(db.schema).hasPagesOf(role, owner) ? place : null;
}

/** Where a write of this phone is shown, sent or not. */
export async function placeOfEntry(db: AccountDatabase, entry: OutboxEntry): Promise<ItemPlace | null> {
	const { place } = mutationOf(db.schema, entry);
	if (!place || (entry.orphaned && !place.outlivesParent)) return null;
	const at = await place.at(entry, (name, id) => shownRow(db, name, id));
	return at === null ? null : await mine(db, placeOf({ role: place.role, at }));
}

/** Below the form it was written in: there it can be taken back, or sent on WhatsApp (UnsentInquiries.tsx). */
export const placeOfInquiry = ({ about }: UnsentInquiry): ItemPlace => ({ to: `/${about.form}`, hash: "waiting" });

/** Where the field is in which these words are being typed. */
export async function placeOfDraft(db: AccountDatabase, key: string): Promise<ItemPlace | null> {
	const place = await draftPlace(db, key);
	return place && (await mine(db, placeOf(place)));
}
