// Now by the server's clock, as of the last contact. With a phone clock a day ahead, unfinished assignments would be shown
// as missing.
import { useNow } from "#ui/use-now.ts";
import { useClockOffset } from "./queries.ts";

export const useCentreNow = (): number => useNow() + useClockOffset();
