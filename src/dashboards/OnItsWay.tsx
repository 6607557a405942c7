import type { ReactNode } from "react";
import { useArrived } from "#features/auth/queries.ts";
import { useOffline } from "#features/reach/queries.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { useWords } from "./words.ts";

// Until the first pull is complete, an empty list does not mean that there is nothing to do.
export function OnItsWay({ children }: { children: ReactNode }) {
	const t = useWords();
	const arrived = useArrived();
	const offline = useOffline();
	// Unknown yet: drawing something now and removing it again would also remove an open dialog.
	if (arrived === undefined) return null;
	if (arrived) return children;
	return (
		<EmptyState
			prop={<FreehandIcon name="waiting" size={96} />}
			title={t(offline ? "way.titleOffline" : "way.title")}
			next={t(offline ? "way.textOffline" : "way.text")}
		/>
	);
}
