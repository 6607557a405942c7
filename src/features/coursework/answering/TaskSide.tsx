import type { ReactNode } from "react";
import { AssignmentText } from "#features/coursework/AssignmentText.tsx";
import type { PendingAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { PointsBlock } from "#ui/blocks/PointsBlock.tsx";
import classes from "./AssignmentCard.module.css";

type TaskSideProps = Pick<PendingAssignment, "assignment" | "course"> & {
	/** The id of its title. */
	heading: string;
	worksheets: (assignmentId: string) => ReactNode;
	/** What is said of it between its head and its words. */
	children: ReactNode;
};

// What an assignment asks for, as its student reads it.
export function TaskSide({ assignment, course, heading, worksheets, children }: TaskSideProps) {
	const t = useWords();
	return (
		<div>
			<div className={classes.head}>
				<div>
					<h2 className={classes.title} id={heading} tabIndex={-1} dir="auto">
						{assignment.title}
					</h2>
					<SubjectLine subject={course.subject} text={t("of", { course: course.title, code: course.code })} />
				</div>
				<PointsBlock points={assignment.max_points} word={t("points", { count: assignment.max_points })} />
			</div>
			{children}
			<AssignmentText words={assignment} courseId={course.id} className={classes.instructions} />
			<div className={classes.worksheets}>{worksheets(assignment.id)}</div>
		</div>
	);
}
