import { Suspense } from "react";
import { part } from "#ui/loading/part.tsx";
import { useFilesThere } from "./queries.ts";

const OfflineFiles = part(() =>
	import("#features/materials/offline/OfflineFiles.tsx").then((file) => file.OfflineFiles),
);

// On every page on which files are sent and fetched: the code for it comes where there are any.
export function FilesAtWork({ ask = true }: { ask?: boolean }) {
	return useFilesThere() ? (
		<Suspense>
			<OfflineFiles ask={ask} />
		</Suspense>
	) : null;
}
