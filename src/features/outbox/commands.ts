// What a person may do with unsent work from any page.
import { myDatabase } from "#local/account/account.ts";
import { discardItem, goesAlong, heldBackBy } from "#local/discarding.ts";
import { retrySending } from "#local/outcome.ts";
import { syncNow } from "#local/schedule.ts";
import { lossRead } from "#sync/storage/whole.ts";

export { discardItem, goesAlong, heldBackBy, retrySending, syncNow };

/** The signed-in person has read what was lost. */
export const markLossRead = (): void => lossRead(myDatabase());
