import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Notice } from "#features/coursework/whats-new/use-whats-new.ts";
import { part } from "#ui/loading/part.tsx";
import { placeOf } from "./places-of-notices.ts";
import type { useTab } from "./use-tab.ts";

const WhatsNewRow = part(() =>
	import("#features/coursework/whats-new/WhatsNewRow.tsx").then((file) => file.WhatsNewRow),
);

type NewsProps = { notices: Notice[]; choose: ReturnType<typeof useTab>["choose"] };

// What is new, above what a tab shows.
export function News({ notices, choose }: NewsProps) {
	const navigate = useNavigate();
	return (
		// A live region that appears together with its text is not read by every screen reader.
		<div role="status">
			<Suspense>
				{notices.length > 0 ? (
					<WhatsNewRow
						notices={notices}
						onOpen={(notice) => choose(...placeOf(notice))}
						onAll={() => void navigate({ to: "/whats-new" })}
					/>
				) : null}
			</Suspense>
		</div>
	);
}
