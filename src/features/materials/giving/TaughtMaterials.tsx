import { CourseMaterials, Worksheets } from "#features/materials/library/CourseMaterials.tsx";
import { Copies } from "./Copies.tsx";
import { GiveButton } from "./GiveButton.tsx";
import { useCopies, useUploads } from "./queries.ts";
import classes from "./TaughtMaterials.module.css";
import { Uploads } from "./Uploads.tsx";

type InCourseProps = { courseId: string; closed: boolean };

// The materials of a course for its teacher, who gives them.
export function TaughtMaterials({ courseId, closed }: InCourseProps) {
	const copies = useCopies({ courseId });
	const uploads = useUploads({ courseId });
	return (
		<div className={classes.parts}>
			<CourseMaterials courseId={courseId} expecting={copies.length + uploads.length > 0} />
			<Copies courseId={courseId} />
			<Uploads courseId={courseId} />
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
			<Copies courseId={courseId} assignmentId={assignmentId} />
			<Uploads courseId={courseId} assignmentId={assignmentId} />
			{closed ? null : (
				<div>
					<GiveButton course_id={courseId} assignment_id={assignmentId} />
				</div>
			)}
		</div>
	);
}
