import type { ReactNode } from "react";
import { useArrived } from "#features/auth/queries.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { useWords } from "./words.ts";

// Before the first list of the server has arrived whole, "nothing to do" would be a false word.
export function OnItsWay({ children }: { children: ReactNode }) {
	const t = useWords();
	const arrived = useArrived();
	// Not known yet: what is drawn now and taken away again would take a dialog with it.
	if (arrived === undefined) return null;
	if (arrived) return children;
	return <EmptyState prop={<FreehandIcon name="waiting" size={96} />} title={t("way.title")} next={t("way.text")} />;
}
