// The time as the server tells it, as far as this phone knows: one that runs a day ahead must not call work missing.
import { useNow } from "#ui/use-now.ts";
import { useClockOffset } from "./queries.ts";

export const useCentreNow = (): number => useNow() + useClockOffset();
