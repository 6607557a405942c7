import { Suspense } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";

// Opened now and then, so its code comes when it is asked for.
const OpenAssignment = part(() => import("./OpenAssignment.tsx").then((file) => file.OpenAssignment));

/** A teacher's assignment with its class, in place of the list. */
export function AssignmentPage({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useWords();
	return (
		<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
			<OpenAssignment key={id} id={id} onClose={onClose} />
		</Suspense>
	);
}
