import { Suspense } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import type { useTab } from "./places/use-tab.ts";

export const TeacherAssignments = part(() =>
	import("#features/coursework/assignments/TeacherAssignments.tsx").then((file) => file.TeacherAssignments),
);

// Opened now and then, so their code comes when it is asked for.
const OpenAssignment = part(() =>
	import("#features/coursework/assignments/OpenAssignment.tsx").then((file) => file.OpenAssignment),
);
const GivenWorksheets = part(() =>
	import("#features/materials/giving/TaughtMaterials.tsx").then((file) => file.GivenWorksheets),
);

type TutorAssignmentsProps = {
	/** The id of an assignment, and behind a slash the student whose answer was asked for; "" for the list. */
	opened: string;
	/** The course in which a new assignment was asked for, "" for none. */
	wanted: string;
	onOpen: (id: string) => void;
	choose: ReturnType<typeof useTab>["choose"];
};

// A teacher's assignments, or one of them with its class.
export function TutorAssignments({ opened, wanted, onOpen, choose }: TutorAssignmentsProps) {
	const t = useWords();
	const [id = "", studentId = ""] = opened.split("/");
	return (
		<OnItsWay>
			{opened ? (
				<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
					<OpenAssignment
						key={opened}
						id={id}
						studentId={studentId}
						onClose={() => choose("assignments")}
						onGrade={(submissionId) => choose("grading", submissionId)}
						materials={(assignment, closed) => (
							<GivenWorksheets courseId={assignment.course_id} assignmentId={assignment.id} closed={closed} />
						)}
					/>
				</Suspense>
			) : (
				<TeacherAssignments wanted={wanted} onOpen={onOpen} onCreateCourse={() => choose("create")} />
			)}
		</OnItsWay>
	);
}
