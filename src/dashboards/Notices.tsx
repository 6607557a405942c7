import { Suspense } from "react";
import type { Notice } from "#features/coursework/whats-new/use-whats-new.ts";
import { part, usePreload } from "#ui/loading/part.tsx";
import type { useTab } from "./places/use-tab.ts";

const WhatsNewRow = part(() =>
	import("#features/coursework/whats-new/WhatsNewRow.tsx").then((file) => file.WhatsNewRow),
);

type NoticesProps = { notices: Notice[]; choose: ReturnType<typeof useTab>["choose"] };

// What is new, above what a tab shows.
export function Notices({ notices, choose }: NoticesProps) {
	// There with the notices: what is below is pushed down early, before anybody reaches for it.
	usePreload([WhatsNewRow], 0);
	return (
		// A live region that appears together with its text is not read by every screen reader.
		<div role="status">
			<Suspense>{notices[0] ? <WhatsNewRow notices={notices} onOpen={choose} /> : null}</Suspense>
		</div>
	);
}
