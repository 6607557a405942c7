import { Suspense } from "react";
import { MyCourses } from "#features/courses/list/MyCourses.tsx";
import { useWords as useCourseWords } from "#features/courses/words.ts";
import { NextToGrade } from "#features/coursework/answering/NextUp.tsx";
import { useWords as useTeachingWords } from "#features/coursework/teaching-words.ts";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import type { useTab } from "./use-tab.ts";

// Opened now and then, so their code comes when it is asked for.
const OpenCourse = part(() => import("#features/courses/course/OpenCourse.tsx").then((file) => file.OpenCourse));
const CourseAssignments = part(() =>
	import("#features/coursework/in-course/CourseAssignments.tsx").then((file) => file.CourseAssignments),
);
const StudentRecord = part(() =>
	import("#features/coursework/in-course/StudentRecord.tsx").then((file) => file.StudentRecord),
);
const TaughtMaterials = part(() =>
	import("#features/materials/giving/TaughtMaterials.tsx").then((file) => file.TaughtMaterials),
);
const GivenWorksheets = part(() =>
	import("#features/materials/giving/TaughtMaterials.tsx").then((file) => file.GivenWorksheets),
);
const OpenAssignment = part(() =>
	import("#features/coursework/assignments/OpenAssignment.tsx").then((file) => file.OpenAssignment),
);

type CourseProps = { choose: ReturnType<typeof useTab>["choose"]; onNew: (courseId: string) => void };

// The courses of a teacher, or the one that is open.
export function Courses({ opened, ...to }: { opened: string } & CourseProps) {
	const { choose } = to;
	return (
		<OnItsWay>
			{opened ? (
				<CoursePage id={opened} {...to} />
			) : (
				<>
					<MyCourses as="teacher" onOpen={(id) => choose("courses", id)} onCreate={() => choose("create")} />
					<NextToGrade onOpen={(id) => choose("grading", id)} />
				</>
			)}
		</OnItsWay>
	);
}

/** A teacher's course from the inside, in place of the cards. */
function CoursePage({ id, choose, onNew }: { id: string } & CourseProps) {
	const t = useCourseWords();
	const open = (assignmentId: string) => choose("assignments", assignmentId);
	return (
		<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
			<OpenCourse
				key={id}
				id={id}
				onClose={() => choose("courses")}
				work={({ archived_at }) => (
					<CourseAssignments courseId={id} onOpen={open} onNew={archived_at === null ? () => onNew(id) : null} />
				)}
				materials={({ archived_at }) => <TaughtMaterials courseId={id} closed={archived_at !== null} />}
				record={(studentId) => (
					<Suspense>
						<StudentRecord courseId={id} studentId={studentId} onOpen={open} />
					</Suspense>
				)}
			/>
		</Suspense>
	);
}

type OpenedProps = { id: string; onClose: () => void };

/** A teacher's assignment with its class, in place of the list. */
export function AssignmentPage({ id, onClose }: OpenedProps) {
	const t = useTeachingWords();
	return (
		<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
			<OpenAssignment
				key={id}
				id={id}
				onClose={onClose}
				materials={(assignment, closed) => (
					<GivenWorksheets courseId={assignment.course_id} assignmentId={assignment.id} closed={closed} />
				)}
			/>
		</Suspense>
	);
}
