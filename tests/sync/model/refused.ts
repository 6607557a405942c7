// What people do with work that the server refused.
import { unsent } from "#local/entries.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { discard as discardEntry, retry } from "#sync/outbox.ts";
import { survive } from "./ledger.ts";
import type { School } from "./school.ts";

const refusedOn = async ({ db }: FakePhone) => (await unsent(db)).find(({ state }) => state === "failed");

/** Discards it, and undoes that at once, perhaps later, or never. What a full phone cannot put back is offered again. */
export async function discard(school: School, phone: FakePhone, undo: "never" | "at once" | "later"): Promise<void> {
	const entry = await refusedOn(phone);
	if (!entry) return;
	const [{ db }, words] = [phone, school.ledger.wordsIn(JSON.stringify(entry.body))];
	await survive(phone, async () => {
		const putBack = await discardEntry(db, entry.id);
		for (const word of words) word.kept = false;
		if (undo !== "never" && putBack) school.undone.set(db, { putBack, words });
	});
	if (undo === "at once") await undoDiscarding(school, phone);
}

/** Undoes the last discarding, whatever was written since. */
export async function undoDiscarding({ undone }: School, phone: FakePhone): Promise<void> {
	const thrown = undone.get(phone.db);
	if (!thrown || !(await survive(phone, thrown.putBack))) return;
	undone.delete(phone.db);
	for (const word of thrown.words) word.kept = true;
}

export async function retryRefused(phone: FakePhone): Promise<void> {
	const entry = await refusedOn(phone);
	if (entry) await survive(phone, () => retry(phone.db, entry.id));
}
