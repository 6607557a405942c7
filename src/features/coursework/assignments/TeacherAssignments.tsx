import { Button } from "@mantine/core";
import { CreateAssignment } from "#features/coursework/assignments/form/CreateAssignment.tsx";
import { assignmentDraft } from "#features/coursework/teaching-commands.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { GivenList } from "./GivenList.tsx";
import { useBegun, useGivenAssignments, useOpenCourses } from "./queries.ts";
import classes from "./TeacherAssignments.module.css";

type TeacherAssignmentsProps = { onOpen: (id: string) => void; onCreateCourse: () => void };

// The form for a new assignment, and the list of existing ones beside it.
export function TeacherAssignments({ onOpen, onCreateCourse }: TeacherAssignmentsProps) {
	const t = useWords();
	const given = useGivenAssignments();
	const courses = useOpenCourses();
	const begun = useBegun(assignmentDraft);
	if (!given || !courses) return <RuledSkeleton label={t("loading")} />;
	const nothingYet = { prop: <FreehandIcon name="clipboard" size={96} />, title: t("teacher.empty") };
	// Words that were begun stay in sight when their course goes away.
	const writing = courses.length > 0 || begun;
	if (given.length === 0 && !writing) {
		return (
			<EmptyState {...nothingYet} next={t("create.firstCourse")}>
				<Button onClick={onCreateCourse}>{t("create.toCourse")}</Button>
			</EmptyState>
		);
	}
	return (
		<div className={classes.columns}>
			{writing ? <CreateAssignment courses={courses} /> : null}
			<section>
				<h2 className={classes.title}>{t("teacher.list")}</h2>
				{given.length > 0 ? (
					<GivenList given={given} onOpen={onOpen} />
				) : (
					<EmptyState {...nothingYet} next={t("teacher.next")} />
				)}
			</section>
		</div>
	);
}
