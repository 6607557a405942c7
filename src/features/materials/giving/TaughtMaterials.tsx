import { Suspense } from "react";
import { CourseMaterials, Worksheets } from "#features/materials/library/CourseMaterials.tsx";
import { part } from "#ui/loading/part.tsx";
import { GiveButton } from "./GiveButton.tsx";
import { useCopies, useUploads } from "./queries.ts";
import type { Target } from "./schema.ts";
import classes from "./TaughtMaterials.module.css";

// Most courses wait for nothing.
const Copies = part(() => import("./Copies.tsx").then((file) => file.Copies));
const Uploads = part(() => import("./Uploads.tsx").then((file) => file.Uploads));

type InCourseProps = { courseId: string; closed: boolean };

// The materials of a course for its teacher, who gives them.
export function TaughtMaterials({ courseId, closed }: InCourseProps) {
	const expecting = useCopies({ course_id: courseId }).length + useUploads({ course_id: courseId }).length > 0;
	return (
		<div className={classes.parts}>
			<CourseMaterials courseId={courseId} expecting={expecting} />
			<OnTheWay course_id={courseId} />
			{closed ? null : (
				<div>
					<GiveButton course_id={courseId} />
				</div>
			)}
		</div>
	);
}

type OfAssignmentProps = InCourseProps & { assignmentId: string };

// The worksheets of an assignment for its teacher.
export function GivenWorksheets({ courseId, assignmentId, closed }: OfAssignmentProps) {
	return (
		<div className={classes.parts}>
			<Worksheets assignmentId={assignmentId} />
			<OnTheWay course_id={courseId} assignment_id={assignmentId} />
			{closed ? null : (
				<div>
					<GiveButton course_id={courseId} assignment_id={assignmentId} />
				</div>
			)}
		</div>
	);
}

function OnTheWay(target: Target) {
	const [copies, uploads] = [useCopies(target), useUploads(target)];
	return (
		<Suspense>
			{copies.length > 0 ? <Copies {...target} /> : null}
			{uploads.length > 0 ? <Uploads {...target} /> : null}
		</Suspense>
	);
}
