// Whether the server can be asked now, live: for every feature that has something to say or to disable without it.
import { useSyncExternalStore } from "react";
import { hasNetwork, isOffline, watchReach, whyStopped } from "#local/account/reach.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";

/** Why nothing can be asked of the server or sent to it now. */
export const useStopped = (): Stopped => useSyncExternalStore(watchReach, whyStopped, () => null);

/** Whether asking the server now can be of use. */
export const useNetwork = (): boolean => useSyncExternalStore(watchReach, hasNetwork, () => true);

/** Whether the server cannot be reached: no network, or the last run did not come through. */
export const useOffline = (): boolean => useSyncExternalStore(watchReach, isOffline, () => false);
