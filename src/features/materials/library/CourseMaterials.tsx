import { useState } from "react";
import { useUnasked } from "#features/materials/offline/queries.ts";
import classes from "./MaterialRow.module.css";
import { MaterialRows } from "./MaterialRows.tsx";
import { useCourseMaterials, useFilesHere, useWorksheets } from "./queries.ts";
import { useWords } from "./words.ts";

/** So many at once: below them are the grades and the class. */
const page = 12;

/** How many were shown of each course: who comes back from one of them finds it again. */
const shown = new Map<string, number>();

type CourseMaterialsProps = {
	courseId: string;
	/** Some are on their way, and are listed elsewhere on the page. */
	expecting?: boolean;
};

// The materials of a course, in the course.
export function CourseMaterials({ courseId, expecting = false }: CourseMaterialsProps) {
	const t = useWords();
	const items = useCourseMaterials(courseId);
	const files = useFilesHere();
	const [limit, setLimit] = useState(shown.get(courseId) ?? page);
	if (!items || !files) return null;
	if (items.length === 0) return expecting ? null : <p className={classes.nothing}>{t("course.empty")}</p>;
	const grow = () => {
		shown.set(courseId, limit + page);
		setLimit(limit + page);
	};
	const more = items.length > limit ? grow : null;
	return <MaterialRows items={items.slice(0, limit)} files={files} onMore={more} inside />;
}

type WorksheetsProps = {
	assignmentId: string;
	/** Its reader may not have been asked yet whether worksheets come by themselves. */
	asks?: boolean;
};

// The worksheets of an assignment, beside it.
export function Worksheets({ assignmentId, asks = false }: WorksheetsProps) {
	const t = useWords();
	const items = useWorksheets(assignmentId) ?? [];
	const files = useFilesHere();
	const unasked = useUnasked();
	if (items.length === 0 || !files || !unasked) return null;
	const first = asks && items.find(({ material }) => unasked.some(({ id }) => id === material.id));
	return (
		<section aria-label={t("worksheets.title", { count: items.length })}>
			<MaterialRows
				items={items.map((item) => ({ ...item, assignment: "" }))}
				files={files}
				asking={first ? { id: first.material.id, bytes: unasked.reduce((sum, { size }) => sum + size, 0) } : null}
				inside
			/>
		</section>
	);
}
