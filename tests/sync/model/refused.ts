// What people do with work that the server refused.
import { unsent } from "#local/entries.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { discard as discardEntry, retry } from "#sync/outbox.ts";
import { survive } from "./ledger.ts";
import type { School } from "./school.ts";

const refusedOn = async ({ db }: FakePhone) => (await unsent(db)).find(({ state }) => state === "failed");

/** Discards it, and undoes that at once, perhaps later, or never. */
export async function discard(school: School, phone: FakePhone, undo: "never" | "at once" | "later"): Promise<void> {
	const entry = await refusedOn(phone);
	if (!entry) return;
	const [{ db }, words] = [phone, school.ledger.wordsIn(JSON.stringify(entry.body))];
	await survive(phone, async () => {
		const putBack = await discardEntry(db, entry.id);
		if (undo === "at once") return await putBack?.();
		for (const word of words) word.kept = false;
		if (undo === "later" && putBack) school.undone.set(db, { putBack, words });
	});
}

/** Undoes the last discarding, whatever was written since. */
export async function undo({ undone }: School, phone: FakePhone): Promise<void> {
	const thrown = undone.get(phone.db);
	undone.delete(phone.db);
	if (thrown && (await survive(phone, thrown.putBack))) for (const word of thrown.words) word.kept = true;
}

export async function retryRefused(phone: FakePhone): Promise<void> {
	const entry = await refusedOn(phone);
	if (entry) await survive(phone, () => retry(phone.db, entry.id));
}
