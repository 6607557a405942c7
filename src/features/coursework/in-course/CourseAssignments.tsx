import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { GivenRow } from "#features/coursework/assignments/GivenRow.tsx";
import { useGivenAssignments } from "#features/coursework/assignments/queries.ts";
import classes from "#features/coursework/gradebook/record/RecordList.module.css";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";

type CourseAssignmentsProps = {
	courseId: string;
	onOpen: (assignmentId: string) => void;
	/** Leads to the form; null where nothing new can be given. */
	onNew: (() => void) | null;
};

// The assignments of a course, with how many handed in, were graded and are missing.
export function CourseAssignments({ courseId, onOpen, onNew }: CourseAssignmentsProps) {
	const t = useWords();
	const now = useCentreNow();
	const given = useGivenAssignments()?.filter(
		({ course, assignment }) => course.id === courseId && assignment.status !== "archived",
	);
	if (!given) return null;
	return (
		<>
			{given.length > 0 ? (
				<ul className={classes.given}>
					{given.map((row) => (
						<GivenRow key={row.assignment.id} row={row} now={now} inCourse onOpen={onOpen} />
					))}
				</ul>
			) : (
				<p className={classes.nothing}>{t("teacher.empty")}</p>
			)}
			{onNew ? (
				<Button
					className={classes.more ?? ""}
					variant="default"
					size="sm"
					leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
					onClick={onNew}
				>
					{t("create.new")}
				</Button>
			) : null}
		</>
	);
}
