import { Suspense } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";

// Opened now and then, so their code comes when it is asked for.
const OpenAssignment = part(() =>
	import("#features/coursework/assignments/OpenAssignment.tsx").then((file) => file.OpenAssignment),
);
const GivenWorksheets = part(() =>
	import("#features/materials/giving/TaughtMaterials.tsx").then((file) => file.GivenWorksheets),
);

type TutorAssignmentProps = {
	/** The id of an assignment, and behind a slash the student whose answer was asked for. */
	at: string;
	onClose: () => void;
	onGrade: (submissionId: string) => void;
};

/** A teacher's assignment with its class, in place of the list. */
export function TutorAssignment({ at, onClose, onGrade }: TutorAssignmentProps) {
	const t = useWords();
	const [id = "", studentId = ""] = at.split("/");
	return (
		<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
			<OpenAssignment
				key={at}
				id={id}
				studentId={studentId}
				onClose={onClose}
				onGrade={onGrade}
				materials={(assignment, closed) => (
					<GivenWorksheets courseId={assignment.course_id} assignmentId={assignment.id} closed={closed} />
				)}
			/>
		</Suspense>
	);
}
