import type { ReactNode } from "react";
import { StudiedCourse } from "#features/courses/course/StudiedCourse.tsx";
import { CourseRecord } from "#features/coursework/gradebook/record/CourseRecord.tsx";
import { MyGrades } from "#features/coursework/gradebook/record/MyGrades.tsx";
import { PastAssignment } from "#features/coursework/gradebook/record/PastAssignment.tsx";
import { CourseMaterials } from "#features/materials/library/CourseMaterials.tsx";
import type { useTab } from "./places/use-tab.ts";

type StudentPlaceProps = {
	/** The id of a course, with that of an assignment in it behind a slash if it has ended; or `grades`. */
	at: string;
	worksheets: (assignmentId: string) => ReactNode;
	choose: ReturnType<typeof useTab>["choose"];
};

/** A student's course from the inside, or the grades in all of them, in place of the cards. */
export function StudentPlace({ at, worksheets, choose }: StudentPlaceProps) {
	const close = () => choose("courses");
	if (at === "grades") {
		return <MyGrades onClose={close} onCourse={(id) => choose("courses", id)} onOpen={choose} />;
	}
	const [course = "", task] = at.split("/");
	if (task) {
		const back = () => choose("courses", course);
		return (
			<PastAssignment
				key={at}
				courseId={course}
				assignmentId={task}
				worksheets={worksheets}
				onClose={back}
				onGoOn={choose}
			/>
		);
	}
	return (
		<StudiedCourse
			key={at}
			id={course}
			onClose={close}
			coursework={<CourseRecord courseId={course} onOpen={choose} />}
			materials={<CourseMaterials courseId={course} />}
		/>
	);
}
