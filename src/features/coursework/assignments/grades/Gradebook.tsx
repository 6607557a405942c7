import { useId, useState } from "react";
import type { AssignmentDetail } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import classes from "./Gradebook.module.css";
import { StudentRow } from "./StudentRow.tsx";
import { useSubmissionStatus } from "./use-submission-status.ts";

const groups = ["everyone", "handedIn", "notYet"] as const;
type Group = (typeof groups)[number];

const belongs = ({ submission, optional }: AssignmentDetail["students"][number], group: Group) =>
	group === "everyone" || (group === "handedIn" ? submission !== null : submission === null && !optional);

const answered = ({ submission }: AssignmentDetail["students"][number]) => submission !== null;

type GradebookProps = {
	detail: AssignmentDetail;
	/** The student whose answer is open from the beginning, "" for none. */
	opened: string;
	/** Leads to the form in which an answer is graded. */
	onGrade: (submissionId: string) => void;
};

// Every student of the course, those first whose row opens: who handed in and when, who did not, and every grade.
export function Gradebook({ detail, opened, onGrade }: GradebookProps) {
	const t = useWords();
	const heading = useId();
	const status = useSubmissionStatus(detail);
	const [group, setGroup] = useState<Group>("everyone");
	const of = (wanted: Group) => detail.students.filter((student) => belongs(student, wanted));
	const shown = of(group);
	return (
		<section aria-labelledby={heading}>
			<h2 className={classes.title} id={heading}>
				{t("page.class")}
			</h2>
			{detail.students.length === 0 ? (
				<EmptyState prop={<FreehandIcon name="bell" size={96} />} title={t("page.empty")} next={t("page.emptyNext")} />
			) : (
				<>
					<fieldset className={classes.groups} aria-label={t("page.who")}>
						{groups.map((name) => (
							<button
								key={name}
								type="button"
								className={classes.group}
								aria-pressed={name === group}
								onClick={() => setGroup(name)}
							>
								{t(`page.${name}`, { count: of(name).length })}
							</button>
						))}
					</fieldset>
					<ul className={classes.list}>
						{[...shown.filter(answered), ...shown.filter((student) => !answered(student))].map((student) => (
							<StudentRow
								key={student.id}
								student={student}
								detail={detail}
								status={status(student)}
								sought={student.id === opened}
								onGrade={onGrade}
							/>
						))}
					</ul>
					{shown.length === 0 ? <p className={classes.nobody}>{t("page.nobody")}</p> : null}
				</>
			)}
		</section>
	);
}
