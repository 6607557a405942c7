import { CopyCourse } from "#features/courses/copying/CopyCourse.tsx";
import type { CopyForm } from "#features/courses/course/CourseForms.tsx";
import { TasksToCopy } from "#features/coursework/assignments/copying/course/TasksToCopy.tsx";
import { useTasksToCopy } from "#features/coursework/assignments/copying/course/use-tasks-to-copy.ts";

type TutorCopyProps = CopyForm & { onCopied: (id: string) => void };

/** The form that copies a course: its own words, and below them its assignments. */
export function TutorCopy(props: TutorCopyProps) {
	const tasks = useTasksToCopy(props.course.id);
	return (
		<CopyCourse {...props} tasks={tasks}>
			<TasksToCopy tasks={tasks} />
		</CopyCourse>
	);
}
