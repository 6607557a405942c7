import { StudiedCourse } from "#features/courses/course/StudiedCourse.tsx";
import { MyGrades } from "#features/coursework/gradebook/record/MyGrades.tsx";
import { StudentWork } from "#features/coursework/gradebook/record/StudentWork.tsx";
import { CourseMaterials } from "#features/materials/library/CourseMaterials.tsx";
import type { useTab } from "./use-tab.ts";

type StudentPlaceProps = {
	/** The id of a course, or `grades`. */
	at: string;
	choose: ReturnType<typeof useTab>["choose"];
};

/** A student's course from the inside, or the grades in all of them, in place of the cards. */
export function StudentPlace({ at, choose }: StudentPlaceProps) {
	const close = () => choose("courses");
	if (at === "grades") {
		return <MyGrades onClose={close} onCourse={(id) => choose("courses", id)} onOpen={choose} />;
	}
	return (
		<StudiedCourse
			key={at}
			id={at}
			onClose={close}
			work={<StudentWork courseId={at} onOpen={choose} />}
			materials={<CourseMaterials courseId={at} />}
		/>
	);
}
