import { MaterialRows } from "./MaterialRows.tsx";
import { useCourseMaterials, useWorksheets } from "./queries.ts";
import { useWords } from "./words.ts";

// The materials of a course, in the course.
export function CourseMaterials({ courseId }: { courseId: string }) {
	const t = useWords();
	const items = useCourseMaterials(courseId);
	if (!items) return null;
	return items.length > 0 ? <MaterialRows items={items} inside /> : <p>{t("course.empty")}</p>;
}

// The worksheets of an assignment, beside it.
export function Worksheets({ assignmentId }: { assignmentId: string }) {
	const t = useWords();
	const items = useWorksheets(assignmentId) ?? [];
	if (items.length === 0) return null;
	return (
		<section aria-label={t("worksheets.title", { count: items.length })}>
			<MaterialRows items={items.map((item) => ({ ...item, assignment: "" }))} inside />
		</section>
	);
}
