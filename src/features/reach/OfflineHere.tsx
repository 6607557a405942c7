import type { ComponentProps } from "react";
import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import { TryNow } from "./TryNow.tsx";

// For who is signed in: what still works without the server, and the way to ask whether that is back.
export const OfflineHere = (note: Omit<ComponentProps<typeof OfflineNote>, "children">) => (
	<OfflineNote {...note}>
		<TryNow />
	</OfflineNote>
);
