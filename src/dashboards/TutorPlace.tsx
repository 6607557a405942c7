import { Suspense } from "react";
import { OpenCourse } from "#features/courses/course/OpenCourse.tsx";
import { CourseGrades } from "#features/coursework/gradebook/CourseGrades.tsx";
import { CourseAssignments } from "#features/coursework/in-course/CourseAssignments.tsx";
import { useWords } from "#features/coursework/teaching-words.ts";
import { TaughtMaterials } from "#features/materials/giving/TaughtMaterials.tsx";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import type { useTab } from "./places/use-tab.ts";

const TutorCopy = part(() => import("./TutorCopy.tsx").then((file) => file.TutorCopy));
const CourseGradebook = part(() =>
	import("#features/coursework/gradebook/CourseGradebook.tsx").then((file) => file.CourseGradebook),
);
const StudentPage = part(() =>
	import("#features/coursework/gradebook/record/StudentPage.tsx").then((file) => file.StudentPage),
);

type TutorPlaceProps = {
	/** The id of a course, `course/grades`, `course/grades/student` and `course/class/student`; the last two also with `/all` behind. */
	at: string;
	choose: ReturnType<typeof useTab>["choose"];
	onNew: (courseId: string) => void;
};

/** A teacher's course from the inside, its gradebook, or one of its students, in place of the cards. */
export function TutorPlace(props: TutorPlaceProps) {
	const t = useWords();
	const { at, choose, onNew } = props;
	if (at.includes("/")) return <GradesPlace {...props} />;
	return (
		<OpenCourse
			key={at}
			id={at}
			onClose={() => choose("courses")}
			coursework={({ archived_at }) => (
				<CourseAssignments
					courseId={at}
					onOpen={(id) => choose("assignments", id)}
					onNew={archived_at === null ? () => onNew(at) : null}
				/>
			)}
			materials={({ archived_at }) => <TaughtMaterials courseId={at} closed={archived_at !== null} />}
			copy={(form) => (
				<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
					<TutorCopy {...form} onCopied={(id) => choose("courses", id)} />
				</Suspense>
			)}
			grades={<CourseGrades courseId={at} onOpen={() => choose("courses", `${at}/grades`)} />}
			onStudent={(id) => choose("courses", `${at}/class/${id}`)}
		/>
	);
}

/** What a cell of the gradebook or a line of a student's record is about. */
type Opened = { assignment: { id: string }; submission: { id: string; grade: number | null } | null };

function GradesPlace({ at, choose, onNew }: TutorPlaceProps) {
	const t = useWords();
	const [course = "", page = "", student = "", scope = ""] = at.split("/");
	const book = `${course}/grades`;
	const here = `${course}/${page}/${student}`;
	// An answer that waits is opened where it is graded.
	const openItem = ({ assignment, submission }: Opened, studentId: string) =>
		submission && submission.grade === null
			? choose("grading", submission.id)
			: choose("assignments", submission ? `${assignment.id}/${studentId}` : assignment.id);
	return (
		<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
			{student ? (
				<StudentPage
					key={student}
					studentId={student}
					courseId={course}
					all={scope === "all"}
					fromBook={page === "grades"}
					onClose={() => choose("courses", page === "grades" ? book : course)}
					onScope={(all) => choose("courses", all ? `${here}/all` : here)}
					onCourse={(id) => choose("courses", `${id}/class/${student}`)}
					onOpen={(item) => openItem(item, student)}
				/>
			) : (
				<CourseGradebook
					key={course}
					courseId={course}
					onClose={() => choose("courses", course)}
					onNew={() => onNew(course)}
					onStudent={(id) => choose("courses", `${book}/${id}`)}
					onTask={(id) => choose("assignments", id)}
					onAnswer={(item) => openItem(item, item.submission?.student_id ?? "")}
				/>
			)}
		</Suspense>
	);
}
