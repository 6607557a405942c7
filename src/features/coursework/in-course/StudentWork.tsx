import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { useMyWork } from "./queries.ts";
import classes from "./WorkList.module.css";
import { WorkRow } from "./WorkRow.tsx";

type StudentWorkProps = {
	courseId: string;
	/** Leads to an assignment: to the sheet to write on, or to the answer that was handed in. */
	onOpen: (tab: "assignments" | "submitted", assignmentId: string) => void;
};

// What a student has to do in a course and has done, with every grade.
export function StudentWork({ courseId, onOpen }: StudentWorkProps) {
	const t = useWords();
	const now = useCentreNow();
	const work = useMyWork(courseId);
	if (!work) return null;
	if (work.length === 0) return <p className={classes.nothing}>{t("course.nothing")}</p>;
	return (
		<ul className={classes.list}>
			{work.map((one) => (
				<WorkRow
					key={one.assignment.id}
					work={one}
					now={now}
					before={t("due.before")}
					toGrade={t("submitted.pending")}
					onOpen={() => onOpen(one.submission ? "submitted" : "assignments", one.assignment.id)}
				/>
			))}
		</ul>
	);
}
