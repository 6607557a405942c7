// A write that has no action of its own: its description in support/collections says what is written.
import { save } from "#local/entries.ts";
import { tried } from "#support/collections/all.ts";
import type { MutationName, Pick } from "#support/collections/description.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { type Ledger, survive } from "./ledger.ts";

/** @param which chooses what it is about */
export const write = (ledger: Ledger, phone: FakePhone, mutation: MutationName, which: number): Promise<void> =>
	writeAbout(ledger, phone, mutation, (rows) => ledger.pick(rows, which));

/** @param pick chooses it */
export async function writeAbout(ledger: Ledger, phone: FakePhone, mutation: MutationName, pick: Pick): Promise<void> {
	const text = ledger.newText(phone.user);
	const fresh = await tried[mutation].write?.(phone, text, pick);
	if (!fresh) return;
	const carried = Object.values(fresh.body).includes(text);
	if (!carried && "record_id" in fresh) {
		// Nothing in it can be lost but itself: that it is carried out at last is promised of every entry.
		await survive(phone, () => save(phone.db, phone.platform, fresh));
		return;
	}
	// A write without words is found by the id of what it makes.
	await ledger.put(phone, carried || !("id" in fresh.body) ? text : fresh.body.id, fresh);
}
