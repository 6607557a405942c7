// What is new to the signed-in person, for the screens.
import { useEffect, useSyncExternalStore } from "react";
import type { Notice } from "#local/whats-new/notice.ts";
import { noteSeen, readWhatsNew, watchWhatsNew } from "#local/whats-new/store.ts";

export type { Notice };
export { noteSeen };

/** What cannot wait comes first. The same list as long as nothing changed. */
export const useWhatsNew = (): Notice[] => useSyncExternalStore(watchWhatsNew, readWhatsNew, readWhatsNew);

/**
 * While an assignment is open, or an answer to it, whatever is new about it has been seen. A grade is seen when it is shown
 * itself (`noteGradesNotNew`).
 */
export function useLookingAt(assignmentId: string): void {
	const notices = useWhatsNew();
	useEffect(() => {
		const seen = notices.filter((notice) => notice.assignmentId === assignmentId && notice.kind !== "graded");
		void noteSeen(seen.flatMap(({ marks }) => marks));
	}, [notices, assignmentId]);
}
