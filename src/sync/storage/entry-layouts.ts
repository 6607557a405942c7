// Entries of the outbox as earlier builds stored them. An upgrade of the database renames their fields and changes no
// word in them. Opening sealed work does the same, because no upgrade can read that.
import type { Transaction } from "dexie";

/** Whether a row is an entry as the first builds stored it. */
export const isOfFirstLayout = (row: object): boolean => Reflect.get(row, "v") === 1;

/** An entry as this build stores it. What is no entry of the first layout stays as it is. */
export function inTodaysLayout(row: object): object {
	if (!isOfFirstLayout(row)) return row;
	const { told = "nothing", homeless = false, answer = null, ...rest } = Object.fromEntries(Object.entries(row));
	return { ...rest, v: 2, notified: told, orphaned: homeless, refusal: answer };
}

/** Brings every entry of an outbox into today's layout, within the upgrade of its database. */
export async function upgradeEntries(tx: Transaction): Promise<void> {
	await tx
		.table<object>("outbox")
		.toCollection()
		.modify((row, at) => {
			at.value = inTodaysLayout(row);
		});
}
