import { MaterialRows } from "./MaterialRows.tsx";
import { useCourseMaterials, useFilesHere, useWorksheets } from "./queries.ts";
import { useWords } from "./words.ts";

// The materials of a course, in the course.
export function CourseMaterials({ courseId }: { courseId: string }) {
	const t = useWords();
	const items = useCourseMaterials(courseId);
	const files = useFilesHere();
	if (!items || !files) return null;
	return items.length > 0 ? <MaterialRows items={items} files={files} inside /> : <p>{t("course.empty")}</p>;
}

// The worksheets of an assignment, beside it.
export function Worksheets({ assignmentId }: { assignmentId: string }) {
	const t = useWords();
	const items = useWorksheets(assignmentId) ?? [];
	const files = useFilesHere();
	if (items.length === 0 || !files) return null;
	return (
		<section aria-label={t("worksheets.title", { count: items.length })}>
			<MaterialRows items={items.map((item) => ({ ...item, assignment: "" }))} files={files} inside />
		</section>
	);
}
