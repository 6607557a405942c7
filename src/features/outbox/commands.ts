// What a person may do with unsent work from any page.
import { myDatabase } from "#local/account/account.ts";
import { syncNow } from "#local/schedule.ts";
import { retry } from "#sync/outbox.ts";
import { lossRead } from "#sync/storage/whole.ts";

/** Sends everything that waits, now. Resolves when the attempt is over, whatever came of it. */
export const sendNow = (): Promise<void> => syncNow();

/** Tries a refused or waiting write again at once. */
export async function tryAgain(entryId: string): Promise<void> {
	await retry(myDatabase(), entryId);
	await sendNow();
}

/** The signed-in person has read what was lost. */
export const markLossRead = (): void => lossRead(myDatabase());
