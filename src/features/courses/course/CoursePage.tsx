import { Suspense } from "react";
import { useWords } from "#features/courses/words.ts";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";

// Opened now and then, so its code comes when it is asked for.
const OpenCourse = part(() => import("./OpenCourse.tsx").then((file) => file.OpenCourse));

/** A teacher's course from the inside, in place of the cards. */
export function CoursePage({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useWords();
	return (
		<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
			<OpenCourse key={id} id={id} onClose={onClose} />
		</Suspense>
	);
}
