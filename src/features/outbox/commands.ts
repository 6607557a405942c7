// What a person may do with unsent work from any page.
import { myDatabase } from "#data/account.ts";
import { discard, retry } from "#data/outbox.ts";
import { syncNow } from "#data/schedule.ts";
import { lossRead } from "#data/whole.ts";

/** Sends everything that waits, now. Resolves when the attempt is over, whatever came of it. */
export const sendNow = (): Promise<void> => syncNow();

/** Tries a refused or waiting write again at once. */
export async function tryAgain(errandId: string): Promise<void> {
	await retry(myDatabase(), errandId);
	await sendNow();
}

/** The signed-in person has read what was lost. */
export const markLossRead = (): void => lossRead(myDatabase());

/** Discards a refused write. @returns what restores it; null when it stays */
export const discardItem = (errandId: string): Promise<(() => Promise<void>) | null> => discard(myDatabase(), errandId);
