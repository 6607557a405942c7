import { useWords } from "#features/coursework/assignments/words.ts";
import { isPast } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { type OneWork, useWorkOf } from "./queries.ts";
import classes from "./WorkList.module.css";
import { WorkRow } from "./WorkRow.tsx";

type StudentRecordProps = { courseId: string; studentId: string; onOpen: (assignmentId: string) => void };

// Everything one student has done in a course, as their teacher looks it up.
export function StudentRecord({ courseId, studentId, onOpen }: StudentRecordProps) {
	const t = useWords();
	const now = useCentreNow();
	const work = useWorkOf(courseId, studentId);
	if (!work) return null;
	if (work.length === 0) return <p className={classes.nothing}>{t("record.nothing")}</p>;
	const { submitted, graded, missing } = countsOf(work, now);
	return (
		<div className={classes.record}>
			<p className={classes.counts}>
				{t("teacher.answers", { submitted, graded })}
				{missing > 0 ? ` · ${t("page.missing", { count: missing })}` : ""}
			</p>
			<ul className={classes.list}>
				{work.map((one) => (
					<WorkRow
						key={one.assignment.id}
						work={one}
						now={now}
						before={t("page.timing.before")}
						toGrade={t("page.toGrade")}
						onOpen={() => onOpen(one.assignment.id)}
					/>
				))}
			</ul>
		</div>
	);
}

function countsOf(work: OneWork[], now: number) {
	const answered = work.filter(({ submission }) => submission !== null);
	const open = work.filter(({ submission }) => submission === null);
	return {
		submitted: answered.length,
		graded: answered.filter(({ submission }) => submission?.graded_at != null).length,
		missing: open.filter(({ due_at }) => isPast(due_at, now)).length,
	};
}
